import { randomUUID } from 'node:crypto';
import { invalid, type Operation } from '@realmkit/contract-engine';

/** The header in which a request carries the secret name of a scope, whose faults only such requests meet. */
export const scopeHeader = 'X-Sandbox-Scope';

/** An injected fault: for one service or all, for one operation or all, a number of times or until it is cleared. */
export interface Fault {
  readonly id: number;
  readonly service?: string;
  /** The `operationId` of a contract. */
  readonly operation?: string;
  /** Responds with this status, from 400 to 599; with one of the client's errors only where the operation documents it. */
  readonly status?: number;
  /** Delays the response, in milliseconds. */
  readonly delay?: number;
  /** Breaks the connection instead of responding. */
  readonly drop?: boolean;
  /** The secret name of the scope outside of which no request meets it. */
  readonly scope?: string;
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

/** Returns whether a call can be answered with a status: any failure of a server, and the client's errors that its operation documents. */
function canAnswer(operationOf: () => Operation | undefined, status: number): boolean {
  return status >= 500 || operationOf()?.responses.has(status) === true;
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** The faults of a sandbox; they are in memory only, so that a restart clears them. */
export class Faults {
  readonly #operations: ReadonlyMap<string, readonly Operation[]>;
  readonly #scopes = new Set<string>();
  #faults: Fault[] = [];
  #last = 0;

  /** `operations` are those of each contract. */
  constructor(operations: ReadonlyMap<string, readonly Operation[]>) {
    this.#operations = operations;
  }

  /** Opens a scope and returns its secret name. */
  openScope(): string {
    const scope = randomUUID();
    this.#scopes.add(scope);
    return scope;
  }

  /** Closes a scope and clears its faults. */
  closeScope(scope: string): void {
    this.#scopes.delete(scope);
    this.#faults = this.#faults.filter((fault) => fault.scope !== scope);
  }

  /** Returns the faults outside of all scopes, whose names stay secret. */
  list(): readonly Fault[] {
    return this.#faults.filter(({ scope }) => scope === undefined);
  }

  /** Adds a fault. @throws a 400 if it has no effect or names an unknown service or operation */
  add(body: Readonly<Record<string, unknown>>): Fault {
    const service = optional(body.service, 'service', isText);
    const operation = optional(body.operation, 'operation', isText);
    const status = optional(body.status, 'status', (value): value is number => isWhole(value, 400, 599));
    const delay = optional(body.delay, 'delay', (value): value is number => isWhole(value, 1, longestDelay));
    const drop = optional(body.drop, 'drop', (value): value is true => value === true);
    const times = optional(body.times, 'times', (value): value is number => isWhole(value, 1, 10_000));
    const scope = optional(body.scope, 'scope', isText);
    if (scope !== undefined && !this.#scopes.has(scope))
      throw invalid('There is no such scope.', { attribute: 'scope', reason: 'unknown' });
    if (service !== undefined && !this.#operations.has(service))
      throw invalid('There is no such service.', { attribute: 'service', reason: 'enum' });
    const concerned = [...this.#operations]
      .flatMap(([name, operations]) => (name === (service ?? name) ? operations : []))
      .filter(({ id }) => id === (operation ?? id));
    if (concerned.length === 0) throw invalid('There is no such operation.', { attribute: 'operation', reason: 'enum' });
    if (status !== undefined && !concerned.some((each) => canAnswer(() => each, status)))
      throw invalid(
        `${operation ?? service ?? 'No operation'} documents no status ${status}; only a status from 500 is possible anywhere.`,
        {
          attribute: 'status',
          reason: 'undocumented',
        },
      );
    if (status === undefined && delay === undefined && drop === undefined)
      throw invalid('Say what goes wrong: a status, a delay or drop.', { attribute: 'body', reason: 'anyOf' });
    const fault: Fault = {
      id: ++this.#last,
      ...(service !== undefined && { service }),
      ...(operation !== undefined && { operation }),
      ...(status !== undefined && { status }),
      ...(delay !== undefined && { delay }),
      ...(drop !== undefined && { drop }),
      ...(scope !== undefined && { scope }),
      ...(times !== undefined && { times }),
    };
    this.#faults = [...this.#faults, fault];
    return fault;
  }

  /** Clears one fault, or all outside of scopes. */
  clear(id?: number): void {
    this.#faults =
      id === undefined ? this.#faults.filter(({ scope }) => scope !== undefined) : this.#faults.filter((fault) => fault.id !== id);
  }

  /** Returns the fault of a call, the oldest first, and counts it. `operationOf` is called only for a fault that not every operation can have. */
  consume(service: string, operationOf: () => Operation | undefined, scope?: string | null): Fault | undefined {
    if (this.#faults.length === 0) return undefined;
    const matched = this.#faults.find(
      (fault) =>
        (fault.service ?? service) === service &&
        (fault.scope ?? scope) === scope &&
        (fault.operation === undefined || fault.operation === operationOf()?.id) &&
        (fault.status === undefined || canAnswer(operationOf, fault.status)),
    );
    if (matched?.times !== undefined) {
      const left = matched.times - 1;
      this.#faults = this.#faults.flatMap((fault) => (fault !== matched ? [fault] : left > 0 ? [{ ...fault, times: left }] : []));
    }
    return matched;
  }
}
