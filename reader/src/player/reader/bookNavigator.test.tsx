import { expect, test, vi } from 'vitest';
import { fakeLocation, fakeOpenBook } from '../testing/fakeOpenBook.ts';
import { fakeView } from '../testing/fakeView.ts';
import { createBookNavigator } from './bookNavigator.ts';

/** The navigator of a book that is open at its second chapter. */
function openBook() {
  const book = fakeOpenBook([fakeView(1, '<p id="a">The lake lay still</p>')]);
  const session = { pageTurned: vi.fn(), goToLocation: vi.fn() };
  const pageErrors: unknown[] = [];
  const onNavigated = vi.fn(async () => {});
  const navigator = createBookNavigator({
    book: () => book,
    session,
    locations: { targetAt: (progression) => ({ index: Math.round(progression * 2) }) },
    jumps: { depart: () => () => {}, turned: () => {} },
    errors: { navigating: (task) => task().catch((error: unknown) => void pageErrors.push(error)), retry: async () => {} },
    onNavigated,
  });
  return { navigator, session, pageErrors, onNavigated, stage: book.stage };
}

test('a page turn is reported to the host once it has happened, and a turn at the end of the book is not', async () => {
  const { navigator, stage, session, onNavigated } = openBook();
  stage.turn.mockResolvedValueOnce('end');
  await navigator.turn('forward');
  expect(session.pageTurned).not.toHaveBeenCalled();
  expect(onNavigated).toHaveBeenLastCalledWith('end');
  await navigator.turn('forward', 'document');
  expect(stage.turn).toHaveBeenLastCalledWith('forward', 'document');
  expect(session.pageTurned).toHaveBeenCalledExactlyOnceWith('forward');
});

test('presses while a page is loading count once, also those of another try, and one back is a turn of its own', async () => {
  const { navigator, stage, session } = openBook();
  const page = Promise.withResolvers<'turned'>();
  stage.turn.mockReturnValueOnce(page.promise);
  const presses = [navigator.turn('forward'), navigator.turn('forward'), navigator.turn('forward', 'document'), navigator.retry()];
  page.resolve('turned');
  await Promise.all(presses);
  expect([stage.turn, session.pageTurned].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  await Promise.all([navigator.turn('forward'), navigator.turn('backward')]);
  expect(stage.turn.mock.calls.slice(1).map(([direction]) => direction)).toEqual(['forward', 'backward']);
});

test('a press on a page that has come turns on, also while the narration has not followed yet', async () => {
  const { navigator, stage, onNavigated } = openBook();
  onNavigated.mockReturnValueOnce(new Promise(() => {}));
  void navigator.turn('forward');
  await vi.waitFor(() => expect(onNavigated).toHaveBeenCalledOnce());
  void navigator.turn('forward');
  await vi.waitFor(() => expect(stage.turn).toHaveBeenCalledTimes(2));
});

test('a page that fails to load is an error of the page, no turn is reported, and the narration follows what is shown', async () => {
  const { navigator, stage, session, pageErrors, onNavigated } = openBook();
  stage.turn.mockRejectedValueOnce(new Error('No answer'));
  await navigator.turn('forward');
  expect(pageErrors).toEqual([new Error('No answer')]);
  expect(session.pageTurned).not.toHaveBeenCalled();
  expect(onNavigated).toHaveBeenCalledOnce();
});

test('a link goes to the fragment of its document and is reported by its reference; one to no document does nothing', async () => {
  const { navigator, stage, session } = openBook();
  await navigator.goToHref('https://books.example/b/2.xhtml#s%201');
  expect(stage.show).toHaveBeenCalledExactlyOnceWith({ index: 2, at: { fragment: 's 1' } });
  expect(session.goToLocation).toHaveBeenCalledExactlyOnceWith('c2#s 1');
  await navigator.goToHref('https://books.example/b/missing.xhtml');
  expect([stage.show, session.goToLocation].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
});

test('a locator is shown at its letter, and only a choice of the user is reported', async () => {
  const { navigator, stage, session } = openBook();
  const locator = { ncxRef: 'c1#a', charOffset: 4 };
  await navigator.showLocator(locator);
  expect(stage.show.mock.calls).toEqual([[{ index: 1 }], [{ index: 1, at: { cfi: 'epubcfi(/6/4!/4/2[a]/1:4)' } }]]);
  expect(session.goToLocation).not.toHaveBeenCalled();
  await navigator.goToLocator(locator);
  expect(session.goToLocation).toHaveBeenCalledExactlyOnceWith('c1#a');
});

test('a locator of another edition, whose document this book lacks, leads to the start of the book', async () => {
  const { navigator, stage } = openBook();
  await navigator.goToLocator({ ncxRef: 'missing', URI: 'missing.xhtml' });
  expect(stage.show).toHaveBeenCalledExactlyOnceWith({ index: 0 });
});

test('a CFI and a progression lead to their documents', async () => {
  const { navigator, stage, session } = openBook();
  await navigator.goToCfi('epubcfi(/6/6!/4/2)');
  await navigator.goToCfi('no CFI');
  await navigator.goToProgression(0.5);
  expect(stage.show.mock.calls).toEqual([[{ index: 2, at: { cfi: 'epubcfi(/6/6!/4/2)' } }], [{ index: 1 }]]);
  expect(session.goToLocation).toHaveBeenCalledExactlyOnceWith('c2');
});

test('a document has two edges: its first and its last screen', async () => {
  const { navigator, stage } = openBook();
  await navigator.goToEdge('end');
  expect(stage.show).not.toHaveBeenCalled();
  stage.location.mockReturnValue(fakeLocation(1));
  await navigator.goToEdge('end');
  await navigator.goToEdge('start');
  expect(stage.show.mock.calls).toEqual([[{ index: 1, at: 'end' }], [{ index: 1 }]]);
});
