import type { Identifier } from 'ra-core';

/** The verbs of a data provider that call a service. */
export type Verb = 'getList' | 'getOne' | 'create' | 'update' | 'delete';

/** What a resource may lack: a verb, the way back from a deletion, or a set that can be changed. */
type Ability = Verb | 'restore' | 'changeSet';

/** Thrown before any request when a resource has no such verb in its contract. */
export class UnsupportedVerbError extends Error {
  override readonly name = 'UnsupportedVerbError';
  readonly resource: string;
  readonly verb: Ability;

  constructor(resource: string, verb: Ability) {
    super(`The contract of '${resource}' has no ${verb}.`);
    this.resource = resource;
    this.verb = verb;
  }
}

/** Thrown when a call for several records failed for some of them; the others were done. */
export class PartialFailureError extends Error {
  override readonly name = 'PartialFailureError';
  /** The error of each record that failed, by its id. */
  readonly failures: ReadonlyMap<Identifier, unknown>;
  /** The ids of the records that were done. */
  readonly done: readonly Identifier[];

  constructor(failures: ReadonlyMap<Identifier, unknown>, done: readonly Identifier[]) {
    super(`${failures.size} of ${failures.size + done.length} records failed: ${[...failures.keys()].join(', ')}.`);
    this.failures = failures;
    this.done = done;
  }
}
