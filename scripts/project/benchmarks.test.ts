import { execFileSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { expect, test } from 'vitest';

// `npm run bench` loads them without a bundler: one import of a module that only a bundler reads stops all of them.
test('Node loads every benchmark as it is', () => {
  const files = globSync('{packages/,}*/bench/*.bench.ts');
  const script = `for (const file of ${JSON.stringify(files)}) console.log((await import(\`./\${file}\`)).name);`;
  const names = execFileSync(process.execPath, ['--input-type=module', '--eval', script], { encoding: 'utf8' }).trim().split('\n');
  expect(names).toHaveLength(files.length);
  expect(names).not.toContain('undefined');
});
