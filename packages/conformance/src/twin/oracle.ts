import type { Configuration } from '../core/configuration.ts';
import type { Target } from '../core/target.ts';

/** A service of the same contract whose answers are known to be right, with tokens and fixtures of its own. */
export interface Twin {
  readonly target: Target;
  readonly configuration: Configuration;
  /** True if it is known to have the same data; otherwise they are compared before the run, and lists that differ are left out. */
  readonly sameFixtures: boolean;
}

/** What says whether an answer is right beside the contract itself. */
export type Oracle = Twin | 'none';
