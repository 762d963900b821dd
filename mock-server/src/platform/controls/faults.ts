import { invalid } from '@realmkit/contract-engine';

/** An injected fault: for one service or all, for one operation or all, a number of times or until it is cleared. */
export interface Fault {
  readonly id: number;
  readonly service?: string;
  /** The `operationId` of a contract. */
  readonly operation?: string;
  /** Responds with this status, from 400 to 599, and the error body of the contracts. */
  readonly status?: number;
  /** Delays the response, in milliseconds. */
  readonly delay?: number;
  /** Breaks the connection instead of responding. */
  readonly drop?: boolean;
  /** The number of remaining calls; unlimited if undefined. */
  readonly times?: number;
}

const longestDelay = 60_000;

function isWhole(value: unknown, least: number, most: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most;
}

function optional<Value>(given: unknown, name: string, is: (value: unknown) => value is Value): Value | undefined {
  if (given === undefined) return undefined;
  if (is(given)) return given;
  throw invalid(`The ${name} of a fault cannot be ${JSON.stringify(given)}.`, { attribute: name, reason: 'type' });
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** The faults of a sandbox; they are in memory only, so that a restart clears them. */
export class Faults {
  readonly #services: ReadonlySet<string>;
  readonly #operations: ReadonlySet<string>;
  #faults: Fault[] = [];
  #last = 0;

  /** `services` are the names of the contracts, `operations` all their operation ids. */
  constructor(services: Iterable<string>, operations: Iterable<string>) {
    this.#services = new Set(services);
    this.#operations = new Set(operations);
  }

  list(): readonly Fault[] {
    return this.#faults;
  }

  /** Adds a fault. @throws a 400 if it has no effect or names an unknown service or operation */
  add(body: Readonly<Record<string, unknown>>): Fault {
    const service = optional(body.service, 'service', isText);
    const operation = optional(body.operation, 'operation', isText);
    const status = optional(body.status, 'status', (value): value is number => isWhole(value, 400, 599));
    const delay = optional(body.delay, 'delay', (value): value is number => isWhole(value, 1, longestDelay));
    const drop = optional(body.drop, 'drop', (value): value is true => value === true);
    const times = optional(body.times, 'times', (value): value is number => isWhole(value, 1, 10_000));
    if (service !== undefined && !this.#services.has(service))
      throw invalid('There is no such service.', { attribute: 'service', reason: 'enum' });
    if (operation !== undefined && !this.#operations.has(operation))
      throw invalid('There is no such operation.', { attribute: 'operation', reason: 'enum' });
    if (status === undefined && delay === undefined && drop === undefined)
      throw invalid('Say what goes wrong: a status, a delay or drop.', { attribute: 'body', reason: 'anyOf' });
    const fault: Fault = {
      id: ++this.#last,
      ...(service !== undefined && { service }),
      ...(operation !== undefined && { operation }),
      ...(status !== undefined && { status }),
      ...(delay !== undefined && { delay }),
      ...(drop !== undefined && { drop }),
      ...(times !== undefined && { times }),
    };
    this.#faults = [...this.#faults, fault];
    return fault;
  }

  /** Clears one fault or all. */
  clear(id?: number): void {
    this.#faults = id === undefined ? [] : this.#faults.filter((fault) => fault.id !== id);
  }

  /** Returns the fault of a call, the oldest first, and counts it. `operationOf` is called only for a fault of an operation. */
  consume(service: string, operationOf: () => string | undefined): Fault | undefined {
    if (this.#faults.length === 0) return undefined;
    const matched = this.#faults.find(
      (fault) => (fault.service ?? service) === service && (fault.operation === undefined || fault.operation === operationOf()),
    );
    if (matched?.times !== undefined) {
      const left = matched.times - 1;
      this.#faults = this.#faults.flatMap((fault) => (fault !== matched ? [fault] : left > 0 ? [{ ...fault, times: left }] : []));
    }
    return matched;
  }
}
