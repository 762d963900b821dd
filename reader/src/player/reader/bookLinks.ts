import { isNoteLink, readNote } from '../section/notes.ts';
import type { State } from '../state/createState.ts';
import type { OpenBook } from './OpenBook.ts';
import type { ReaderState } from './ReaderState.ts';

/** The links of the pages, and the notes that some of them show. */
export interface BookLinks {
  /** Follows a link of a page: shows its note, goes to its document, or asks before it leaves the book. */
  readonly open: (href: string, link: Element) => void;
  /** Closes the open note and follows a link of it, asking before it leaves the book. */
  readonly openFromNote: (href: string) => void;
  /** Closes the open note; `goes` navigates to its position in the text. */
  readonly closeNote: (goes: boolean) => void;
  /** Asks before a link that is not the book's is opened. */
  readonly openExternal: (href: string) => void;
  readonly confirmExternalLink: (open: boolean) => void;
}

/** The options of the links. */
export interface BookLinksOptions {
  readonly state: State<ReaderState>;
  /** Undefined until the book is open. */
  readonly book: () => OpenBook | undefined;
  readonly goToHref: (href: string) => Promise<void>;
}

/** Creates the links of a book. */
export function createBookLinks({ state, book, goToHref }: BookLinksOptions): BookLinks {
  /** Shows a note in its own dialog; one that is not found is followed like any other link. */
  async function openNote(href: string, { publication, files, stage }: OpenBook): Promise<void> {
    const shown = (file: string) => stage.viewOf(publication.items.find((item) => item.href === file)?.index ?? -1)?.document;
    // Not reported: the link is followed instead.
    const content = await readNote(href, files, shown).catch(() => undefined);
    if (content) state.change({ note: { content, href } });
    else await goToHref(href);
  }

  const openExternal = (href: string) => {
    if (/^(https?|mailto|tel):/i.test(href)) state.change({ externalLink: href });
  };
  const follow = (href: string, isNote: boolean) => {
    const open = book();
    if (open && href.startsWith(open.files.folder)) void (isNote ? openNote(href, open) : goToHref(href));
    else openExternal(href);
  };

  return {
    openExternal,
    open: (href, link) => follow(href, isNoteLink(link)),
    openFromNote: (href) => {
      state.change({ note: undefined });
      follow(href, false);
    },
    closeNote: (goes) => {
      const { note } = state.get();
      state.change({ note: undefined });
      if (goes && note) void goToHref(note.href);
    },
    confirmExternalLink: (yes) => {
      const { externalLink } = state.get();
      state.change({ externalLink: undefined });
      if (yes && externalLink) window.open(externalLink, '_blank', 'noopener,noreferrer');
    },
  };
}
