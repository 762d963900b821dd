import { spawnSync } from 'node:child_process';
import { copyFileSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { expect, test } from 'vitest';

/** Lints files that each import a name of TanStack Query under the project's rules, and returns those that may not. */
function refusedOf(imports: Readonly<Record<string, string>>): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'restricted-imports-'));
  try {
    copyFileSync('biome.json', join(folder, 'biome.json'));
    cpSync('scripts/lint', join(folder, 'scripts/lint'), { recursive: true });
    for (const [file, name] of Object.entries(imports)) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), `import { ${name} } from '@tanstack/react-query';\n\nexport const imported = ${name};\n`);
    }
    const rule = ['lint', '--colors=off', '--vcs-enabled=false', '--only=style/noRestrictedImports', 'biome.json', ...Object.keys(imports)];
    const { stdout, stderr } = spawnSync(resolve('node_modules/.bin/biome'), rule, { cwd: folder, encoding: 'utf8' });
    expect(stdout + stderr).toContain(`Checked ${Object.keys(imports).length + 1} files`);
    return Object.keys(imports).filter((file) => (stdout + stderr).includes(`${file}:1:10 lint/style/noRestrictedImports`));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test('the panel’s pages of records may not import the hooks of TanStack Query', () => {
  const names = ['useQuery', 'useMutation', 'useInfiniteQuery', 'queryOptions'];
  const imports = Object.fromEntries(names.map((name) => [`admin/src/resources/users/${name}.ts`, name]));
  expect(refusedOf(imports)).toEqual(Object.keys(imports));
});

test('import, sync, cards and other apps may import the hooks of TanStack Query, and every page the query client', () => {
  const processes = ['admin/src/import', 'admin/src/sync', 'admin/src/cards/screens', 'consumer/src', 'packages/admin-kit/src'];
  const imports = Object.fromEntries(processes.map((folder) => [`${folder}/x.ts`, 'useMutation']));
  expect(refusedOf({ ...imports, 'admin/src/list/x.ts': 'useQueryClient' })).toEqual([]);
});
