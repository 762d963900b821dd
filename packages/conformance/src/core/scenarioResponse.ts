import { bodyJson, type ReceivedResponse } from '../exchange.ts';

/** Thrown if a response lacks what the next step needs. */
export class ScenarioAborted extends Error {}

function stepInto(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

/** A response, with methods to read the values that a scenario needs next. */
export class ScenarioResponse {
  readonly status: number;
  readonly #operation: string;
  readonly #response: ReceivedResponse;
  #parsed: unknown;

  constructor(operation: string, response: ReceivedResponse) {
    this.status = response.status;
    this.#operation = operation;
    this.#response = response;
    this.#parsed = bodyJson(response.body);
  }

  /** Returns a header, or undefined. */
  header(name: string): string | undefined {
    return this.#response.headers.get(name.toLowerCase());
  }

  /** Returns the value at a JSON pointer of the body, or undefined. */
  at(pointer = ''): unknown {
    return pointer.split('/').slice(1).reduce(stepInto, this.#parsed);
  }

  /** The number of rows of the whole list, if the response counts them. */
  get total(): number | undefined {
    const found = this.at('/meta/totalItems') ?? this.at('/meta/totalCount');
    return typeof found === 'number' ? found : undefined;
  }

  /** Returns a part of the body as if it were the whole. */
  part(pointer: string): ScenarioResponse {
    const body = new TextEncoder().encode(JSON.stringify(this.at(pointer) ?? null));
    return new ScenarioResponse(this.#operation, { ...this.#response, body });
  }

  /** Returns the text (or number, as text) at a JSON pointer of the body. @throws {ScenarioAborted} if there is none */
  text(pointer: string): string {
    const found = this.at(pointer);
    if (typeof found === 'string' || typeof found === 'number') return String(found);
    throw new ScenarioAborted(`${this.#operation} answered nothing at ${pointer} to go on with.`);
  }

  /** Returns the list at a JSON pointer of the body. @throws {ScenarioAborted} if there is none */
  list(pointer = ''): readonly unknown[] {
    const found = this.at(pointer);
    if (Array.isArray(found)) return found;
    throw new ScenarioAborted(`${this.#operation} answered no list at ${pointer === '' ? '/' : pointer} to go on with.`);
  }

  /** Returns the pointer to the list item with a property of this value. @throws {ScenarioAborted} if there is none */
  item(pointer: string, property: string, value: unknown): string {
    const index = this.list(pointer).findIndex((one) => stepInto(one, property) === value);
    if (index >= 0) return `${pointer}/${index}`;
    throw new ScenarioAborted(`${this.#operation} answered nothing at ${pointer} whose ${property} is ${value}.`);
  }

  /** Returns whether a list has an item with a property of this value. */
  lists(pointer: string, property: string, value: unknown): boolean {
    return this.list(pointer).some((item) => stepInto(item, property) === value);
  }
}
