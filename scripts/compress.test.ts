import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'realmkit-compress-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a build gets Brotli copies of its larger texts, and of nothing else', () => {
  const script = 'export const text = 1;'.repeat(50);
  mkdirSync(join(folder, 'dist/assets'), { recursive: true });
  const written = {
    'dist/assets/app.js': script,
    'dist/assets/small.js': 'export {};',
    'dist/assets/font.woff2': script,
    'other.js': script,
  };
  for (const [file, content] of Object.entries(written)) writeFileSync(join(folder, file), content);
  execFileSync(process.execPath, [fileURLToPath(new URL('compress.ts', import.meta.url))], { cwd: folder });
  expect(brotliDecompressSync(readFileSync(join(folder, 'dist/assets/app.js.br'))).toString()).toBe(script);
  expect(Object.keys(written).filter((file) => existsSync(join(folder, `${file}.br`)))).toEqual(['dist/assets/app.js']);
});
