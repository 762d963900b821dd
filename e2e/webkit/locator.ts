import { actionTimeout, type Connection } from './connection.ts';
import { pressActions } from './keys.ts';
import type { ElementState } from './pageScript.ts';
import { formatQuery, type Query, type Step, textQuery } from './query.ts';

/** The options of `getByRole`, as Playwright names them. */
interface RoleOptions {
  readonly name?: string | RegExp;
  readonly exact?: boolean;
  readonly level?: number;
}

interface Wait {
  readonly timeout?: number;
}

interface File {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** Where elements are looked for: a page, or the elements of a locator. */
export abstract class Scope {
  readonly connection: Connection;
  readonly query: Query;

  constructor(connection: Connection, query: Query) {
    this.connection = connection;
    this.query = query;
  }

  locator = (selector: string): WebKitLocator => this.child({ by: 'css', selector });
  getByRole = (role: string, { name, exact = false, level }: RoleOptions = {}): WebKitLocator =>
    this.child({
      by: 'role',
      role,
      exact,
      ...(name !== undefined && { name: textQuery(name) }),
      ...(level !== undefined && { level }),
    });
  getByLabel = (text: string | RegExp, { exact = false } = {}): WebKitLocator => this.child({ by: 'label', text: textQuery(text), exact });
  getByText = (text: string | RegExp, { exact = false } = {}): WebKitLocator => this.child({ by: 'text', text: textQuery(text), exact });
  frameLocator = (selector: string): WebKitLocator => new FrameLocator(this.connection, [...this.query, { by: 'css', selector }]);

  protected child(step: Step): WebKitLocator {
    return new WebKitLocator(this.connection, [...this.query, step]);
  }
}

/** Elements of the page, looked up at each use; the part of Playwright's Locator that the journeys use. */
export class WebKitLocator extends Scope {
  first = (): WebKitLocator => this.nth(0);
  last = (): WebKitLocator => this.nth(-1);
  nth = (index: number): WebKitLocator => this.child({ by: 'nth', index });
  or = (other: WebKitLocator): WebKitLocator => this.child({ by: 'or', query: other.query });
  filter({ hasText, has }: { hasText?: string | RegExp; has?: WebKitLocator }): WebKitLocator {
    const steps: Step[] = [];
    if (hasText !== undefined) steps.push({ by: 'hasText', text: textQuery(hasText) });
    if (has) steps.push({ by: 'has', query: has.query });
    return new WebKitLocator(this.connection, [...this.query, ...steps]);
  }

  state = (): Promise<ElementState> => this.connection.call('state', this.query);
  count = async (): Promise<number> => (await this.state()).count;
  isVisible = async (): Promise<boolean> => (await this.state()).visible;
  allInnerTexts = (): Promise<string[]> => this.connection.call('texts', this.query, true);
  allTextContents = (): Promise<string[]> => this.connection.call('texts', this.query, false);
  all = async (): Promise<WebKitLocator[]> => Array.from({ length: await this.count() }, (_, index) => this.nth(index));
  inputValue = async (): Promise<string> => (await this.#one()).value;
  textContent = async (): Promise<string> => (await this.#one()).text;
  innerText = (): Promise<unknown> => this.evaluate((element: HTMLElement) => element.innerText);
  getAttribute = async (name: string): Promise<string | null> => (await this.#one()).attributes[name] ?? null;
  evaluate = (script: unknown, arg?: unknown): Promise<unknown> => this.#act(() => this.connection.evaluate(script, arg, this.query));

  /** Waits until the element is there. */
  async waitFor({
    state = 'visible',
    timeout = actionTimeout,
  }: Wait & { state?: 'visible' | 'attached' | 'hidden' | 'detached' } = {}): Promise<void> {
    const reached = ({ count, visible }: ElementState) =>
      ({ visible, attached: count > 0, hidden: !visible, detached: count === 0 })[state] ? true : undefined;
    const { value } = await this.connection.poll(async () => reached(await this.state()), timeout);
    if (!value) throw new Error(`${this} was not ${state} within ${timeout} ms`);
  }

  click = (options: Wait & { clickCount?: number } = {}): Promise<void> =>
    this.#act(async () => {
      const point = await this.connection.call('point', this.query);
      const presses = Array.from({ length: options.clickCount ?? 1 }, () => [
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ]);
      const move = { type: 'pointerMove', duration: 0, ...point, origin: 'viewport' };
      await this.connection.driver.perform(pointer, [move, ...presses.flat()]);
    }, options.timeout);
  dblclick = (): Promise<void> => this.click({ clickCount: 2 });
  focus = (): Promise<void> => this.#act(() => this.connection.call('focus', this.query));
  fill = (text: string): Promise<void> => this.#act(() => this.connection.call('fill', this.query, text));
  dispatchEvent = (type: string): Promise<void> => this.#act(() => this.connection.call('dispatch', this.query, type));
  async press(key: string): Promise<void> {
    await this.focus();
    await this.connection.driver.perform(keyboard, pressActions(key));
  }
  async check(): Promise<void> {
    if ((await this.#one()).checked) return;
    await this.click();
    if (!(await this.#one()).checked) throw new Error(`${this} is not checked after the click`);
  }
  selectOption = (option: string | { label: string }): Promise<void> =>
    this.#act(() => this.connection.call('select', this.query, typeof option === 'string' ? { value: option } : option));
  setInputFiles = ({ name, mimeType, buffer }: File): Promise<void> =>
    this.#act(() => this.connection.call('choose', this.query, [{ name, mimeType, base64: buffer.toString('base64') }]));

  override toString(): string {
    return formatQuery(this.query);
  }

  /** Returns the state of the element as soon as there is one. */
  #one = (): Promise<ElementState> =>
    this.#act(async () => {
      await this.connection.call('present', this.query);
      return this.state();
    });
  #act = <Value>(action: () => Promise<Value>, timeout?: number): Promise<Value> => this.connection.act(this.query, action, timeout);
}

/** Locates elements in the documents of frames. */
class FrameLocator extends WebKitLocator {
  override first = (): WebKitLocator => new FrameLocator(this.connection, [...this.query, { by: 'nth', index: 0 }]);
  protected override child(step: Step): WebKitLocator {
    return new WebKitLocator(this.connection, [...this.query, { by: 'frame' }, step]);
  }
}

/** The mouse and the keyboard of a session, as input sources of WebDriver. */
export const pointer = { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' } };
export const keyboard = { type: 'key', id: 'keyboard' };
