import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** A project's folder with the given files in it, for tests; `remove` takes it away again. */
export function fixtureProject(files: Readonly<Record<string, string>>): {
  readonly root: string;
  write(file: string, content: string): void;
  remove(): void;
} {
  const root = mkdtempSync(join(tmpdir(), 'realmkit-gateway-'));
  const write = (file: string, content: string) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), content);
  };
  for (const [file, content] of Object.entries(files)) write(file, content);
  return { root, write, remove: () => rmSync(root, { recursive: true, force: true }) };
}
