import type { BrowserContext, Locator, Page } from 'playwright';
import type { TestPublication } from '../corpus/Publication.ts';
import { findActiveElements, findHarmfulContent, readStage, type StageSnapshot } from './pageProbe.ts';

/** The state of a media element that was played. */
export interface PlayedMedia {
  readonly source: string;
  readonly at: number;
  readonly isPaused: boolean;
}

/** The time that the reader has to show something, in milliseconds: a machine with other work may take several seconds to open a window. */
const timeout = 30_000;

/** The time after which something that should come has not, in milliseconds. */
const patience = 8000;

/** The page object of a publication that is open in the reader: keys, taps and what is on the screen. */
export class ReaderPageObject {
  readonly #page: Page;
  readonly #context: BrowserContext;
  readonly #foreignRequests: string[];
  readonly publication: TestPublication;
  #hasCrashed = false;

  constructor(page: Page, context: BrowserContext, foreign: string[], publication: TestPublication) {
    this.#page = page;
    this.#context = context;
    this.#foreignRequests = foreign;
    this.publication = publication;
    page.once('crash', () => {
      this.#hasCrashed = true;
    });
  }

  /** True if the page or its browser has crashed. */
  get hasCrashed(): boolean {
    return this.#hasCrashed || this.#page.isClosed();
  }

  /** The URLs outside this machine that were requested. */
  get foreignRequests(): readonly string[] {
    return this.#foreignRequests;
  }

  get page(): Page {
    return this.#page;
  }

  /** Returns `reading` when the book is open, `failed` when the reader reports that it cannot be opened. */
  phase(): Promise<string | null> {
    return this.#page
      .locator('[data-reader-phase]')
      .getAttribute('data-reader-phase', { timeout: 500 })
      .catch(() => null);
  }

  /** Returns the error message of the reader, if it shows one. */
  async errorMessage(): Promise<string | undefined> {
    const alert = this.#page.locator('[role=alert]');
    return (await alert.count()) > 0 ? await alert.first().innerText() : undefined;
  }

  /** Waits until the book shows a page or the reader shows an error. */
  async opened(): Promise<void> {
    // Any page that can be seen: the one that is loaded in advance is hidden, and may lie before it.
    const shown = this.#page.locator('[data-reader-stage] iframe:visible').first().waitFor({ state: 'visible', timeout });
    const failed = this.#page.locator('[role=alert]').first().waitFor({ state: 'visible', timeout });
    await Promise.any([shown, failed]).catch(async () => {
      throw new Error(`The reader showed neither a page nor a message: it is ${await this.phase()}.`);
    });
    failed.catch(() => undefined);
    shown.catch(() => undefined);
  }

  stageSnapshot(): Promise<StageSnapshot> {
    return this.#page.evaluate(readStage);
  }

  harmfulContent(): Promise<string[]> {
    return this.#page.evaluate(findHarmfulContent);
  }

  /** Returns the whole text on the screen. */
  async text(): Promise<string> {
    return (await this.settledStage()).pages.map(({ text }) => text).join(' ');
  }

