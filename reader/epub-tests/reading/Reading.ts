import type { BrowserContext, Locator, Page } from 'playwright';
import type { TestPublication } from '../corpus/Publication.ts';
import { findActive, findHarm, lookAtStage, type Seen } from './pageEyes.ts';

/** A moment of a recording. */
export interface Heard {
  readonly source: string;
  readonly at: number;
  readonly isPaused: boolean;
}

/** How long the reader has to show something, in milliseconds. */
const patience = 8000;

/** A publication that is open in the reader, as somebody uses it: keys, taps and what is on the screen. */
export class Reading {
  readonly #page: Page;
  readonly #context: BrowserContext;
  readonly #foreign: string[];
  readonly publication: TestPublication;
  #isGone = false;

  constructor(page: Page, context: BrowserContext, foreign: string[], publication: TestPublication) {
    this.#page = page;
    this.#context = context;
    this.#foreign = foreign;
    this.publication = publication;
    page.once('crash', () => {
      this.#isGone = true;
    });
  }

  /** Whether the page or its browser has crashed: nothing more can be asked of it. */
  get isGone(): boolean {
    return this.#isGone || this.#page.isClosed();
  }

  /** Addresses outside of this machine that were asked for. */
  get foreignRequests(): readonly string[] {
    return this.#foreign;
  }

  get page(): Page {
    return this.#page;
  }

  /** `reading` when the book is open, `failed` when the reader says that it cannot be opened. */
  phase(): Promise<string | null> {
    return this.#page
      .locator('[data-reader-phase]')
      .getAttribute('data-reader-phase', { timeout: 500 })
      .catch(() => null);
  }

  /** The words in which the reader tells what is wrong; undefined where it tells nothing. */
  async complaint(): Promise<string | undefined> {
    const alert = this.#page.locator('[role=alert]');
    return (await alert.count()) > 0 ? await alert.first().innerText() : undefined;
  }

  /** Waits until the book shows a page or the reader says why not. */
  async opened(): Promise<void> {
    const shown = this.#page.locator('[data-reader-stage] iframe').first().waitFor({ state: 'visible', timeout: patience });
    const failed = this.#page.locator('[role=alert]').first().waitFor({ state: 'visible', timeout: patience });
    await Promise.any([shown, failed]).catch(() => {
      throw new Error('The reader showed neither a page nor a message.');
    });
    failed.catch(() => undefined);
    shown.catch(() => undefined);
  }

  see(): Promise<Seen> {
    return this.#page.evaluate(lookAtStage);
  }

  harm(): Promise<string[]> {
    return this.#page.evaluate(findHarm);
  }

  /** The whole text on the screen. */
  async text(): Promise<string> {
    return (await this.settled()).pages.map(({ text }) => text).join(' ');
  }

  #signature({ pages, screen }: Seen): string {
    return `${pages.map(({ index }) => index).join()}:${screen}`;
  }

  /** What is on the screen once nothing moves any more. */
  async settled(): Promise<Seen> {
    let seen = await this.see();
    await this.until(async () => {
      await this.#page.waitForTimeout(40);
      const before = this.#signature(seen);
      seen = await this.see();
      return seen.pages.length > 0 && this.#signature(seen) === before;
    }, 3000);
    return seen;
  }

  /** Turns a page by a key; `end` where nothing changed. */
  async turn(key: 'PageDown' | 'PageUp' | 'ArrowRight' | 'ArrowLeft' = 'PageDown'): Promise<'turned' | 'end'> {
    const before = await this.settled();
    const mark = this.#signature(before);
    await this.#page.locator('[data-reader-root]').focus();
    await this.#page.keyboard.press(key);
    const last = this.publication.spine.findLast(({ linear, isShown }) => linear && isShown)?.index;
    const atEnd = key === 'PageDown' && before.pages.some(({ index }) => index === last) && before.screen >= before.screens - 1;
    return (await this.until(async () => this.#signature(await this.see()) !== mark, atEnd ? 400 : 2500)) ? 'turned' : 'end';
  }

  /** Whether something comes true within a time, in milliseconds. */
  async until(isTrue: () => Promise<boolean>, time = patience): Promise<boolean> {
    const end = Date.now() + time;
    do {
      if (await isTrue()) return true;
      await this.#page.waitForTimeout(25);
    } while (Date.now() < end);
    return false;
  }

  /** Every screen of the book in reading order, as many as `most`. */
  async *screens(most = 400): AsyncGenerator<Seen> {
    for (let count = 0; count < most; count++) {
      yield await this.settled();
      if ((await this.turn()) === 'end') return;
    }
  }

  /** Turns pages until a document is shown; false where it never is. */
  async reach(index: number): Promise<boolean> {
    for await (const { pages } of this.screens()) if (pages.some((page) => page.index === index)) return true;
    return false;
  }

  /** An element in a page that is shown. */
  inPage(index: number, selector: string): Locator {
    return this.#page.frameLocator(`[data-reader-stage] iframe[data-index="${index}"]`).locator(selector);
  }

  /** What an element of a page looks like: something read from it in the page. */
  async readFrom<Result>(index: number, selector: string, read: (element: Element) => Result): Promise<Result> {
    const handle = await this.#page.evaluateHandle(
      ([place, wanted]) =>
        document
          .querySelector('[data-realmkit-reader]')
          ?.shadowRoot?.querySelector<HTMLIFrameElement>(`[data-reader-stage] iframe[data-index="${place}"]`)
          ?.contentDocument?.querySelector(`${wanted}`) ?? null,
      [index, selector] as const,
    );
    const element = handle.asElement();
    if (!element) throw new Error(`There is no ${selector} on page ${index + 1}.`);
    return element.evaluate(read as (element: Node) => Result);
  }

  /** Presses something in a page, where it is on the screen. */
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

  /** The toolbar's controls are there once the pointer comes near. */
  async #showControls(): Promise<void> {
    const { width } = this.#page.viewportSize() ?? { width: 800 };
    await this.#page.mouse.move(width / 2, 300);
    await this.#page.mouse.move(width / 2, 12);
  }

  /** Opens the reader's own table of contents; returns its entries in their order. */
  async contents(): Promise<Locator> {
    const list = this.#page.getByRole('navigation', { name: 'Table of contents' });
    if ((await list.count()) === 0) {
      await this.#showControls();
      await this.#page.getByRole('button', { name: 'Table of contents' }).first().click();
      await list.waitFor({ state: 'visible', timeout: patience });
    }
    return list.getByRole('button');
  }

  /** Follows an entry of the table of contents. */
  async choose(label: string | RegExp): Promise<void> {
    const entries = await this.contents();
    await entries.filter({ hasText: label }).first().click();
  }

  /** Whether the reader can read this book aloud. */
  async canPlay(): Promise<boolean> {
    await this.#showControls();
    return (await this.#page.getByRole('button', { name: 'Play', exact: true }).count()) > 0;
  }

  async play(): Promise<void> {
    await this.#showControls();
    await this.#page.getByRole('button', { name: 'Play', exact: true }).first().click();
  }

  /** The recordings that were touched, and where they are. */
  heard(): Promise<Heard[]> {
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

  /** What was given to the system's text-to-speech. */
  said(): Promise<string> {
    return this.#page.evaluate(() => String(Reflect.get(window, 'epubTestsSaid') ?? ''));
  }

  active(): Promise<{ readonly index: number; readonly id: string }[]> {
    return this.#page.evaluate(findActive, [this.publication.activeClass ?? '-epub-media-overlay-active', '-epub-media-overlay-active']);
  }

  close(): Promise<void> {
    return this.#context.close();
  }
}
