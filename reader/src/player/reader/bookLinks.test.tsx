import { expect, test, vi } from 'vitest';
import { createState } from '../state/createState.ts';
import { fakeOpenBook } from '../testing/fakeOpenBook.ts';
import { fakeView } from '../testing/fakeView.ts';
import { createBookLinks } from './bookLinks.ts';
import { initialReaderState, type ReaderState } from './ReaderState.ts';

const notes = 'https://books.example/b/2.xhtml';
const linkOf = (role = '') => {
  const link = document.createElement('a');
  link.setAttribute('role', role);
  return link;
};

/** The links of a book whose first page is shown. */
function openBook(text?: () => Promise<string>) {
  const state = createState<ReaderState>(initialReaderState);
  const book = fakeOpenBook([fakeView(0, '<p id="n1">The note of the same page</p>')], text);
  const goToHref = vi.fn(async (_: string) => {});
  return { links: createBookLinks({ state, book: () => book, goToHref }), state, goToHref };
}

test('a link within the book is followed, and one that leaves it waits for the confirmation of the user', () => {
  const { links, state, goToHref } = openBook();
  links.open(notes, linkOf());
  expect(goToHref).toHaveBeenCalledExactlyOnceWith(notes);
  links.open('https://stars.example/', linkOf());
  expect(state.get().externalLink).toBe('https://stars.example/');
  expect(goToHref).toHaveBeenCalledOnce();
});

test('a confirmed link opens in a new tab without access to the reader, and a declined one does not', () => {
  const { links, state } = openBook();
  const open = vi.spyOn(window, 'open').mockReturnValue(null);
  links.open('https://stars.example/', linkOf());
  links.confirmExternalLink(false);
  expect(open).not.toHaveBeenCalled();
  links.open('https://stars.example/', linkOf());
  links.confirmExternalLink(true);
  expect(open).toHaveBeenCalledExactlyOnceWith('https://stars.example/', '_blank', 'noopener,noreferrer');
  expect(state.get().externalLink).toBeUndefined();
  open.mockRestore();
});

test('a link that is neither in the book nor a web, mail or telephone link does nothing', () => {
  const { links, state, goToHref } = openBook();
  links.open('javascript:alert(1)', linkOf());
  expect([state.get().externalLink, goToHref.mock.calls.length]).toEqual([undefined, 0]);
});

test('a note is shown beside the text, and closing it may go to its position', async () => {
  const { links, state, goToHref } = openBook(
    async () => '<html xmlns="http://www.w3.org/1999/xhtml"><body><p id="n2">A far note</p></body></html>',
  );
  links.open(`${notes}#n2`, linkOf('doc-noteref'));
  await vi.waitFor(() => expect(state.get().note).toEqual({ content: ['A far note'], href: `${notes}#n2` }));
  links.closeNote(true);
  expect(state.get().note).toBeUndefined();
  expect(goToHref).toHaveBeenCalledExactlyOnceWith(`${notes}#n2`);
});

test('a note on a shown page needs no request', async () => {
  const text = vi.fn(async () => '');
  const { links, state } = openBook(text);
  links.open('https://books.example/b/0.xhtml#n1', linkOf('doc-noteref'));
  await vi.waitFor(() => expect(state.get().note?.content).toEqual(['The note of the same page']));
  expect(text).not.toHaveBeenCalled();
});

test('a note that cannot be read is followed like any other link', async () => {
  const { links, state, goToHref } = openBook(() => Promise.reject(new Error('No answer')));
  links.open(`${notes}#n2`, linkOf('doc-noteref'));
  await vi.waitFor(() => expect(goToHref).toHaveBeenCalledExactlyOnceWith(`${notes}#n2`));
  expect(state.get().note).toBeUndefined();
});

test('a link in a note closes it and is followed; one that leaves the book waits for the confirmation', () => {
  const { links, state, goToHref } = openBook();
  const note = { content: ['A note'], href: `${notes}#n2` };
  state.change({ note });
  links.openFromNote(`${notes}#far`);
  expect(state.get().note).toBeUndefined();
  expect(goToHref).toHaveBeenCalledExactlyOnceWith(`${notes}#far`);
  state.change({ note });
  links.openFromNote('https://stars.example/');
  expect([state.get().note, state.get().externalLink]).toEqual([undefined, 'https://stars.example/']);
});
