import { readFileSync } from 'node:fs';
import { basename } from 'node:path';

const { workspaces } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));

/** The folders of the workspaces by name, such as `packages/shell` of `shell`, from the root of the project. */
export const workspaceFolders = Object.fromEntries(workspaces.map((folder) => [basename(folder), folder]));
