// The pointer of the browser tests: presses a control where it is in that very frame.
//
// A control may move from one frame to the next, because a count goes on or a text arrives. So all of
// this happens in one turn of the page, which nothing else can interrupt: a frame is drawn with the
// pointer on the control, another one with the control pressed, and the program's record of that frame
// says whether it was this control that took the press.
//
// Shortly after a new layout the program does not take a press on the very point of the one before, if
// another control lies there now (src/ui/kit/settling.hpp). No hand is that exact, and so the pointer
// keeps away from that point.

/**
 * Presses a control in the page, and lets it go there or on another one. Runs in the page, and so
 * refers to nothing outside.
 * @param {object} gesture
 * @param {string} gesture.from the control that is pressed
 * @param {number[]} [gesture.off] where, from its top left corner; without it in its middle
 * @param {string} [gesture.to] the control that it is dragged to
 * @param {number} gesture.button of the mouse: 0 for the left one, 2 for the right one
 * @param {boolean} gesture.touch whether a finger does it
 * @returns {string} empty if it was done; begins with 'moved' if nothing was pressed because the control
 *     had moved; otherwise why it was not done
 */
export function usePointer({ from, off, to, button, touch }) {
    const lab = window.queensLab;
    const { ask, draw } = lab;
    const canvas = document.getElementById('canvas');
    const place = (id, [right, down] = []) => {
        const box = canvas.getBoundingClientRect();
        const [x, y, width, height] = ask(`rect ${id}`).split(' ').map(Number);
        return [box.x + x + (right ?? width / 2), box.y + y + (down ?? height / 2)];
    };
    /** Where `from` is to be pressed. */
    const target = () => {
        const [x, y] = place(from, off);
        const { id, at } = lab.pressed ?? { id: from };
        if (id === from || Math.hypot(at[0] - x, at[1] - y) >= 5) return [x, y];
        return [at[0] + (at[0] > x ? -5 : 5), y];
    };
    const isAt = ([x, y]) => {
        const [nowX, nowY] = target();
        return Math.hypot(nowX - x, nowY - y) < 0.5;
    };

    const sendTouch = (act, point, common) => {
        const finger = new Touch({ identifier: 1, target: canvas, ...point });
        const touches = act === 'up' ? [] : [finger];
        const type = { down: 'touchstart', move: 'touchmove', up: 'touchend' }[act];
        const fingers = { touches, targetTouches: touches, changedTouches: [finger] };
        canvas.dispatchEvent(new TouchEvent(type, { ...common, ...fingers }));
    };
    let held = 0;
    const send = (act, [clientX, clientY]) => {
        if (act !== 'move') held = act === 'down' ? [1, 4, 2][button] : 0;
        const point = { clientX, clientY };
        const common = { bubbles: true, cancelable: true, composed: true };
        const event = { ...common, ...point, button, buttons: held };
        const pointer = { pointerType: touch ? 'touch' : 'mouse', isPrimary: true };
        canvas.dispatchEvent(new PointerEvent(`pointer${act}`, { ...event, ...pointer }));
        if (touch) sendTouch(act, point, common);
        else canvas.dispatchEvent(new MouseEvent(`mouse${act}`, event));
        draw();
        // Dear ImGui takes where a finger is in one frame, and that it presses in the next one.
        if (touch) draw();
    };

    /** Whether the last frame's press went to the control; what is disabled takes none. */
    const took = (at) => {
        const lines = ask('screen').split('\n');
        const [, , letters] =
            lines.map((line) => line.split('\t')).find((l) => l[3] === from) ?? [];
        return letters === undefined ? isAt(at) : /[kd]/.test(letters);
    };

    draw();
    const at = target();
    if (Number.isNaN(at[0])) return 'moved';
    if (!touch) send('move', at);
    if (!isAt(at)) return 'moved';
    const top = document.elementFromPoint(...at);
    if (top === null) return `moved out of the window: ${at} of ${[innerWidth, innerHeight]}`;
    if (top !== canvas) return `lies under ${top.outerHTML.slice(0, 80)}`;
    send('down', at);
    if (!took(at)) {
        const still = isAt(at);
        send('move', [-1, -1]);
        send('up', [-1, -1]);
        return still ? `did not take a press at ${at}` : 'moved';
    }
    lab.pressed = { id: from, at };
    if (!to) {
        send('up', at);
        return '';
    }
    const steps = 6;
    const goal = place(to);
    for (let step = 1; step <= steps; ++step) {
        send(
            'move',
            at.map((start, axis) => start + ((goal[axis] - start) * step) / steps),
        );
    }
    send('up', goal);
    return '';
}
