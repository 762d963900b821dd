import { type Mock, vi } from 'vitest';
import type { PageView } from '../stage/views/PageView.ts';

/** A page in a frame, whose screens a test chooses. */
export interface FakeView extends PageView {
  readonly go: Mock<PageView['go']>;
  readonly slideTo: Mock<PageView['slideTo']>;
  readonly layout: Mock<PageView['layout']>;
  readonly restyle: Mock<PageView['restyle']>;
  readonly close: Mock<PageView['close']>;
}

/** Returns a page of several screens; an element with `data-screen` starts that screen. Needs jsdom. */
export function fakeView(index: number, body = '', screens = 1, more: Partial<PageView> = {}): FakeView {
  const page = document.implementation.createHTMLDocument();
  page.body.innerHTML = body;
  const frame = document.createElement('iframe');
  let screen = 0;
  const show = (to: number) => {
    screen = to;
  };
  return {
    index,
    frame,
    document: page,
    get screen() {
      return screen;
    },
    screens,
    scrolls: false,
    screenOf: (target) => {
      const node = 'startContainer' in target ? target.startContainer : target;
      const element = node instanceof Element ? node : node.parentElement;
      return Number(element?.closest('[data-screen]')?.getAttribute('data-screen') ?? 0);
    },
    shownPart: () => ({ before: 0, on: 1 }),
    firstVisibleRange: () => {
      const first = page.querySelector(`[data-screen="${screen}"]`);
      if (!first) return undefined;
      const range = page.createRange();
      range.setStart(first, 0);
      return range;
    },
    ...more,
    layout: vi.fn(async () => {}),
    restyle: vi.fn(),
    go: vi.fn(show),
    slideTo: vi.fn(show),
    close: vi.fn(() => frame.remove()),
  };
}
