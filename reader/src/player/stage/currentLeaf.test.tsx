import { setImmediate } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeLoadedLeaf } from '../testing/fakeLeaf.ts';
import { fakeItem } from '../testing/fakeOpenBook.ts';
import { fakeView } from '../testing/fakeView.ts';
import { createCurrentLeaf } from './currentLeaf.ts';
import type { PageView } from './views/PageView.ts';

afterEach(() => void document.body.replaceChildren());

/** A stage that shows the first page of a book; `next` shows the second one. */
function stage(slides = false) {
  const log: string[] = [];
  const current = createCurrentLeaf({
    direction: 'ltr',
    slides: () => slides,
    onPage: ({ index }) => {
      log.push(`${index} is shown`);
      return () => void log.push(`${index} has left`);
    },
  });
  const put = (index: number, place: (view: PageView) => void = () => {}) => {
    const view = fakeView(index);
    const leaf = { pages: [{ item: fakeItem(index), side: 'center' as const }] };
    current.replace(fakeLoadedLeaf(leaf, [view], document.body), place, index > 0 ? 'forward' : undefined);
    return view;
  };
  const frames = () => [...document.querySelectorAll('iframe')].map(({ dataset }) => dataset.index);
  return { current, put, first: put(0), log, frames };
}

test('a page becomes visible once its screen is chosen, and takes the place of the one before', () => {
  const { current, put, log, frames } = stage();
  const visibility: string[] = [];
  const next = put(1, ({ frame }) => void visibility.push(frame.style.visibility));
  expect([...visibility, next.frame.style.visibility]).toEqual(['', 'visible']);
  expect(frames()).toEqual(['1']);
  expect(current.views()).toEqual([next]);
  expect(current.viewOf(0)).toBeUndefined();
  expect(log).toEqual(['0 is shown', '1 is shown', '0 has left']);
});

test('a page that slides out stays until the slide has ended', async () => {
  let end = () => {};
  const finished = new Promise<void>((resolve) => {
    end = resolve;
  });
  Object.assign(HTMLElement.prototype, { animate: vi.fn(() => ({ finished })) });
  const { current, put, first, log, frames } = stage(true);
  first.frame.focus();
  const second = put(1);
  // Keys reach the new page at once.
  expect(document.activeElement).toBe(second.frame);
  expect(frames()).toEqual(['0', '1']);
  expect(current.views().map(({ index }) => index)).toEqual([1]);
  end();
  await vi.waitFor(() => expect(frames()).toEqual(['1']));
  expect(log.at(-1)).toBe('0 has left');
  Reflect.deleteProperty(HTMLElement.prototype, 'animate');
});

test('the focus of a page goes on to the page that takes its place, and nothing else loses it', () => {
  const { put, first } = stage();
  first.frame.focus();
  const second = put(1);
  expect(document.activeElement).toBe(second.frame);
  const button = document.body.appendChild(document.createElement('button'));
  button.focus();
  put(2);
  expect(document.activeElement).toBe(button);
});

test('closing removes the page and what listens to it', () => {
  const { current, log, frames } = stage();
  current.close();
  expect([frames(), current.views()]).toEqual([[], []]);
  expect(log).toEqual(['0 is shown', '0 has left']);
});

/** Frees what nothing refers to. */
async function collectGarbage(): Promise<void> {
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  // What was read from a weak reference stays until the end of the task.
  await setImmediate();
  collect();
}

test('pages that have left are freed, however many are read after them', async () => {
  const { put } = stage();
  const left = [1, 2, 3].map((index) => new WeakRef(put(index)));
  put(4);
  await collectGarbage();
  expect(left.map((page) => page.deref()?.index)).toEqual([undefined, undefined, undefined]);
});
