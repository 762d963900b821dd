import { type Mock, vi } from 'vitest';
import type { BookFiles } from '../publication/BookFiles.ts';
import type { Publication, SpineItem } from '../publication/Publication.ts';
import type { OpenBook } from '../reader/OpenBook.ts';
import type { Stage, StageLocation } from '../stage/Stage.ts';
import type { PageView } from '../stage/views/PageView.ts';

const folder = 'https://books.example/b/';

/** Returns a document of the reading order. */
export const fakeItem = (index: number, more: Partial<SpineItem> = {}): SpineItem => ({
  index,
  idref: `c${index}`,
  href: `${folder}${index}.xhtml`,
  mediaType: 'application/xhtml+xml',
  linear: true,
  layout: 'reflowable',
  scrolls: false,
  side: undefined,
  spreads: true,
  cfiBase: `/6/${(index + 1) * 2}`,
  overlay: undefined,
  ...more,
});

/** Returns a publication of documents, without narration. */
export const fakePublication = (items: readonly SpineItem[], more: Partial<Publication> = {}): Publication => ({
  packageFile: { url: `${folder}package.opf`, text: '<package/>' },
  folder,
  title: { text: 'A lake at night', direction: undefined },
  creators: [],
  identifier: 'urn:lake',
  language: 'en',
  direction: 'ltr',
  items,
  manifest: new Map(),
  navigation: undefined,
  ncx: undefined,
  isEpub2: false,
  isFrogBook: false,
  activeClass: undefined,
  playbackClass: undefined,
  narrations: [],
  ...more,
});

/** Returns the files of a book, whose texts a function gives. */
export const fakeFiles = (text: BookFiles['text'] = async () => ''): BookFiles => ({
  folder,
  sources: [],
  text,
  bytes: async () => new ArrayBuffer(),
  loadableUrl: async (url) => url,
  renewedUrl: async () => undefined,
  close: () => {},
});

/** Returns a location at the start of a document of ten screens. */
export const fakeLocation = (index: number, more: Partial<StageLocation> = {}): StageLocation => ({
  index,
  shown: [index],
  cfi: `epubcfi(/6/${(index + 1) * 2}!/4)`,
  screen: 0,
  screens: 10,
  scrolls: false,
  atStart: false,
  atEnd: false,
  ...more,
});

/** A stage that shows what a test puts on it. */
export interface FakeStage extends Stage {
  readonly show: Mock<Stage['show']>;
  readonly turn: Mock<Stage['turn']>;
  readonly location: Mock<Stage['location']>;
  readonly views: Mock<Stage['views']>;
  readonly shownPart: Mock<Stage['shownPart']>;
  readonly reveal: Mock<Stage['reveal']>;
}

/** Returns a stage with the given pages. */
export function fakeStage(pages: readonly PageView[] = []): FakeStage {
  const views = vi.fn<Stage['views']>(() => pages);
  return {
    show: vi.fn<Stage['show']>(async () => {}),
    turn: vi.fn<Stage['turn']>(async () => 'turned'),
    scroll: () => {},
    relayout: async () => {},
    restyle: async () => {},
    location: vi.fn<Stage['location']>(),
    views,
    viewOf: (index) => views().find((view) => view.index === index),
    shownPart: vi.fn<Stage['shownPart']>(),
    zoom: { step: () => {}, fit: () => {}, pan: () => false },
    reveal: vi.fn<Stage['reveal']>(),
    close: () => {},
  };
}

/** Returns an open book of three documents, with the given pages on its stage. */
export function fakeOpenBook(pages: readonly PageView[] = [], text?: BookFiles['text']): OpenBook & { readonly stage: FakeStage } {
  const publication = fakePublication([fakeItem(0), fakeItem(1), fakeItem(2)]);
  return { publication, files: fakeFiles(text), stage: fakeStage(pages) };
}
