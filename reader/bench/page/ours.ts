import { mountReader } from '../../src/player/index.ts';
import { generateLocations } from '../../src/player/place/locations.ts';
import { searchBook } from '../../src/player/place/searchBook.ts';
import type { ReaderProps } from '../../src/player/ReaderProps.ts';
import { openPackage } from '../../src/player/reader/openPackage.ts';
import { createBoxBreaker } from '../../src/player/section/boxes/boxBreaker.ts';
import type { Candidate } from './Candidate.ts';

const propsOf = (fileUrl: string): ReaderProps => ({
  bookId: 'measured',
  fileUrl,
  locale: 'en-GB',
  callbacks: {
    refreshPolicy: async () => 'Policy=p&Signature=s&Key-Pair-Id=k',
    postReadLogs: async () => {},
    postLastmark: async () => {},
  },
});

const rootOf = (): ShadowRoot | undefined => document.querySelector('[data-realmkit-reader]')?.shadowRoot ?? undefined;
const find = (selector: string): HTMLElement => {
  const found = rootOf()?.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`The reader has no ${selector}`);
  return found;
};

const frame = (): Promise<void> => new Promise((resolve) => requestAnimationFrame(() => resolve()));

const press = (key: string): boolean =>
  find('[data-reader-root]').dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, composed: true }));

const isShown = (): boolean =>
  [...(rootOf()?.querySelectorAll<HTMLElement>('[data-reader-stage] iframe[data-index]') ?? [])].some(
    ({ style }) => style.visibility === 'visible',
  );

/** Settles as soon as a page is put on the stage: polling once per frame would see it one frame later. */
const shown = (): Promise<void> =>
  new Promise((resolve) => {
    const watcher = new MutationObserver(() => {
      if (!isShown()) return;
      watcher.disconnect();
      resolve();
    });
    watcher.observe(rootOf() ?? document, { subtree: true, attributes: true, attributeFilter: ['style'] });
  });

const shownDocuments = (): Document[] =>
  [...(rootOf()?.querySelectorAll('iframe') ?? [])].flatMap(({ dataset, contentDocument }) =>
    dataset.index !== undefined && contentDocument ? [contentDocument] : [],
  );

/** The pause after a resize that the specification sets (reader §9), in ms. */
const resizePause = 500;

/** Settles when the reader has reported its position. */
const changedStage = (attributeFilter: string[]): Promise<void> =>
  new Promise((resolve) => {
    const watcher = new MutationObserver(() => {
      watcher.disconnect();
      resolve();
    });
    watcher.observe(find('[data-reader-stage]'), { attributes: true, attributeFilter });
  });

/** The reader of this project, with all its controls. */
export const candidate: Candidate = {
  search: async (url, words) => {
    const first = new AbortController();
    const { publication, files } = await openPackage(propsOf(url), first.signal, {
      onForbidden: () => {},
      onLocked: () => {},
      onPolicyError: () => {},
    });
    await searchBook(words, {
      items: publication.items,
      files,
      matchCase: false,
      wholeWords: false,
      signal: first.signal,
      chapterOf: () => undefined,
      onFound: () => first.abort(),
      onError: () => {},
    });
    if (!first.signal.aborted) throw new Error(`Nothing was found for ${words}`);
  },
  open: async (url, element) => {
    mountReader(element, propsOf(url));
    while (!rootOf()) await frame();
    await shown();
  },
  turn: async () => {
    const stage = find('[data-reader-stage]');
    const turned = changedStage(['data-index', 'data-screen']);
    press('PageDown');
    await turned;
    return Number(stage.dataset.index);
  },
  layOut: () => changedStage(['data-index', 'data-screen', 'data-screens']),
  resizePause,
  searchBoxes: (gutter) => {
    const [content] = shownDocuments();
    const root = content?.documentElement;
    if (!root) throw new Error('There is no page');
    const breakBoxes = createBoxBreaker(content);
    const [width, height] = [root.clientWidth, root.clientHeight];
    const started = performance.now();
    root.style.setProperty('--rk-gutter', `${gutter}px`);
    // The browser lays out what is read.
    if (root.scrollWidth === 0) throw new Error('The page has no width');
    const laidOut = performance.now();
    breakBoxes({ width, height, isVertical: false });
    return { layout: laidOut - started, search: performance.now() - laidOut };
  },
  documents: shownDocuments,
  locations: async (url) => {
    const { signal } = new AbortController();
    const { publication, files } = await openPackage(propsOf(url), signal, {
      onForbidden: () => {},
      onLocked: () => {},
      onPolicyError: () => {},
    });
    return (await generateLocations(publication.items, files, signal, () => {})).length;
  },
  narrate: async (rate, onHeard) => {
    const stored: unknown = JSON.parse(localStorage.getItem('bookplayer_config') ?? '{}');
    if (rate !== 1 && !(stored && typeof stored === 'object' && 'playbackRate' in stored && stored.playbackRate === rate))
      throw new Error('The rate has to be set before the book is opened');
    while (!rootOf()?.querySelector('[data-reader-phase=reading]')) await frame();
    const page = rootOf()?.querySelector('iframe')?.contentDocument;
    if (!page) throw new Error('There is no page');
    let last = '';
    new MutationObserver(() => {
      const id = page.querySelector('[class*="active"]')?.id;
      if (!id || id === last) return;
      last = id;
      onHeard(id);
    }).observe(page, { subtree: true, attributes: true, attributeFilter: ['class'] });
    press('k');
  },
};