  #signature({ pages, screen }: StageSnapshot): string {
    return `${pages.map(({ index }) => index).join()}:${screen}`;
  }

  /** Returns the stage once nothing moves any more. */
  async settledStage(): Promise<StageSnapshot> {
    let seen = await this.stageSnapshot();
    await this.until(async () => {
      await this.#page.waitForTimeout(40);
      const before = this.#signature(seen);
      seen = await this.stageSnapshot();
      return seen.pages.length > 0 && this.#signature(seen) === before;
    }, 3000);
    return seen;
  }

  /** Turns a page by a key; returns `end` if nothing changed. */
  async turn(key: 'PageDown' | 'PageUp' | 'ArrowRight' | 'ArrowLeft' = 'PageDown'): Promise<'turned' | 'end'> {
    const before = await this.settledStage();
    const mark = this.#signature(before);
    await this.#page.locator('[data-reader-root]').focus();
    await this.#page.keyboard.press(key);
    const last = this.publication.spine.findLast(({ linear, isShown }) => linear && isShown)?.index;
    const atEnd = key === 'PageDown' && before.pages.some(({ index }) => index === last) && before.screen >= before.screens - 1;
    return (await this.until(async () => this.#signature(await this.stageSnapshot()) !== mark, atEnd ? 400 : 2500)) ? 'turned' : 'end';
  }

  /** Returns whether a condition becomes true within a time in milliseconds. */
  async until(isTrue: () => Promise<boolean>, time = patience): Promise<boolean> {
    const end = Date.now() + time;
    do {
      if (await isTrue()) return true;
      await this.#page.waitForTimeout(25);
    } while (Date.now() < end);
    return false;
  }

  /** Yields every screen of the book in reading order, at most `most`. */
  async *screens(most = 400): AsyncGenerator<StageSnapshot> {
    for (let count = 0; count < most; count++) {
      yield await this.settledStage();
      if ((await this.turn()) === 'end') return;
    }
  }

  /** Turns pages until a document is shown; returns false if it never is. */
  async reach(index: number): Promise<boolean> {
    for await (const { pages } of this.screens()) if (pages.some((page) => page.index === index)) return true;
    return false;
  }

  /** Returns the locator of an element in a page that is shown. */
  inPage(index: number, selector: string): Locator {
    return this.#page.frameLocator(`[data-reader-stage] iframe[data-index="${index}"]`).locator(selector);
  }

  /** Evaluates a function with an element of a page. */
  async readFrom<Result>(index: number, selector: string, read: (element: Element) => Result): Promise<Result> {
    const handle = await this.#page.evaluateHandle(
      ([place, pageSelector]) =>
        document
          .querySelector('[data-realmkit-reader]')
          ?.shadowRoot?.querySelector<HTMLIFrameElement>(`[data-reader-stage] iframe[data-index="${place}"]`)
          ?.contentDocument?.querySelector(`${pageSelector}`) ?? null,
      [index, selector] as const,
    );
    const element = handle.asElement();
    if (!element) throw new Error(`There is no ${selector} on page ${index + 1}.`);
    return element.evaluate(read as (element: Node) => Result);
  }

  /** Clicks an element of a page at its position on the screen. */
  async press(index: number, selector: string): Promise<void> {
    const place = await this.readFrom(index, selector, (element) => {
      const frame = element.ownerDocument.defaultView?.frameElement;
      const outer = frame?.getBoundingClientRect();
      const inner = [...element.getClientRects()].find(({ width }) => width > 0);
      const scale =
        (outer?.width ?? 1) / (frame instanceof HTMLElement || frame ? Number(Reflect.get(frame ?? {}, 'offsetWidth')) || 1 : 1);
      return {
        x: (outer?.left ?? 0) + ((inner?.left ?? 0) + (inner?.width ?? 0) / 2) * scale,
        y: (outer?.top ?? 0) + ((inner?.top ?? 0) + (inner?.height ?? 0) / 2) * scale,
      };
    });
    await this.#page.mouse.click(place.x, place.y);
  }

  /** Moves the pointer near the toolbar, which shows the controls. */
  async #showControls(): Promise<void> {
    const { width } = this.#page.viewportSize() ?? { width: 800 };
    await this.#page.mouse.move(width / 2, 300);
    await this.#page.mouse.move(width / 2, 12);
  }

  /** Opens the reader's table of contents; returns its entries in order. */
  async contents(): Promise<Locator> {
    const list = this.#page.getByRole('navigation', { name: 'Table of contents' });
    if ((await list.count()) === 0) {
      await this.#showControls();
      await this.#page.getByRole('button', { name: 'Table of contents' }).first().click();
      await list.waitFor({ state: 'visible', timeout });
    }
    return list.getByRole('button');
  }

  /** Follows an entry of the table of contents. */
  async choose(label: string | RegExp): Promise<void> {
    const entries = await this.contents();
    await entries.filter({ hasText: label }).first().click();
  }

  /** Returns whether the reader offers narration for this book. */
  async canPlay(): Promise<boolean> {
    await this.#showControls();
    return (await this.#page.getByRole('button', { name: 'Play', exact: true }).count()) > 0;
  }

  async play(): Promise<void> {
    await this.#showControls();
    await this.#page.getByRole('button', { name: 'Play', exact: true }).first().click();
  }

  /** Returns the media elements that were played, with their positions. */
  playedMedia(): Promise<PlayedMedia[]> {
    return this.#page.evaluate(() => {
      const media: unknown = Reflect.get(window, 'epubTestsMedia');
      const all = Array.isArray(media) ? media.filter((one) => one instanceof HTMLMediaElement) : [];
      return all.map((one) => ({
        source: decodeURIComponent(new URL(one.currentSrc || 'about:blank').pathname),
        at: one.currentTime,
        isPaused: one.paused,
      }));
    });
  }

  /** Returns the texts that were spoken by text-to-speech. */
  spokenText(): Promise<string> {
    return this.#page.evaluate(() => String(Reflect.get(window, 'epubTestsSaid') ?? ''));
  }

  activeElements(): Promise<{ readonly index: number; readonly id: string }[]> {
    return this.#page.evaluate(findActiveElements, [
      this.publication.activeClass ?? '-epub-media-overlay-active',
      '-epub-media-overlay-active',
    ]);
  }

  close(): Promise<void> {
    return this.#context.close();
  }
}
