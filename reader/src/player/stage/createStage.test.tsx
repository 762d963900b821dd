import { expect, test, vi } from 'vitest';
import { BookRequestError } from '../network/bookError.ts';
import type { SpineItem } from '../publication/Publication.ts';
import { fakeLoadedLeaf } from '../testing/fakeLeaf.ts';
import { fakeFiles, fakeItem, fakePublication } from '../testing/fakeOpenBook.ts';
import { type FakeView, fakeView } from '../testing/fakeView.ts';
import { createStage } from './createStage.ts';
import type { LoadedLeaf } from './leafOpener.ts';
import type { Leaf } from './leaves.ts';

const three = [fakeItem(0), fakeItem(1), fakeItem(2)];
const body = '<p data-screen="0">The lake</p><p data-screen="1">lay still</p><p data-screen="2">and the boy</p>';
const noAnswer = new BookRequestError(0, 'https://books.example/b/1.xhtml');
const missingPage = new BookRequestError(404, 'https://books.example/b/1.xhtml');

/** A stage whose documents have three screens; `errors` are those of documents that fail to load. */
function openBook(items: readonly SpineItem[] = three, errors: Readonly<Record<number, Error>> = {}) {
  const container = document.createElement('div');
  const setWidth = (width: number) => Object.defineProperty(container, 'clientWidth', { value: width, configurable: true });
  setWidth(1000);
  const loads: number[] = [];
  const removed: number[] = [];
  const views: FakeView[] = [];
  let waiting: (() => void)[] | undefined;
  const load = async (leaf: Leaf): Promise<LoadedLeaf> => {
    const indexes = leaf.pages.map(({ item }) => item.index);
    loads.push(...indexes);
    await new Promise<void>((resolve) => (waiting ? void waiting.push(resolve) : resolve()));
    const error = errors[indexes[0] ?? -1];
    if (error) throw error;
    const pages = leaf.pages.map(({ item: { index, scrolls } }) => fakeView(index, body, 3, { scrolls }));
    views.push(...pages);
    return { ...fakeLoadedLeaf(leaf, pages, container), remove: () => void removed.push(...indexes) };
  };
  const loader = { load, prefetch: vi.fn(), loadNext: vi.fn(), discardNext: vi.fn(), discardPages: vi.fn(), close: vi.fn() };
  const onMissing = vi.fn();
  const onMoved = vi.fn();
  const stage = createStage(
    {
      container,
      publication: fakePublication(items),
      files: fakeFiles(),
      reading: () => 'p { color: blue }',
      slides: () => false,
      onPage: () => () => {},
      onMissing,
      onMoved,
    },
    () => loader,
  );
  /** Returns the shown documents, and the screen of the first one. */
  const shown = () => [
    stage
      .views()
      .map(({ index }) => index)
      .join(),
    stage.views()[0]?.screen,
  ];
  const pause = () => {
    waiting = [];
  };
  const finishLoad = () => waiting?.shift()?.();
  return { stage, views, setWidth, loads, removed, loader, onMissing, onMoved, shown, pause, finishLoad };
}

test('a turn goes through the screens of a document, and then to the next document', async () => {
  const { stage, shown } = openBook();
  await stage.show({ index: 0 });
  const places: unknown[] = [];
  for (let turns = 0; turns < 4; turns += 1) {
    await stage.turn('forward');
    places.push(shown());
  }
  expect(places).toEqual([
    ['0', 1],
    ['0', 2],
    ['1', 0],
    ['1', 1],
  ]);
});

test.each(['screen', 'document'] as const)('a turn backward by a %s opens the document before at its last screen', async (by) => {
  const { stage, shown } = openBook();
  await stage.show({ index: 1 });
  await stage.turn('backward', by);
  expect(shown()).toEqual(['0', 2]);
});

test('a turn past a document that scrolls opens the next one at its start, and the one that was just left where it was', async () => {
  const { stage, shown } = openBook(three.map((item) => ({ ...item, scrolls: true })));
  await stage.show({ index: 1, at: 'end' });
  await stage.turn('backward', 'document');
  expect(shown()).toEqual(['0', 0]);
  await stage.turn('forward', 'document');
  expect(shown()).toEqual(['1', 2]);
  await stage.turn('forward', 'document');
  expect(shown()).toEqual(['2', 0]);
  await stage.turn('backward', 'document');
  expect(shown()).toEqual(['1', 2]);
});

test('at the start and at the end of a book a turn loads nothing and is no move', async () => {
  const { stage, loads, onMoved } = openBook();
  await stage.show({ index: 0 });
  expect(await stage.turn('backward')).toBe('end');
  await stage.show({ index: 2, at: 'end' });
  expect(await stage.turn('forward')).toBe('end');
  expect(loads).toEqual([0, 2]);
  expect(onMoved).toHaveBeenCalledTimes(2);
});

test('two turns in quick succession run one after the other', async () => {
  const { stage, loads, shown, pause, finishLoad } = openBook();
  await stage.show({ index: 0, at: 'end' });
  pause();
  const turns = [stage.turn('forward'), stage.turn('forward')];
  await vi.waitFor(() => expect(loads).toEqual([0, 1]));
  expect(shown()).toEqual(['0', 2]);
  finishLoad();
  await turns[0];
  expect(shown()[0]).toBe('1');
  await turns[1];
  expect(shown()).toEqual(['1', 1]);
  expect(loads).toEqual([0, 1]);
});

