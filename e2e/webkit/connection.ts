import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type WebDriver, WebDriverError } from '../../scripts/webkit/webDriver.ts';
import { createPageScript, notReady, type PageScript } from './pageScript.ts';
import { formatQuery, type Query } from './query.ts';

/** How long actions and waits go on, in ms. */
export const actionTimeout = 30_000;

const library = readFileSync(createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'), 'utf8');
const key = "Symbol.for('realmkit journeys')";

/** Puts Testing Library and the page script into the open document, hidden from the app. */
const installation = `
  const done = arguments[arguments.length - 1];
  const module = { exports: {} };
  (function (module, exports, define) { ${library} }).call({}, module, module.exports);
  globalThis[${key}] ??= (${createPageScript})(module.exports);
  done(null);`;

/** Runs `body` with the page script, and returns its value with the document's URL and errors. */
const wrapped = (body: string): string => `
  const done = arguments[arguments.length - 1];
  const script = globalThis[${key}];
  if (!script) return done({ missing: true, url: location.href, errors: [] });
  const end = (result) => done({ ...result, url: location.href, errors: script.takeErrors() });
  (async (...given) => { ${body} })(...arguments).then(
    (value) => end(value === undefined ? { isVoid: true } : { value }),
    (error) => end({ error: error instanceof Error ? error.message : String(error), stack: error?.stack }),
  );`;

interface Outcome<Value> {
  readonly missing?: true;
  /** Set where the value is undefined, which the driver would make null. */
  readonly isVoid?: true;
  readonly value: Value;
  readonly error?: string;
  readonly url: string;
  readonly errors: readonly PageError[];
}

/** An error that the page reported. */
export interface PageError {
  readonly text: string;
  readonly url: string;
}

/** An error of an action whose element is not ready yet. */
class NotReady extends Error {}

/** The open page of a session: runs scripts in whatever document is open. */
export class Connection {
  readonly driver: WebDriver;
  readonly #onError: (error: PageError) => void;
  /** The URL at the latest look. */
  url = 'about:blank';
  closed = false;

  constructor(driver: WebDriver, onError: (error: PageError) => void) {
    this.driver = driver;
    this.#onError = onError;
  }

  /** Calls a function of the page script. */
  call<Name extends keyof PageScript>(name: Name, ...args: Parameters<PageScript[Name]>): Promise<Awaited<ReturnType<PageScript[Name]>>> {
    return this.#run(`return script.${name}(...given.slice(0, ${args.length}))`, args);
  }

  /** Calls a function of the journey in the page, with the element of a query if there is one. */
  evaluate(script: unknown, arg: unknown, query?: Query): Promise<unknown> {
    const given = query ? 'script.only(given[1]), given[0]' : 'given[0]';
    return this.#run(typeof script === 'string' ? `return (${script})` : `return (${script})(${given})`, [arg ?? null, query ?? null]);
  }

  /** Looks at the page for its URL, unless its document is being left. */
  look(): void {
    this.call('takeErrors').then(
      (errors) => errors.forEach(this.#onError),
      (error: unknown) => {
        if (!this.closed && !isLeaving(error)) this.#onError({ text: String(error), url: this.url });
      },
    );
  }

  /** Acts on an element as soon as it is ready. */
  async act<Value>(query: Query, action: () => Promise<Value>, timeout = actionTimeout): Promise<Value> {
    const { value, last } = await this.poll(async () => ({ acted: await action() }), timeout);
    if (!value) throw new Error(`${formatQuery(query)}: ${last instanceof Error ? last.message : 'not ready'}, for ${timeout} ms`);
    return value.acted;
  }

  /** Repeats a look at the page until it returns a value; elements that are not ready and documents that are left count as none. */
  async poll<Value>(look: () => Promise<Value | undefined>, timeout: number): Promise<{ value?: Value; last?: unknown }> {
    const end = Date.now() + timeout;
    let last: unknown;
    do {
      try {
        const value = await look();
        if (value !== undefined) return { value };
      } catch (error) {
        if (this.closed || !(error instanceof NotReady || isLeaving(error))) throw error;
        last = error;
      }
      await new Promise((resolve) => setTimeout(resolve, 40));
    } while (Date.now() < end && !this.closed);
    return { last };
  }

  async #run<Value>(body: string, args: readonly unknown[]): Promise<Value> {
    const outcome = await this.driver.run<Outcome<Value>>(wrapped(body), args);
    this.url = outcome.url;
    if (outcome.missing) {
      await this.driver.run(installation, []);
      return this.#run(body, args);
    }
    for (const error of outcome.errors) this.#onError(error);
    if (outcome.error?.startsWith(notReady)) throw new NotReady(outcome.error.slice(notReady.length));
    if (outcome.error !== undefined) throw new Error(outcome.error);
    return outcome.isVoid ? (undefined as Value) : outcome.value;
  }
}

/** Whether a command failed because its document was left meanwhile. */
const isLeaving = (error: unknown): boolean =>
  error instanceof WebDriverError &&
  /^(javascript error|no such (frame|window|element)|stale element reference|unexpected alert open)$/.test(error.code);
