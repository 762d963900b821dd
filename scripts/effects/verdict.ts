import { stripVTControlCharacters } from 'node:util';
import { isRunOf } from '../suites/testRuns.ts';

/** An error of a test, as Vitest and Playwright report it. */
interface TestFailure {
  readonly name?: string | undefined;
  readonly message?: string | undefined;
}

/** A run of a test, with the errors that it ended with. */
export interface JudgedRun {
  readonly file: string;
  readonly title: string;
  readonly passed: boolean;
  readonly errors: readonly TestFailure[];
}

/** What became of a mutation: only `detected` is good. */
export interface Verdict {
  readonly outcome: 'detected' | 'survived' | 'failed without an assertion' | 'did not run';
  /** The first line of the error. */
  readonly message?: string;
}

/** Names and first words of the errors of assertions: of `expect` in Vitest, jest-dom and Playwright, and of Testing Library's queries. */
const assertionNames = /^(?:AssertionError|JestAssertionError|JestExtendError|TestingLibraryElementError|AggregateAssertionError)$/;
const assertionMessages = /^(?:Error: )?(?:expect\(|expect\.|Unable to find |Found multiple elements |Timed out waiting for expect)/;

/** Returns a message without colours, and without the line that Storybook puts above a story's error. */
const plain = (message: string): string =>
  stripVTControlCharacters(message).replace(/^\s*Click to debug the error directly in Storybook: .*\s*/, '');

/** Returns whether a test failed because an assertion did not hold; a module that does not load or a test that takes too long is none. */
const isAssertion = ({ name = '', message = '' }: TestFailure): boolean =>
  assertionNames.test(name) || assertionMessages.test(plain(message));

/** Judges a mutation by the runs of the test that must detect it: a test of several cases detects it when one of them fails by an assertion. */
export function judge(test: { readonly testFile: string; readonly testTitle: string }, runs: readonly JudgedRun[]): Verdict {
  const own = runs.filter((run) => isRunOf(run, test));
  if (own.length === 0) return { outcome: 'did not run' };
  const errors = own.flatMap((run) => (run.passed ? [] : run.errors));
  if (own.every(({ passed }) => passed)) return { outcome: 'survived' };
  const assertion = errors.find(isAssertion);
  const [message = ''] = plain((assertion ?? errors[0])?.message ?? '').split('\n');
  return { outcome: assertion ? 'detected' : 'failed without an assertion', message };
}
