import type { ScenarioResponse } from './scenarioResponse.ts';

/** The differences of a call from the contract's own example. */
export interface CallOverrides {
  /** The role whose token is sent; default the suite's `caller`, none for null. */
  readonly as?: string | null;
  /** Path parameters by name; the others are taken from the configuration's fixtures. */
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  /** The body; default the contract's example. */
  readonly body?: unknown;
  /** The expected status, or one of several; default the first one below 400 that the contract documents. */
  readonly status?: number | readonly number[];
  /** False if no bad requests are derived from this call. */
  readonly negatives?: false;
}

/** The options of a hook call. */
export interface HookCallOverrides {
  /** The role whose token is sent. */
  readonly as?: string;
  /** Texts for the `{names}` in the hook's URL. */
  readonly values?: Readonly<Record<string, string>>;
  /** A body, sent by POST; without it the hook is called by GET. */
  readonly json?: unknown;
}

/** The steps that a scenario can use. */
export interface Steps {
  /** Calls an operation and checks its response against the contract; an unexpected status ends the scenario. */
  call(operation: string, given?: CallOverrides): Promise<ScenarioResponse>;
  /** Calls an operation of the suite's `creates`, proves that it has made something new, and returns its id. */
  create(operation: string, given?: CallOverrides): Promise<string>;
  /** Returns a value of the configuration; skips the scenario if it is missing. */
  fixture(name: string): string;
  /** Calls a URL of the configuration outside of the service, such as a mailbox. Skips the scenario if it is missing. */
  hook(name: string, given?: HookCallOverrides): Promise<ScenarioResponse>;
  /** Adds an error if a condition does not hold; the scenario goes on. */
  holds(what: boolean, place: string, cause: string): void;
  /** Runs a step at the end of the scenario, even after an error; the last one runs first. */
  undo(step: () => Promise<unknown>): void;
  /** Allows later steps to change a resource that a hook has created; returns its id. */
  created(id: string): string;
  /** Returns a unique name. */
  unique(prefix: string): string;
  /** Returns a unique UUID, for resources whose id the client chooses. */
  uuid(): string;
}

/** A sequence of calls, as a client would make it. */
export interface Scenario {
  readonly title: string;
  run(steps: Steps): Promise<void>;
}

/** The requirements of a suite for a configuration: names with their descriptions. */
export interface Requirements {
  /** The callers, by role. */
  readonly roles: Readonly<Record<string, string>>;
  /** Fixtures that are only read. */
  readonly reads?: Readonly<Record<string, string>>;
  /** Fixtures that a run with `--allow-writes` changes. Otherwise it only changes resources that it created. */
  readonly changes?: Readonly<Record<string, string>>;
  readonly hooks?: Readonly<Record<string, string>>;
}

/** How a run proves that a creation has made something new, before it writes to it: an answer may name what somebody else owns. */
export interface Creation {
  /** Returns the id in the answer, or undefined if it has none. */
  readonly id: (answer: ScenarioResponse) => string | undefined;
  /** The narrowest list that holds what was made: the operation, and its parameters for the call that made it. */
  readonly list: string;
  readonly within?: (given: CallOverrides) => CallOverrides;
  /** The pointer to the rows of the list; default `/data`. */
  readonly rows?: string;
  /** The pointer to the id in a row. */
  readonly key: string;
  /** Returns what the row must say, by pointer: the run's unique name above all. */
  readonly says: (given: CallOverrides) => Readonly<Record<string, unknown>>;
  /** Pointers to what a new row does not have yet: an empty list, 0, false, null or nothing. */
  readonly bare?: readonly string[];
  /** True if the new one takes the place of another, so that its list does not grow. */
  readonly replaces?: true;
  /** Makes and removes a second one, which must have another id; left out where nothing can be removed. */
  readonly second?: {
    readonly given: (given: CallOverrides, unique: (prefix: string) => string) => CallOverrides;
    readonly remove: (id: string, given: CallOverrides) => { readonly operation: string } & CallOverrides;
  };
}

/** The scenarios of a service. */
export interface Suite {
  readonly service: string;
  readonly requirements: Requirements;
  /** The default role of calls. */
  readonly caller: string;
  /** Operations without lasting changes although their method is not GET: they need no `--allow-writes`. */
  readonly harmless?: readonly string[];
  /** Operations that accept new ids in their path. */
  readonly takesNewIds?: readonly string[];
  /** By operation, how the run proves that what it answers is new. Only then do later steps write to it. */
  readonly creates?: Readonly<Record<string, Creation>>;
  readonly scenarios: readonly Scenario[];
}

/** Creates a scenario. */
export const scenario = (title: string, run: Scenario['run']): Scenario => ({ title, run });
