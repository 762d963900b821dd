import { Connection, type PageError } from './connection.ts';
import { type Display, startDisplay } from './display.ts';
import { Network, type NetworkRequest, type NetworkResponse } from './network.ts';
import { WebKitPage } from './page.ts';
import { type Session, startSession } from './session.ts';
import { supported } from './supported.ts';
import { WebDriverError } from './webDriver.ts';

/** The options of a context that WebKitGTK has, as Playwright names them. */
interface ContextOptions {
  readonly viewport?: { readonly width: number; readonly height: number } | null;
  readonly colorScheme?: string | null;
  readonly reducedMotion?: string | null;
  readonly timezoneId?: string;
}

/** A message of the console, as Playwright reports it. */
interface ConsoleMessage {
  type(): 'error';
  text(): string;
  location(): { readonly url: string };
}

interface ContextEvents {
  request: (request: NetworkRequest) => void;
  response: (response: NetworkResponse) => void;
  console: (message: ConsoleMessage) => void;
  pageerror: (error: Error) => void;
  close: () => void;
}

interface Cookie {
  readonly name: string;
  readonly domain: string;
}

/** A browser with a profile of its own and one page: WebKitGTK's driver opens no second window. */
export class WebKitContext {
  readonly network: Network;
  readonly #session: Session;
  readonly #connection: Connection;
  readonly #page: WebKitPage;
  readonly #consoleListeners: ContextEvents['console'][] = [];
  #opened = false;

  private constructor(network: Network, session: Session) {
    this.network = network;
    this.#session = session;
    this.#connection = new Connection(session.driver, (error) => this.report([error]));
    this.#page = new WebKitPage(this.#connection, session, this);
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
    const network = await Network.start();
    try {
      const session = await startSession({
        display,
        proxyPort: network.port,
        timeZone: options.timezoneId ?? 'UTC',
        scheme: options.colorScheme === 'dark' ? 'dark' : 'light',
        reducedMotion: options.reducedMotion === 'reduce',
      });
      const context = new WebKitContext(network, session);
      await context.#page.setViewportSize(options.viewport ?? { width: 1280, height: 720 });
      return context;
    } catch (error) {
      network.stop();
      throw error;
    }
  }

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
  /** Ignores that a look at the page failed because its document was left; other errors are the page's. */
  ignoreLeaving = (error: unknown): void => {
    if (!this.#connection.closed && !(error instanceof WebDriverError)) this.report([{ text: String(error), url: this.#connection.url }]);
  };

  pages = (): WebKitPage[] => (this.#opened ? [this.#page] : []);
  newPage = async (): Promise<WebKitPage> => {
    if (this.#opened) throw new Error('BrowserContext.newPage: the driver of WebKitGTK opens no second window');
    this.#opened = true;
    return supported(this.#page, 'Page');
  };
  /** Returns the cookies of the open page: the driver knows no others. */
  cookies = (): Promise<Cookie[]> => this.#session.driver.send('GET', '/cookie');

  close = async (): Promise<void> => {
    this.#connection.closed = true;
    this.#session.stop();
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
