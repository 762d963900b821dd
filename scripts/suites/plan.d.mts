import type { EngineName } from '../engines.mjs';

/** A suite: a task of turbo, and the folder of its report where it has tests. */
interface Suite {
  readonly name: string;
  readonly task: string;
  readonly reports?: string;
  /** The engine that it runs in, where that is not always there. */
  readonly engine?: EngineName;
  /** The module with the journeys that this engine does not run, and the engine's label there. */
  readonly exceptions?: string;
  readonly label?: string;
}

/** Suites that run together. */
interface Group {
  readonly name: string;
  readonly suites: readonly Suite[];
}

/** The suites of `npm test` by group. */
export declare const groups: readonly Group[];
/** The suites that `npm test` runs a part of, by the words that choose them. */
export declare const wholeGroups: readonly Group[];
/** Returns the groups with the suites that words choose. */
export declare function chooseGroups(words: string): readonly Group[];
/** Returns the row of a suite whose engine is missing. */
export declare function rowWithoutEngine(
  suite: Pick<Suite, 'name'>,
  words: string,
): { readonly name: string; readonly passed: 0; readonly failures: readonly string[]; readonly isNotRun: true };
/** Returns the versions of the tools under test, as environment variables that are inputs of the tasks. */
export declare function versionsUnderTest(root: string): Record<string, string>;
