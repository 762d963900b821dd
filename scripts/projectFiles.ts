import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

/**
 * Lists the files of the project as git knows them: tracked ones and new ones, but none that it ignores. Folders that are ignored are not even
 * opened, for tests and builds that run at the same time write and remove files there.
 *
 * @param patterns Pathspecs of git, such as `*.css` or `admin/src`; all files by default.
 * @param folder The root of the working tree.
 * @returns Paths from the root, with `/`, in order; files that have been deleted are left out.
 */
export const projectFiles = (patterns: readonly string[] = [], folder: string = root): string[] =>
  execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--deduplicate', '--', ...patterns], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  })
    .split('\0')
    .filter((file) => file !== '' && existsSync(join(folder, file)))
    .toSorted();
