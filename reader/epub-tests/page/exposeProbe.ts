import { furthestOf, isOnScreen, type Mark, markFirst } from '../../src/player/testing/screenProbe.ts';
import { createWordWalk, type WordsSeen } from '../../src/player/testing/wordWalk.ts';

declare global {
  interface Window {
    /** Marks the first word that is shown, and returns it. */
    epubTestsMark?: () => string;
    /** Returns what is wrong with the page that is shown, or nothing. */
    epubTestsCheck?: () => string;
    /** Notes the words of the flowing page that is shown. On its last screen it returns what all of them have shown, if they were seen from the first on. */
    epubTestsWords?: () => WordsSeen | undefined;
  }
}

/** Offers the probe of the first word, of the number of screens and of the words to the program that drives the window. */
export function exposeProbe(): void {
  let mark: Mark | undefined;
  const shownPage = () => {
    const stage = document.querySelector('[data-realmkit-reader]')?.shadowRoot?.querySelector<HTMLElement>('[data-reader-stage]');
    const frame = stage?.querySelector<HTMLIFrameElement>('iframe[data-index]');
    const content = frame?.contentDocument;
    if (!stage || !frame || !content) return undefined;
    const scrolls = /auto|scroll/.test(content.defaultView?.getComputedStyle(content.documentElement).overflowY ?? '');
    return { frame, document: content, scrolls, screens: Number(stage.dataset.screens), stage, isFixed: frame.style.transform !== '' };
  };
  let walk = createWordWalk();
  let screensSeen = 0;
  window.epubTestsWords = () => {
    const page = shownPage();
    if (!page || page.isFixed) return undefined;
    const screen = Number(page.stage.dataset.screen);
    if (screen === 0) {
      walk = createWordWalk();
      screensSeen = 0;
    }
    if (screen !== screensSeen) return undefined;
    walk.look(page);
    screensSeen += 1;
    if (screensSeen < page.screens) return undefined;
    const seen = walk.result(page);
    // The screens of a document that scrolls overlap.
    return page.scrolls ? { ...seen, repeated: [] } : seen;
  };
  window.epubTestsMark = () => {
    const page = shownPage();
    mark = page && markFirst(page);
    return mark?.name ?? '';
  };
  window.epubTestsCheck = () => {
    const page = shownPage();
    if (!page) return 'No page is shown.';
    if (page.isFixed) return '';
    const [whole, own] = [page.stage.clientWidth, page.frame.clientWidth];
    if (Math.abs(whole - own) > 1 && Math.abs(whole / 2 - own) > 1) return `A page of ${own} px on a stage of ${whole} px.`;
    const { along, length } = furthestOf(page);
    const expected = Math.max(1, Math.ceil((along - 2) / length));
    if (!page.scrolls && page.screens !== expected) return `${page.screens} screens instead of ${expected}.`;
    return mark && !isOnScreen(page, mark) ? 'The first word has left.' : '';
  };
}
