// `npm run bench [-- NAME[:PART] …]`: runs the benchmarks, prints their rows and writes `bench-results/<name>.json`. A part alone is written
// to `bench-results/<name>-<part>.json`, so that it does not replace the results of the whole.
import { globSync, mkdirSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { run as runCommand } from './prepare/commands.mjs';
import { prepare, root } from './prepare/index.mjs';
import { continueOnPinnedNode } from './prepare/runtime.mjs';

// Everything is installed and built before measuring.
await prepare({ chromium: true });
await continueOnPinnedNode(root);
if ((await runCommand(process.execPath, ['node_modules/turbo/bin/turbo', 'run', 'build', '--output-logs=errors-only'])) !== 0)
  process.exit(1);

const requested = process.argv.slice(2);
const files = globSync('{packages/,}*/bench/*.bench.ts');
const benches = await Promise.all(files.map((file) => import(pathToFileURL(file).href)));
const known = benches.flatMap(({ name, parts = {} }) => [name, ...Object.keys(parts).map((part) => `${name}:${part}`)]);
const unknown = requested.filter((name) => !known.includes(name));
if (unknown.length > 0) {
  console.error(`No benchmark is called ${unknown.join(', ')}. There are: ${known.join(', ')}.`);
  process.exit(2);
}
mkdirSync('bench-results', { recursive: true });
for (const title of requested.length > 0 ? requested : benches.map(({ name }) => name)) {
  const [name, part] = title.split(':');
  console.log(`\n── ${title} …`);
  const rows = await benches.find((bench) => bench.name === name).run(part && [part]);
  writeFileSync(`bench-results/${title.replace(':', '-')}.json`, `${JSON.stringify({ rows }, null, 2)}\n`);
  for (const row of rows)
    console.log(
      `${row.holds ? '✓' : '✗'} ${row.name}: ours ${row.ours} ${row.unit}${row.peer === null ? '' : `, peer ${row.peer} ${row.unit}`}, target ${row.target}`,
    );
  if (rows.some((row) => !row.holds)) process.exitCode = 1;
}
