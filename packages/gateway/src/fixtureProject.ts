import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** Creates a project folder with the given files, for tests; `remove` deletes it. */
export function fixtureProject(files: Readonly<Record<string, string>>): {
  readonly root: string;
  write(file: string, content: string | Uint8Array): void;
  remove(): void;
} {
  const root = mkdtempSync(join(tmpdir(), 'realmkit-gateway-'));
  const write = (file: string, content: string | Uint8Array) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), content);
  };
  for (const [file, content] of Object.entries(files)) write(file, content);
  return { root, write, remove: () => rmSync(root, { recursive: true, force: true }) };
}
