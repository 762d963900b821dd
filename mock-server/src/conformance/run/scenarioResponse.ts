import { bodyText, type ReceivedAnswer } from '../exchange.ts';

/** Thrown where an answer does not have what the next step needs. */
export class ScenarioAborted extends Error {}

function stepInto(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

/** An answer, with ways to take from it what a scenario goes on with. */
export class ScenarioResponse {
  readonly status: number;
  readonly #operation: string;
  readonly #answer: ReceivedAnswer;
  #parsed: unknown;

  constructor(operation: string, answer: ReceivedAnswer) {
    this.status = answer.status;
    this.#operation = operation;
    this.#answer = answer;
    try {
      this.#parsed = JSON.parse(bodyText(answer.body));
    } catch {
      this.#parsed = undefined;
    }
  }

  /** A header, undefined where there is none. */
  header(name: string): string | undefined {
    return this.#answer.headers.get(name.toLowerCase());
  }

  /** What stands at a JSON pointer of the body; undefined where nothing does. */
  at(pointer = ''): unknown {
    return pointer.split('/').slice(1).reduce(stepInto, this.#parsed);
  }

  /** The text (or number, as text) at a JSON pointer of the body; ends the scenario where there is none. */
  text(pointer: string): string {
    const found = this.at(pointer);
    if (typeof found === 'string' || typeof found === 'number') return String(found);
    throw new ScenarioAborted(`${this.#operation} answered nothing at ${pointer} to go on with.`);
  }

  /** The list at a JSON pointer of the body; ends the scenario where there is none. */
  list(pointer = ''): readonly unknown[] {
    const found = this.at(pointer);
    if (Array.isArray(found)) return found;
    throw new ScenarioAborted(`${this.#operation} answered no list at ${pointer === '' ? '/' : pointer} to go on with.`);
  }

  /** The pointer to the item of a list that has a property of this value; ends the scenario where none has. */
  item(pointer: string, property: string, value: unknown): string {
    const index = this.list(pointer).findIndex((one) => stepInto(one, property) === value);
    if (index >= 0) return `${pointer}/${index}`;
    throw new ScenarioAborted(`${this.#operation} answered nothing at ${pointer} whose ${property} is ${value}.`);
  }

  /** Whether a list has an item with a property of this value. */
  lists(pointer: string, property: string, value: unknown): boolean {
    return this.list(pointer).some((item) => stepInto(item, property) === value);
  }
}
