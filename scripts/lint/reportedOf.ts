import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { expect } from 'vitest';

/** Lints a file of lines with the project's plugins alone; returns the lines that they report. */
export function reportedOf(lines: readonly string[], file = 'admin/src/page.tsx'): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'lint-plugins-'));
  try {
    cpSync('biome.json', join(folder, 'biome.json'));
    cpSync('scripts/lint', join(folder, 'scripts/lint'), { recursive: true });
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), lines.join('\n'));
    const lint = ['lint', '--colors=off', '--vcs-enabled=false', '--only=plugin', '--reporter=github', file];
    const { stdout, stderr } = spawnSync(resolve('node_modules/.bin/biome'), lint, { cwd: folder, encoding: 'utf8' });
    expect(stdout + stderr).not.toContain('loading of plugins');
    const reported = new Set([...stdout.matchAll(/title=plugin.*?,line=(\d+)/g)].map(([, line]) => Number(line)));
    return lines.filter((_, index) => reported.has(index + 1));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
