import type { ScenarioResponse } from './scenarioResponse.ts';

/** What a call differs in from the contract's own example of it. */
export interface CallOverrides {
  /** The role whose token is sent; the suite's `caller` without it, nobody for null. */
  readonly as?: string | null;
  /** Path parameters by name; what is left out is taken from the configuration's fixtures. */
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  /** The body; the contract's example without it. */
  readonly body?: unknown;
  /** The status that must come; the first one below 400 that the contract documents, without it. */
  readonly status?: number;
  /** False where no bad requests shall be derived from this call. */
  readonly negatives?: false;
}

/** What a hook is called with. */
export interface HookCallOverrides {
  /** The role whose token is sent. */
  readonly as?: string;
  /** Texts for the `{names}` in the hook's address. */
  readonly values?: Readonly<Record<string, string>>;
  /** A body, sent by POST; without it the hook is a GET. */
  readonly json?: unknown;
}

/** What a scenario can do. */
export interface Steps {
  /** Calls an operation. Its answer is judged by the contract; another status than was expected ends the scenario. */
  call(operation: string, given?: CallOverrides): Promise<ScenarioResponse>;
  /** A value of the configuration; without it the scenario is skipped. */
  fixture(name: string): string;
  /** Asks something beside the service, at an address of the configuration: what a mail or another service holds. Without it the scenario is skipped. */
  hook(name: string, given?: HookCallOverrides): Promise<ScenarioResponse>;
  /** Notes a fault of the service where something does not hold; the scenario goes on. */
  holds(what: boolean, place: string, cause: string): void;
  /** Does something at the end of the scenario, whatever happened in between; the last is done first. */
  undo(step: () => Promise<unknown>): void;
  /** A name that nothing else has. */
  unique(prefix: string): string;
  /** The same as a UUID, for what is made under an id of the client's own. */
  uuid(): string;
}

/** A walk through some operations, as a client would make it. */
export interface Scenario {
  readonly title: string;
  run(steps: Steps): Promise<void>;
}

/** What a configuration must hold for a suite: names, with what they are in words. */
export interface Needs {
  /** Who asks, by role. */
  readonly roles: Readonly<Record<string, string>>;
  /** Fixtures that are only read. */
  readonly reads?: Readonly<Record<string, string>>;
  /** Fixtures that a run with `--allow-writes` writes on. Beside them it writes only on what it made itself. */
  readonly changes?: Readonly<Record<string, string>>;
  readonly hooks?: Readonly<Record<string, string>>;
}

/** The scenarios of a service. */
export interface Suite {
  readonly service: string;
  readonly needs: Needs;
  /** The role that calls where a scenario names none. */
  readonly caller: string;
  /** Roles that must be refused with 403, with the operations that refuse them. */
  readonly refuses?: Readonly<Record<string, 'everything' | readonly string[]>>;
  /** Operations that change nothing for good though their method is not GET: they need no `--allow-writes`. */
  readonly harmless?: readonly string[];
  /** Operations in whose path an id that nobody has seen before is no mistake. */
  readonly takesNewIds?: readonly string[];
  readonly scenarios: readonly Scenario[];
}

/** Names a scenario. */
export const scenario = (title: string, run: Scenario['run']): Scenario => ({ title, run });
