import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Session } from '../../scripts/webkit/session.ts';
import { actionTimeout, type Connection } from './connection.ts';
import { pressActions } from './keys.ts';
import { keyboard, pointer, Scope } from './locator.ts';
import type { Network, NetworkRequest, NetworkResponse } from './network.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** A message of the console, as Playwright reports it. */
interface ConsoleMessage {
  type(): 'error';
  text(): string;
  location(): { readonly url: string };
}

/** The events of a context, with their listeners. */
export interface ContextEvents {
  request: (request: NetworkRequest) => void;
  response: (response: NetworkResponse) => void;
  console: (message: ConsoleMessage) => void;
  pageerror: (error: Error) => void;
  close: () => void;
}

/** The context of a page. */
export interface PageContext {
  readonly network: Network;
  on<Name extends keyof ContextEvents>(name: Name, listener: ContextEvents[Name]): void;
}

type UrlQuery = string | RegExp | ((url: URL) => boolean);

/** Whether a URL is the one that a journey waits for. */
export const matchesUrl = (query: UrlQuery, url: string): boolean =>
  typeof query === 'string' ? query === url : query instanceof RegExp ? query.test(url) : query(new URL(url));

/** A download that has ended. */
class Download {
  readonly folder: string;
  readonly name: string;

  constructor(folder: string, name: string) {
    this.folder = folder;
    this.name = name;
  }
  path = async (): Promise<string> => join(this.folder, this.name);
  suggestedFilename = (): string => this.name;
}

/** The page of a session; the part of Playwright's Page that the journeys use. */
export class WebKitPage extends Scope {
  readonly #session: Session;
  readonly #context: PageContext;
  #size: Size | null = null;

  constructor(connection: Connection, session: Session, context: PageContext) {
    super(connection, []);
    this.#session = session;
    this.#context = context;
  }

  context = (): PageContext => this.#context;
  on = (...[name, listener]: Parameters<PageContext['on']>): void => this.#context.on(name, listener);

  /**
   * Returns the URL at the latest look at the page, and looks again. The drivers' commands are asynchronous, and Playwright's function is not: whoever
   * awaited a state of the page has its URL, and who polls gets the next.
   */
  url = (): string => {
    if (!this.connection.closed) this.connection.look();
    return this.connection.url;
  };
  goto = async (url: string): Promise<void> => {
    await this.connection.driver.send('POST', '/url', { url });
    await this.evaluate(() => undefined);
  };
  reload = async (): Promise<void> => {
    await this.connection.driver.send('POST', '/refresh', {});
    await this.evaluate(() => undefined);
  };
  goBack = async (): Promise<void> => {
    await this.connection.driver.send('POST', '/back', {});
  };
  title = (): Promise<string> => this.connection.driver.send('GET', '/title');
  evaluate = (script: unknown, arg?: unknown): Promise<unknown> =>
    this.connection.act(this.query, () => this.connection.evaluate(script, arg));
  screenshot = async (): Promise<Buffer> => Buffer.from(await this.connection.driver.send<string>('GET', '/screenshot'), 'base64');

  waitForURL = async (url: UrlQuery, { timeout = actionTimeout } = {}): Promise<void> => {
    const { value } = await this.connection.poll(async () => {
      const loaded = await this.connection.evaluate(() => document.readyState === 'complete', undefined);
      return loaded && matchesUrl(url, this.connection.url) ? true : undefined;
    }, timeout);
    if (!value) throw new Error(`The URL is ${this.connection.url} and not ${url}, for ${timeout} ms`);
  };
  /** Waits until the document is loaded, or until the browser has sent no request for half a second. */
  waitForLoadState = async (state: 'load' | 'domcontentloaded' | 'networkidle' = 'load'): Promise<void> => {
    const { value } = await this.connection.poll(async () => {
      const loaded = await this.connection.evaluate(() => document.readyState === 'complete', undefined);
      return loaded && (state !== 'networkidle' || this.#context.network.idleFor(500)) ? true : undefined;
    }, actionTimeout);
    if (!value) throw new Error(`The page did not reach ${state} within ${actionTimeout} ms`);
  };
  waitForRequest = (query: RegExp | ((request: NetworkRequest) => boolean)): Promise<NetworkRequest> =>
    this.#context.network.next('request', (request) => (query instanceof RegExp ? query.test(request.url()) : query(request)));
  waitForResponse = (query: RegExp | ((response: NetworkResponse) => boolean)): Promise<NetworkResponse> =>
    this.#context.network.next('response', (response) => (query instanceof RegExp ? query.test(response.url()) : query(response)));
  waitForEvent = async (name: string): Promise<Download> => {
    if (name !== 'download') throw new Error(`Page.waitForEvent('${name}') is not in the adapter of WebKitGTK`);
    const folder = this.#session.downloads;
    const before = new Set(readdirSync(folder));
    const { value } = await this.connection.poll(
      async () => readdirSync(folder).find((file) => !before.has(file) && !file.endsWith('.wkdownload')),
      actionTimeout,
    );
    if (value === undefined) throw new Error(`No download ended within ${actionTimeout} ms`);
    return new Download(folder, value);
  };

  viewportSize = (): Size | null => this.#size;
  setViewportSize = async ({ width, height }: Size): Promise<void> => {
    const inner = async () => (await this.evaluate(() => [innerWidth, innerHeight])) as [number, number];
    const { driver } = this.connection;
    await driver.send('POST', '/window/rect', { x: 0, y: 0, width, height });
    const [innerWidth, innerHeight] = await inner();
    // The window has a bar above the page.
    await driver.send('POST', '/window/rect', { x: 0, y: 0, width: width + width - innerWidth, height: height + height - innerHeight });
    const { value, last = await inner() } = await this.connection.poll(async () => {
      const [reachedWidth, reachedHeight] = await inner();
      return reachedWidth === width && reachedHeight === height ? true : undefined;
    }, 5000);
    if (!value) throw new Error(`WebKitGTK's window cannot be ${width} × ${height}: it is ${last}`);
    this.#size = { width, height };
  };

  readonly keyboard = {
    press: (key: string): Promise<void> => this.connection.driver.perform(keyboard, pressActions(key)),
    type: (text: string): Promise<void> => this.connection.driver.perform(keyboard, [...text].flatMap(pressActions)),
  };
  readonly mouse = {
    move: (x: number, y: number): Promise<void> => this.connection.driver.perform(pointer, [moveTo(x, y)]),
    down: (): Promise<void> => this.connection.driver.perform(pointer, [{ type: 'pointerDown', button: 0 }]),
    up: (): Promise<void> => this.connection.driver.perform(pointer, [{ type: 'pointerUp', button: 0 }]),
    click: (x: number, y: number): Promise<void> =>
      this.connection.driver.perform(pointer, [moveTo(x, y), { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }]),
  };
}

const moveTo = (x: number, y: number) => ({ type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y), origin: 'viewport' });
