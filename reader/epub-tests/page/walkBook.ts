import { furthestOf, isOnScreen, type Mark, markFirst, showsContent } from '../../src/player/testing/screenProbe.ts';
import { createWordWalk, type WordsSeen } from '../../src/player/testing/wordWalk.ts';

/** What a walk over the screens of a book has seen. */
export interface BookWalk {
  /** The number of screens. */
  readonly screens: number;
  /** The words of the flowing documents whose screens were all seen, by spine index. */
  readonly documents: readonly { readonly index: number; readonly seen: WordsSeen }[];
  /** The screens that show nothing, of documents that have something to show. */
  readonly blanks: readonly string[];
  readonly findings: readonly string[];
  /** Why the book was not opened. */
  readonly refusal?: string;
}

/** How a book is walked. */
export interface WalkOptions {
  /** The spine index of the last document that can be reached. */
  readonly last: number;
  readonly maxScreens: number;
  /** The sizes that the reader gets in the middle of each third document. */
  readonly resizes: readonly (readonly [width: number, height: number])[];
}

interface ShownPage {
  readonly frame: HTMLIFrameElement;
  readonly document: Document;
  readonly scrolls: boolean;
  readonly index: number;
}

const stageElement = () =>
  document.querySelector('[data-realmkit-reader]')?.shadowRoot?.querySelector<HTMLElement>('[data-reader-stage]') ?? undefined;

const next = () => new Promise((resolve) => setTimeout(resolve, 10));

/** Waits until a condition is true; returns whether it has become so within a time in ms. */
async function until(isTrue: () => boolean, time: number): Promise<boolean> {
  const end = performance.now() + time;
  for (;;) {
    if (isTrue()) return true;
    if (performance.now() > end) return false;
    await next();
  }
}

/** Returns the pages on the screen whose text flows in columns or scrolls. */
function flowingPages(stage: HTMLElement): ShownPage[] {
  return [...stage.querySelectorAll<HTMLIFrameElement>('iframe[data-index]')].flatMap((frame) => {
    const content = frame.contentDocument;
    const style = content?.documentElement && content.defaultView?.getComputedStyle(content.documentElement);
    if (!content?.body || !style || getComputedStyle(frame).visibility !== 'visible' || frame.clientWidth === 0) return [];
    const scrolls = style.overflowY === 'auto';
    return scrolls || style.columnWidth !== 'auto' ? [{ frame, document: content, scrolls, index: Number(frame.dataset.index) }] : [];
  });
}

const indicesOf = (stage: HTMLElement) =>
  [...stage.querySelectorAll<HTMLElement>('iframe[data-index]')]
    .filter((frame) => getComputedStyle(frame).visibility === 'visible')
    .map(({ dataset }) => Number(dataset.index));
const placeOf = (stage: HTMLElement) => `${indicesOf(stage).join()}:${stage.dataset.screen}`;
const screenOf = ({ dataset }: HTMLElement) => ({ screen: Number(dataset.screen), screens: Number(dataset.screens) });

/** Waits until the fonts are there and two frames have shown the same place. */
async function settled(stage: HTMLElement): Promise<void> {
  await Promise.all(flowingPages(stage).map((page) => page.document.fonts.ready));
  let [before, count] = ['', 0];
  await until(() => {
    const now = `${placeOf(stage)} ${stage.dataset.screens}`;
    count = now === before && indicesOf(stage).length > 0 ? count + 1 : 0;
    before = now;
    return count >= 2;
  }, 3000);
}

/** Presses a key; returns whether it has turned to another screen within a time in ms. */
async function turn(stage: HTMLElement, key: 'PageDown' | 'PageUp', time: number): Promise<boolean> {
  const before = placeOf(stage);
  const root = stage.closest('[data-reader-root]');
  root?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, composed: true, cancelable: true }));
  const isTurned = await until(() => placeOf(stage) !== before, time);
  await settled(stage);
  return isTurned;
}

/** Returns what is wrong with a page after another size: its width, its screens, or its first word. */
function wrongWith(stage: HTMLElement, page: ShownPage, mark: Mark | undefined): string {
  const [whole, own] = [stage.clientWidth, page.frame.clientWidth];
  if (Math.abs(whole - own) > 1 && Math.abs(whole / 2 - own) > 1) return `a page of ${own} px on a stage of ${whole} px`;
  const { along, length } = furthestOf(page);
  const expected = Math.max(1, Math.ceil((along - 2) / length));
  const { screens } = screenOf(stage);
  if (!page.scrolls && screens !== expected) return `${screens} screens instead of ${expected}`;
  return mark && !isOnScreen(page, mark) ? 'the first word has left' : '';
}

