import { expect, test, vi } from 'vitest';
import { ProtectedBookError } from '../network/bookError.ts';
import type { PreparedPage } from '../section/preparePage.ts';
import { createState } from '../state/createState.ts';
import { fakeFiles, fakeItem } from '../testing/fakeOpenBook.ts';
import { fakeView } from '../testing/fakeView.ts';
import { createPageListeners } from './pageListeners.ts';
import { initialReaderState, type ReaderState } from './ReaderState.ts';

function openBook() {
  const state = createState<ReaderState>(initialReaderState);
  const input = { onTap: vi.fn(), onSwipe: vi.fn(), onPinch: vi.fn(), onKey: vi.fn(), onPointer: vi.fn() };
  const [onLink, onProtected] = [vi.fn(), vi.fn()];
  const files = { ...fakeFiles(), renewedUrl: vi.fn(async (src: string) => `${src}?Policy=second`) };
  const listen = createPageListeners({
    state,
    files,
    input,
    enlargement: { listen: () => () => {} },
    onLink,
    onProtected,
    onShown: () => () => {},
    takesTap: () => false,
  });
  /** Shows a page; returns its view and a function that hides it. */
  const show = (index: number, body = '', flaws: Partial<PreparedPage> = {}, item = fakeItem(index)) => {
    const view = fakeView(index, body);
    const whole = { isMalformed: false, isTooLarge: false, ...flaws };
    const hide = listen(view, { item, nested: [], markup: '', size: undefined, holdsMedia: false, ...whole });
    return { view, hide };
  };
  const element = ({ document }: ReturnType<typeof fakeView>, selector: string) => document.querySelector(selector) ?? document.body;
  return { state, input, onLink, onProtected, files, show, element };
}

test.each([
  ['malformed', { isMalformed: true }, 'isPageMalformed'],
  ['too large for columns', { isTooLarge: true }, 'isPageTooLarge'],
] as const)('the reader says that a page is %s as long as one of the shown pages is', (_, flaw, name) => {
  const { state, show } = openBook();
  const isSaid = () => state.get()[name];
  const [left, right] = [show(0, '', flaw), show(1, '', flaw)];
  show(2);
  expect(isSaid()).toBe(true);
  left.hide();
  expect(isSaid()).toBe(true);
  right.hide();
  expect(isSaid()).toBe(false);
});

test('links and keys of a page are reported until it is hidden', () => {
  const { input, onLink, show, element } = openBook();
  const { view, hide } = show(0, '<a href="2.xhtml">on</a>');
  const link = element(view, 'a');
  const press = () => {
    link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    link.dispatchEvent(new KeyboardEvent('keydown', { key: 'n', bubbles: true }));
  };
  press();
  hide();
  press();
  expect(onLink).toHaveBeenCalledExactlyOnceWith('2.xhtml', link);
  expect(input.onKey).toHaveBeenCalledOnce();
});

test('a pinch changes the text size on a page of flowing text, and nothing on a page of fixed layout', () => {
  const { input, show } = openBook();
  const pinch = ({ view }: ReturnType<typeof show>) => {
    for (const [type, apart] of [
      ['touchstart', 100],
      ['touchmove', 250],
      ['touchend', 250],
    ] as const) {
      const points = [0, apart].map((clientX) => ({ clientX, clientY: 0, screenX: clientX, screenY: 0 }));
      view.document.body.dispatchEvent(Object.assign(new Event(type, { bubbles: true }), { touches: points, changedTouches: points }));
    }
  };
  pinch(show(0, '', {}, fakeItem(0, { layout: 'pre-paginated' })));
  expect(input.onPinch).not.toHaveBeenCalled();
  pinch(show(1));
  expect(input.onPinch.mock.calls).toEqual([
    [2.5, false],
    [2.5, true],
  ]);
});

test('a picture that fails is loaded with a renewed URL, and not once its page is hidden', async () => {
  const { files, show, element } = openBook();
  const { view, hide } = show(0, '<img src="https://books.example/b/moon.jpg"><img src="https://books.example/b/sun.jpg">');
  const fail = (selector: string) => element(view, selector).dispatchEvent(new Event('error'));
  fail('img');
  await vi.waitFor(() => expect(element(view, 'img').getAttribute('src')).toBe('https://books.example/b/moon.jpg?Policy=second'));
  hide();
  fail('img:last-child');
  expect(files.renewedUrl).toHaveBeenCalledExactlyOnceWith('https://books.example/b/moon.jpg');
});

test('a picture that the service failed to give is loaded once more from the same URL', async () => {
  const { files, show, element } = openBook();
  const { view } = show(0, '<img src="https://books.example/b/moon.jpg">');
  const image = element(view, 'img');
  const loads: (string | null)[] = [];
  const observer = new MutationObserver(() => loads.push(image.getAttribute('src')));
  observer.observe(image, { attributeFilter: ['src'] });
  files.renewedUrl.mockImplementation(async (src) => src);
  for (const _ of [1, 2]) image.dispatchEvent(new Event('error'));
  await vi.waitFor(() => expect(loads).toEqual(['https://books.example/b/moon.jpg']));
});

test('a picture that is protected against copying is reported, and one that is only missing is not', async () => {
  const { files, onProtected, show, element } = openBook();
  const { view } = show(0, '<img src="https://books.example/b/moon.jpg"><img src="https://books.example/b/sun.jpg">');
  const error = new ProtectedBookError('https://books.example/b/moon.jpg', 'aes');
  files.renewedUrl.mockRejectedValueOnce(error).mockRejectedValueOnce(new Error('gone'));
  for (const selector of ['img', 'img:last-child']) element(view, selector).dispatchEvent(new Event('error'));
  await vi.waitFor(() => expect(onProtected).toHaveBeenCalledExactlyOnceWith(error));
});
