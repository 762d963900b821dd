// `npm run bench [-- NAME …]`: runs the benchmarks, prints their rows and writes `bench-results/<name>.json`.
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
const known = benches.map((bench) => bench.name);
const unknown = requested.filter((name) => !known.includes(name));
if (unknown.length > 0) {
  console.error(`No benchmark is called ${unknown.join(', ')}. There are: ${known.join(', ')}.`);
  process.exit(2);
}
mkdirSync('bench-results', { recursive: true });
for (const { name, run } of benches.filter((bench) => requested.length === 0 || requested.includes(bench.name))) {
  console.log(`\n── ${name} …`);
  const rows = await run();
  writeFileSync(`bench-results/${name}.json`, `${JSON.stringify({ rows }, null, 2)}\n`);
  for (const row of rows)
    console.log(
      `${row.holds ? '✓' : '✗'} ${row.name}: ours ${row.ours} ${row.unit}${row.peer === null ? '' : `, peer ${row.peer} ${row.unit}`}, target ${row.target}`,
    );
  if (rows.some((row) => !row.holds)) process.exitCode = 1;
}