test('a page that fails to load leaves the user where they are, and the next turn tries it again', async () => {
  const errors: Record<number, Error> = { 1: noAnswer };
  const { stage, shown, onMissing } = openBook(three, errors);
  await stage.show({ index: 0, at: 'end' });
  await expect(stage.turn('forward')).rejects.toBe(noAnswer);
  expect(shown()).toEqual(['0', 2]);
  expect(onMissing).not.toHaveBeenCalled();
  delete errors[1];
  expect(await stage.turn('forward')).toBe('turned');
  expect(shown()).toEqual(['1', 0]);
});

test('a page that the book lacks is skipped and reported, and an error if no page follows it', async () => {
  const { stage, shown, onMissing } = openBook(three, { 1: missingPage });
  await stage.show({ index: 0, at: 'end' });
  expect(await stage.turn('forward')).toBe('turned');
  expect(shown()).toEqual(['2', 0]);
  expect(onMissing).toHaveBeenCalledExactlyOnceWith(missingPage);
  const last = openBook(three, { 2: missingPage });
  await last.stage.show({ index: 1, at: 'end' });
  await expect(last.stage.turn('forward')).rejects.toBe(missingPage);
  expect(last.shown()).toEqual(['1', 2]);
});

test('a book whose first page is missing opens at the next one, and one whose last pages are missing at the page before', async () => {
  const { stage, shown, onMissing } = openBook(three, { 0: missingPage });
  await stage.show({ index: 0 });
  expect(shown()).toEqual(['1', 0]);
  expect(onMissing).toHaveBeenCalledExactlyOnceWith(missingPage);
  const last = openBook(three, { 1: missingPage, 2: missingPage });
  await last.stage.show({ index: 1, at: { progression: 0.4 } });
  expect(last.shown()).toEqual(['0', 2]);
});

test('a book of which every page is missing does not open, nor does one that the network does not bring', async () => {
  const { stage, shown } = openBook(three, { 0: missingPage, 1: missingPage, 2: missingPage });
  await expect(stage.show({ index: 0 })).rejects.toBe(missingPage);
  expect(shown()).toEqual(['', undefined]);
  const offline = openBook(three, { 0: noAnswer });
  await expect(offline.stage.show({ index: 0 })).rejects.toBe(noAnswer);
  expect(offline.loads).toEqual([0]);
});

test('a document beside the reading order is followed by the next one of the reading order', async () => {
  const { stage, shown } = openBook([fakeItem(0), fakeItem(1, { linear: false }), fakeItem(2)]);
  await stage.show({ index: 1, at: 'end' });
  await stage.turn('forward');
  expect(shown()).toEqual(['2', 0]);
});

test('a target on the shown page loads nothing', async () => {
  const { stage, loads, shown } = openBook();
  await stage.show({ index: 0 });
  await stage.show({ index: 0, at: { progression: 0.9 } });
  expect(shown()).toEqual(['0', 2]);
  expect(loads).toEqual([0]);
});

test('a relayout keeps the position of the last move on the screen, although the text has moved', async () => {
  const { stage, views, setWidth, shown, loads, loader } = openBook();
  await stage.show({ index: 0, at: { progression: 0.4 } });
  setWidth(500);
  // The same text starts on the last screen now.
  views[0]?.document.querySelector('[data-screen="1"]')?.setAttribute('data-screen', '2');
  await stage.relayout();
  expect(views.at(-1)?.layout).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ width: 500 }));
  expect(shown()).toEqual(['0', 2]);
  expect(loads).toEqual([0]);
  expect(loader.discardNext).toHaveBeenCalledOnce();
});

test('the end of a book is still its end after a relayout', async () => {
  const { stage, setWidth, onMoved } = openBook();
  await stage.show({ index: 2, at: 'end' });
  setWidth(500);
  await stage.relayout();
  expect(onMoved).toHaveBeenLastCalledWith(expect.objectContaining({ index: 2, atEnd: true }));
});

test('a spread becomes single pages on a narrow stage, and the page of the last move is the one that is shown', async () => {
  const { stage, setWidth, shown, removed } = openBook(three.map((item) => ({ ...item, layout: 'pre-paginated' })));
  await stage.show({ index: 1 });
  expect(shown()[0]).toBe('1,2');
  setWidth(500);
  await stage.relayout();
  expect(shown()[0]).toBe('1');
  expect(removed).toEqual([1, 2]);
});

test('a hidden stage is not laid out', async () => {
  const { stage, setWidth, shown, loader } = openBook();
  await stage.show({ index: 0, at: 'end' });
  setWidth(0);
  await stage.relayout();
  expect(shown()).toEqual(['0', 2]);
  expect(loader.discardNext).not.toHaveBeenCalled();
});

test('new settings restyle the shown pages, discard the prepared ones and keep the position', async () => {
  const { stage, views, shown, loader } = openBook();
  await stage.show({ index: 0, at: { progression: 0.4 } });
  views[0]?.document.querySelector('[data-screen="1"]')?.setAttribute('data-screen', '2');
  await stage.restyle();
  expect(views.at(-1)?.restyle).toHaveBeenCalledExactlyOnceWith('p { color: blue }');
  expect(loader.discardPages).toHaveBeenCalledOnce();
  expect(shown()).toEqual(['0', 2]);
});

test('a page that loads after the book was closed is not shown', async () => {
  const { stage, shown, removed, pause, finishLoad, loads } = openBook();
  await stage.show({ index: 0, at: 'end' });
  pause();
  const turned = stage.turn('forward');
  await vi.waitFor(() => expect(loads).toEqual([0, 1]));
  stage.close();
  finishLoad();
  await turned;
  expect(removed).toEqual([0, 1]);
  expect(shown()[0]).toBe('');
});
