/** A suite: a task of turbo, and the folder of its report where it has tests. */
interface Suite {
  readonly name: string;
  readonly task: string;
  readonly reports?: string;
}
/** The suites by group, each group with its budget in seconds. */
export declare const groups: readonly { readonly name: string; readonly budget: number; readonly suites: readonly Suite[] }[];
/** Returns the versions of the tools under test, as environment variables that are inputs of the tasks. */
export declare function versionsUnderTest(root: string): Record<string, string>;
