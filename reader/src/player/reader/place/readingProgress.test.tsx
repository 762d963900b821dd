import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { emptyNavigation } from '../../publication/navigation.ts';
import { createState } from '../../state/createState.ts';
import { fakeLocation, fakeOpenBook } from '../../testing/fakeOpenBook.ts';
import { fakeView } from '../../testing/fakeView.ts';
import { initialReaderState, type ReaderState } from '../ReaderState.ts';
import { createReadingProgress } from './readingProgress.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const chapter = (label: string, href: string) => ({ label, href: `https://books.example/b/${href}`, chapters: [] });

function openBook() {
  const book = fakeOpenBook([fakeView(1, '<h2 id="early" data-screen="0"></h2><h2 id="late" data-screen="3"></h2>', 5)]);
  const contents = [chapter('One', '0.xhtml'), chapter('Early', '1.xhtml#early'), chapter('Late', '1.xhtml#late')];
  const state = createState<ReaderState>({ ...initialReaderState, navigation: { ...emptyNavigation, contents } });
  let newer = (_: string) => {};
  const stopWatching = vi.fn();
  const callbacks = {
    postLastmark: vi.fn(async (_: string, __: string) => {}),
    watchLastmark: vi.fn((_: string, onNewer: (position: string) => void) => {
      newer = onNewer;
      return stopWatching;
    }),
    stopWatching,
    postReadLogs: vi.fn(async (_: readonly { percentage: number }[]) => {}),
  };
  const postpone = vi.fn();
  const progress = createReadingProgress({
    bookId: 'lake',
    sessionId: 's1',
    deviceId: 'd1',
    callbacks,
    state,
    book: () => book,
    locations: { progressionOf: ({ screen, screens }) => screen / screens, postpone },
    narrationTime: () => 7.5,
    onError: vi.fn(),
  });
  return { progress, state, callbacks, postpone, newer: (position: string) => newer(position) };
}

test('a move updates progression and chapter, and is sent as a read log and as the last position with the time in its recording', async () => {
  const { progress, state, callbacks, postpone } = openBook();
  progress.moved(fakeLocation(1, { screen: 2 }));
  expect(state.get()).toMatchObject({ progression: 0.2, chapter: 'https://books.example/b/1.xhtml#early' });
  progress.moved(fakeLocation(1, { screen: 3 }));
  expect(state.get()).toMatchObject({ progression: 0.3, chapter: 'https://books.example/b/1.xhtml#late' });
  expect(postpone).toHaveBeenCalledTimes(2);
  progress.send();
  await progress.close();
  expect(callbacks.postReadLogs.mock.calls.flat(2).map(({ percentage }) => percentage)).toEqual([30]);
  expect(callbacks.postLastmark).toHaveBeenCalledExactlyOnceWith(
    'lake',
    '{"ncxRef":"c1#early","URI":"1.xhtml#early","charOffset":0,"timeOffset":7.5}',
    expect.any(Number),
    'Late',
  );
});

test('a newer position of another device is in the state until the book is closed, and one that is no position is none', async () => {
  const { progress, state, newer, callbacks } = openBook();
  expect(callbacks.watchLastmark).toHaveBeenCalledExactlyOnceWith('lake', expect.any(Function));
  newer('{"ncxRef":"c2"}');
  expect(state.get().newerPlace).toEqual({ ncxRef: 'c2' });
  newer('{"chapter":2}');
  expect(state.get().newerPlace).toBeUndefined();
  await progress.close();
  expect(callbacks.stopWatching).toHaveBeenCalledOnce();
});
