// `npm run tokens:export`: writes the tokens for design tools and other code.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readOptions } from '../../../scripts/readOptions.ts';
import { readResolver } from '../tokens/resolver.ts';
import { exportTokens } from './exportTokens.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const { to } = readOptions({ to: { type: 'string', default: join(root, 'tokens-export') } }, 'npm run tokens:export [-- --to DIR]');
const files = exportTokens(readResolver(join(root, 'design-system/tokens/realmkit.resolver.json')));
const folders = new Set([...files.keys()].map((path) => path.split('/')[0]).filter((name) => !name?.includes('.')));
// Only what an export writes: the folder may hold other things.
for (const folder of folders) rmSync(join(resolve(to), `${folder}`), { recursive: true, force: true });
for (const [path, text] of files) {
  mkdirSync(dirname(join(resolve(to), path)), { recursive: true });
  writeFileSync(join(resolve(to), path), text);
}
console.log(`${files.size} files are in ${resolve(to)}; its README.md says which tool reads which.`);
