import { type Display, startDisplay } from '../../scripts/webkit/display.ts';
import { type Session, startSession } from '../../scripts/webkit/session.ts';
import { Connection, type PageError } from './connection.ts';
import { Network } from './network.ts';
import { type ContextEvents, type PageContext, WebKitPage } from './page.ts';
import { supported } from './supported.ts';

/** The options of a context that WebKitGTK has, as Playwright names them. */
interface ContextOptions {
  readonly viewport?: { readonly width: number; readonly height: number } | null;
  readonly colorScheme?: string | null;
  readonly reducedMotion?: string | null;
  readonly timezoneId?: string;
}

interface Cookie {
  readonly name: string;
  readonly domain: string;
}

/** A browser with a profile of its own and one page: WebKitGTK's driver opens no second window. */
export class WebKitContext implements PageContext {
  readonly network: Network;
  readonly #display: string;
  readonly #consoleListeners: ContextEvents['console'][] = [];
  #options: ContextOptions;
  #session: Session | undefined;
  #page: WebKitPage | undefined;

  private constructor(network: Network, display: string, options: ContextOptions) {
    this.network = network;
    this.#display = display;
    this.#options = options;
    // Chromium reports such responses to the console, and the journeys name those that they expect in its words.
    network.on('response', (response) => {
      if (response.status() < 400) return;
      const { statusCode, statusMessage } = response.message;
      this.report([
        { text: `Failed to load resource: the server responded with a status of ${statusCode} (${statusMessage})`, url: response.url() },
      ]);
    });
  }

  static async open(display: string, options: ContextOptions): Promise<WebKitContext> {
    return new WebKitContext(await Network.start(), display, options);
  }

  /** Sets the options of a test: Playwright gives them only to its own browsers. The browser starts with its page. */
  configure = (options: ContextOptions): void => {
    this.#options = { ...this.#options, ...options };
  };

  on = <Name extends keyof ContextEvents>(name: Name, listener: ContextEvents[Name]): void => {
    if (name === 'request') this.network.on('request', listener as ContextEvents['request']);
    else if (name === 'response') this.network.on('response', listener as ContextEvents['response']);
    // An error of the page is a message of the console here.
    else if (name === 'console') this.#consoleListeners.push(listener as ContextEvents['console']);
  };

  /** Reports errors of the page to the console's listeners. */
  report = (errors: readonly PageError[]): void => {
    for (const { text, url } of errors)
      for (const listener of this.#consoleListeners) listener({ type: () => 'error', text: () => text, location: () => ({ url }) });
  };

  pages = (): WebKitPage[] => (this.#page ? [this.#page] : []);
  newPage = async (): Promise<WebKitPage> => {
    if (this.#session) throw new Error('BrowserContext.newPage: the driver of WebKitGTK opens no second window');
    const { viewport, timezoneId, colorScheme, reducedMotion } = this.#options;
    this.#session = await startSession({
      display: this.#display,
      proxyPort: this.network.port,
      timeZone: timezoneId ?? 'UTC',
      scheme: colorScheme === 'dark' ? 'dark' : 'light',
      reducedMotion: reducedMotion === 'reduce',
    });
    const connection = new Connection(this.#session.driver, (error) => this.report([error]));
    this.#page = new WebKitPage(connection, this.#session, this);
    await this.#page.setViewportSize(viewport ?? { width: 1280, height: 720 });
    return supported(this.#page, 'Page');
  };
  /** Returns the cookies of the open page: the driver knows no others. */
  cookies = async (): Promise<Cookie[]> => (await this.#session?.driver.send<Cookie[]>('GET', '/cookie')) ?? [];

  close = async (): Promise<void> => {
    if (this.#page) this.#page.connection.closed = true;
    this.#session?.stop();
    this.network.stop();
  };
}

/** WebKitGTK on a display of its own; the part of Playwright's Browser that the journeys use. */
export class WebKitBrowser {
  readonly #display: Display;
  readonly #contexts = new Set<WebKitContext>();
  /** Playwright's fixture of the context looks here for a remote browser. */
  readonly _connection = {};

  private constructor(display: Display) {
    this.#display = display;
  }

  static async launch(): Promise<WebKitBrowser> {
    return supported(new WebKitBrowser(await startDisplay()), 'Browser');
  }

  newContext = async (options: ContextOptions = {}): Promise<WebKitContext> => {
    const context = await WebKitContext.open(this.#display.name, options);
    this.#contexts.add(context);
    return supported(context, 'BrowserContext');
  };

  close = async (): Promise<void> => {
    for (const context of this.#contexts) await context.close();
    this.#display.stop();
  };
}
