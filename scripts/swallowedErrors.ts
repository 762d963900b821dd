import { readFileSync } from 'node:fs';
import { sourceFiles } from './importBoundaries.ts';

/** Handlers that cannot use the error: `catch {`, `.catch(() =>`, a second function of `then` without parameters. */
const handlers = /\bcatch \{|\.catch\(\(\) =>|\.then\([^()]*(?:\([^()]*\)[^()]*)*, \(\) =>/;

const isTest = /\.(test|stories)\.tsx?$|\/testing\//;

/** Returns the handlers of a file that drop an error without a comment "Not reported: …" beside them, as `line: code`. */
export function swallowedErrors(text: string): string[] {
  const lines = text.split('\n');
  return lines.flatMap((line, index) => {
    const isExplained = lines.slice(Math.max(0, index - 2), index + 2).some((near) => near.includes('// Not reported: '));
    return handlers.test(line) && !isExplained ? [`${index + 1}: ${line.trim()}`] : [];
  });
}

/** Returns all handlers of the apps that drop an error without saying why. */
export const allSwallowedErrors = (): string[] =>
  sourceFiles(['packages/shell/src', 'packages/admin-kit/src', 'design-system/src', 'consumer/src', 'admin/src', 'reader/src'])
    .filter((file) => !isTest.test(file))
    .flatMap((file) => swallowedErrors(readFileSync(file, 'utf8')).map((found) => `${file}:${found}`));
