/** An error that the driver reports, with the error code of W3C WebDriver §6.6. */
export class WebDriverError extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(`${code}: ${message}`);
    this.code = code;
  }
}

/** One action of an input source (W3C WebDriver §17.4). */
export type InputAction = Readonly<Record<string, string | number>>;

/** A session of W3C WebDriver. Its commands run one after the other. */
export class WebDriver {
  readonly #session: string;
  #last: Promise<unknown> = Promise.resolve();

  private constructor(session: string) {
    this.#session = session;
  }

  /** Opens a session at the driver's URL. */
  static async open(driver: string, alwaysMatch: unknown): Promise<WebDriver> {
    const { sessionId } = await command<{ sessionId: string }>('POST', `${driver}/session`, { capabilities: { alwaysMatch } });
    return new WebDriver(`${driver}/session/${sessionId}`);
  }

  /** Sends a command after those before it. */
  send<Value>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown): Promise<Value> {
    const sent = this.#last.then(() => command<Value>(method, this.#session + path, body));
    this.#last = sent.catch(() => undefined);
    return sent;
  }

  /** Runs a script in the page, which calls its last argument with its result. */
  run<Value>(script: string, args: readonly unknown[]): Promise<Value> {
    return this.send('POST', '/execute/async', { script, args });
  }

  /** Performs the actions of one input source. */
  perform(source: Readonly<Record<string, unknown>>, actions: readonly InputAction[]): Promise<void> {
    return this.send('POST', '/actions', { actions: [{ ...source, actions }] });
  }
}

async function command<Value>(method: string, url: string, body?: unknown): Promise<Value> {
  const response = await fetch(url, {
    method,
    ...(body !== undefined && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  });
  const { value } = await response.json();
  if (!response.ok) throw new WebDriverError(value.error, value.message);
  return value;
}
