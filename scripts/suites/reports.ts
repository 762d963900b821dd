import { silencedReports } from './silencedReports.ts';

interface Expectation {
  readonly text: RegExp | string;
  readonly came: string[];
}

let isWatching = false;
let isInstalled = false;
let made: (Error & { cause: string })[] = [];
let expected: Expectation[] = [];

const matches = (report: string, text: RegExp | string): boolean => (typeof text === 'string' ? report.includes(text) : text.test(report));

/** Notes what was reported, as an error whose stack says where. */
function note(report: string): void {
  made.push(Object.assign(new Error(`Nothing expects this report:\n${report}`), { cause: report }));
  for (const { text, came } of expected) if (matches(report, text)) came.push(report);
}

function printed(value: unknown): string {
  // The first line of a stack need not be the error's own text.
  if (value instanceof Error) return [String(value), ...(value.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))].join('\n');
  if (typeof value !== 'object') return String(value);
  try {
    return JSON.stringify(value);
  } catch {
    return String(value);
  }
}

/** Returns what a console prints for its arguments, the same in every environment. */
function textOf([first, ...values]: readonly unknown[]): string {
  const rest = [...values];
  const filled = printed(first).replace(/%[sdifoOc]/g, (directive) => {
    if (rest.length === 0) return directive;
    const value = printed(rest.shift());
    return directive === '%c' ? '' : value;
  });
  return [filled, ...rest.map(printed)].join(' ');
}

const isSilenced = (report: string): boolean => silencedReports.some(({ text }) => matches(report, text));

/**
 * Takes over what reports problems: the console, and in Node stderr, where the warnings of the process go too. Outside of tests both print, but not
 * what is silenced: react-admin may print a call that failed only when its test's file has ended.
 */
function install(): void {
  for (const method of ['error', 'warn'] as const) {
    const original = console[method];
    console[method] = (...values: unknown[]) => {
      const report = textOf(values);
      if (isWatching) note(report);
      else if (!isSilenced(report)) original.apply(console, values);
    };
  }
  const { process } = globalThis;
  if (!process?.stderr) return;
  const original = process.stderr.write.bind(process.stderr);
  Object.assign(process.stderr, {
    write: (...args: Parameters<typeof original>): boolean => {
      if (!isWatching) return original(...args);
      // A command that a test ran writes even nothing.
      if (args[0].length > 0) note(String(args[0]));
      return true;
    },
  });
}

/** Watches reports from now on: those of the tests of a file. */
export function watchReports(): void {
  if (!isInstalled) install();
  isInstalled = true;
  isWatching = true;
}

/** Ends the watch at the end of a file: what is reported later is printed, and fails the suite. */
export function endWatch(): void {
  checkReports();
  isWatching = false;
}

/**
 * Checks and forgets what was reported since the last check. Returns which silenced reports came.
 * @throws Error at the first report that nothing expects, or for an expected one that did not come.
 */
export function checkReports(): string[] {
  const known = [...silencedReports, ...expected];
  const silenced = silencedReports.filter(({ text }) => made.some(({ cause }) => matches(cause, text)));
  const unexpected = made.filter(({ cause }) => !known.some(({ text }) => matches(cause, text)));
  const missing = expected.filter(({ came }) => came.length === 0);
  made = [];
  expected = [];
  const [first] = unexpected;
  if (first) throw Object.assign(first, { message: unexpected.map(({ message }) => message).join('\n\n'), cause: undefined });
  if (missing.length > 0) throw new Error(`These reports did not come: ${missing.map(({ text }) => text).join(', ')}`);
  return silenced.map(({ text }) => text.source);
}

/**
 * Expects that the running test, or the story that plays, provokes reports that contain a text or match a pattern; it fails if none comes. Returns those
 * that came, also later ones.
 */
export function expectReport(text: RegExp | string): readonly string[] {
  const came = made.map(({ cause }) => cause).filter((report) => matches(report, text));
  expected.push({ text, came });
  return came;
}
