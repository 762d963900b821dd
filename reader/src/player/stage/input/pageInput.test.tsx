import { beforeEach, expect, test, vi } from 'vitest';
import type { PageView } from '../views/PageView.ts';
import { listenToPage } from './pageInput.ts';

interface Finger {
  readonly x: number;
  readonly y: number;
}

/** Creates a page of 1000 px with listeners, and simulated touches. */
function listening() {
  const [frame, stage] = [document.createElement('iframe'), document.createElement('div')];
  const room = { left: 0, top: 0, width: 1000, height: 800 };
  frame.getBoundingClientRect = () => ({ ...new DOMRect(), ...room });
  stage.getBoundingClientRect = () => ({ ...new DOMRect(), ...room });
  Object.defineProperty(frame, 'clientWidth', { value: 1000 });
  stage.append(frame);
  const input = { onTap: vi.fn(), onSwipe: vi.fn(), onPinch: vi.fn(), onKey: vi.fn(), onPointer: vi.fn(), onLink: vi.fn() };
  // Only the document, the frame and the index of a view are used.
  const end = listenToPage({ document, frame, index: 3 } as unknown as PageView, input);
  const touch = (name: string, fingers: readonly Finger[], changed = fingers, target: Element = document.body) => {
    const points = (all: readonly Finger[]) => all.map(({ x, y }) => ({ clientX: x, clientY: y, screenX: x, screenY: y }));
    target.dispatchEvent(Object.assign(new Event(name, { bubbles: true }), { touches: points(fingers), changedTouches: points(changed) }));
  };
  const click = (target: Element, x: number) =>
    target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, clientX: x }));
  return { input, touch, click, end, stage };
}

beforeEach(() => {
  document.body.innerHTML = '<p id="s1">The lake</p><a href="https://b.example/2.xhtml">on</a><button type="button">b</button>';
});
const element = (selector: string): Element => document.querySelector(selector) ?? document.body;

test('a finger that moves sideways is a swipe, and not a tap', () => {
  const { input, touch, click, end } = listening();
  touch('touchstart', [{ x: 800, y: 400 }]);
  touch('touchend', [], [{ x: 600, y: 410 }]);
  click(element('#s1'), 600);
  expect(input.onSwipe).toHaveBeenCalledExactlyOnceWith('left');
  expect(input.onTap).not.toHaveBeenCalled();
  end();
});

test('a tap and a swipe above or below the text turn the page as those on it do', () => {
  const { input, touch, click, end, stage } = listening();
  click(stage, 990);
  expect(input.onTap).toHaveBeenCalledExactlyOnceWith('right', document.body, 3, undefined);
  touch('touchstart', [{ x: 200, y: 20 }], undefined, stage);
  touch('touchend', [], [{ x: 400, y: 20 }], stage);
  expect(input.onSwipe).toHaveBeenCalledExactlyOnceWith('right');
  end();
});

test('two fingers that move apart are a pinch until they are lifted', () => {
  const { input, touch, end } = listening();
  touch('touchstart', [{ x: 400, y: 400 }]);
  touch('touchstart', [
    { x: 400, y: 400 },
    { x: 500, y: 400 },
  ]);
  touch('touchmove', [
    { x: 375, y: 400 },
    { x: 525, y: 400 },
  ]);
  touch('touchend', [{ x: 375, y: 400 }], [{ x: 525, y: 400 }]);
  expect(input.onPinch.mock.calls).toEqual([
    [1.5, false],
    [1.5, true],
  ]);
  expect(input.onSwipe).not.toHaveBeenCalled();
  end();
});

test.each([
  [50, 'left'],
  [500, 'middle'],
  [950, 'right'],
])('a tap at %d of 1000 px hits the zone %s', (x, zone) => {
  const { input, click, end } = listening();
  click(element('#s1'), x);
  expect(input.onTap).toHaveBeenCalledExactlyOnceWith(zone, element('#s1'), 3, undefined);
  end();
});

test('a link is reported and not followed by the page, and an interactive element is no tap target', () => {
  const { input, click, end } = listening();
  expect(click(element('a'), 500)).toBe(false);
  expect(input.onLink).toHaveBeenCalledExactlyOnceWith('https://b.example/2.xhtml', element('a'));
  click(element('button'), 500);
  expect(input.onTap).not.toHaveBeenCalled();
  end();
});

test('fingers and arrow keys in a table that scrolls turn no page', () => {
  const { input, touch, end } = listening();
  document.body.innerHTML = '<table data-rk-wide="" tabindex="0"><tbody><tr><td>One</td></tr></tbody></table>';
  touch('touchstart', [{ x: 800, y: 400 }], undefined, element('td'));
  touch('touchend', [], [{ x: 600, y: 410 }], element('td'));
  const press = (key: string) => element('table').dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  press('ArrowRight');
  press('PageDown');
  expect(input.onSwipe).not.toHaveBeenCalled();
  expect(input.onKey.mock.calls.map(([{ key }]) => key)).toEqual(['PageDown']);
  end();
});

test('a page that was closed reports no more input', () => {
  const { input, click, end } = listening();
  end();
  click(element('#s1'), 500);
  expect(input.onTap).not.toHaveBeenCalled();
});