/** Gives the reader other sizes, and then its own again; returns what is wrong at each. */
async function resizeFindings(stage: HTMLElement, index: number, sizes: WalkOptions['resizes']): Promise<string[]> {
  const reader = document.getElementById('reader');
  const page = () => flowingPages(stage).find((one) => one.index === index);
  const marked = page();
  if (!reader || !marked) return [];
  const mark = markFirst(marked);
  const { cssText } = reader.style;
  const findings: string[] = [];
  for (const [width, height] of sizes) {
    Object.assign(reader.style, { width: `${width}px`, height: `${height}px` });
    const wrong = () => {
      const shown = page();
      return shown ? wrongWith(stage, shown, mark) : 'no page';
    };
    if (!(await until(() => wrong() === '', 10_000))) findings.push(`${width}×${height} at “${mark?.name}”: ${wrong()}`);
  }
  reader.style.cssText = cssText;
  await until(() => stage.clientWidth === reader.clientWidth, 1000);
  await settled(stage);
  return findings;
}

/** Walks over a book from its first screen to its last by the key of the next page. */
export async function walkBook({ last, maxScreens, resizes }: WalkOptions): Promise<BookWalk> {
  const alert = () => document.querySelector('[data-realmkit-reader]')?.shadowRoot?.querySelector<HTMLElement>('[role=alert]');
  const shown = () => {
    const stage = stageElement();
    return stage && indicesOf(stage).length > 0 ? stage : undefined;
  };
  await until(() => Boolean(shown() ?? alert()), 10_000);
  const stage = shown();
  if (!stage)
    return {
      screens: 0,
      documents: [],
      blanks: [],
      findings: [],
      refusal: alert()?.innerText.split('\n')[0] ?? 'neither a page nor a message',
    };
  const findings: string[] = [];
  const blanks: string[] = [];
  const documents: { index: number; seen: WordsSeen }[] = [];
  const walks = new Map<number, { walk: ReturnType<typeof createWordWalk>; screensSeen: number }>();
  const seenToEnd = new Map<number, 'now' | 'before'>();
  /** The number of documents of more than one screen. */
  let turned = 0;
  let screens = 0;
  for (;;) {
    await settled(stage);
    screens += 1;
    const { screen, screens: all } = screenOf(stage);
    const pages = flowingPages(stage);
    for (const page of pages) {
      if (screen === 0 && !seenToEnd.has(page.index)) walks.set(page.index, { walk: createWordWalk(), screensSeen: 0 });
      const own = walks.get(page.index);
      if (!own || screen < own.screensSeen) continue;
      own.walk.look(page);
      own.screensSeen += 1;
      if (!showsContent(page) && furthestOf(page).along > 0) blanks.push(`document ${page.index + 1}, screen ${screen + 1} of ${all}`);
      if (screen < all - 1) continue;
      const seen = own.walk.result(page);
      // The screens of a document that scrolls overlap.
      documents.push({ index: page.index, seen: page.scrolls ? { ...seen, repeated: [] } : seen });
      walks.delete(page.index);
      seenToEnd.set(page.index, 'now');
    }
    const over = pages.find((page) => seenToEnd.get(page.index) === 'now');
    if (over) {
      seenToEnd.set(over.index, 'before');
      if (screen > 0) turned += 1;
      if (screen > 0 && turned % 3 === 1 && resizes.length > 0) {
        // The middle of a document rather than its end.
        if (all > 2) await turn(stage, 'PageUp', 4000);
        findings.push(
          ...(await resizeFindings(stage, over.index, resizes)).map((finding) => `document ${over.index + 1} became ${finding}`),
        );
      }
    }
    if (screens >= maxScreens) break;
    const now = screenOf(stage);
    const atEnd = indicesOf(stage).some((index) => index >= last) && now.screen >= now.screens - 1;
    if (await turn(stage, 'PageDown', atEnd ? 300 : 4000)) continue;
    if (!atEnd) findings.push(`a press changed nothing at ${placeOf(stage)}, before the end of the book`);
    break;
  }
  return { screens, documents, blanks, findings };
}
