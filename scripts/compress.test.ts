import { execFileSync } from 'node:child_process';
import { existsSync, linkSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'realmkit-compress-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const compress = () => execFileSync(process.execPath, [fileURLToPath(new URL('compress.ts', import.meta.url))], { cwd: folder });

test('a build gets Brotli copies of its larger texts, and of nothing else', () => {
  const script = 'export const text = 1;'.repeat(50);
  mkdirSync(join(folder, 'dist/assets'), { recursive: true });
  const written = {
    'dist/assets/app.js': script,
    'dist/assets/small.js': 'export {};',
    'dist/assets/font.woff2': script,
    'dist/app.webmanifest': script,
    'dist/list.xlsx': script,
    'other.js': script,
  };
  for (const [file, content] of Object.entries(written)) writeFileSync(join(folder, file), content);
  compress();
  expect(brotliDecompressSync(readFileSync(join(folder, 'dist/assets/app.js.br'))).toString()).toBe(script);
  expect(Object.keys(written).filter((file) => existsSync(join(folder, `${file}.br`)))).toEqual([
    'dist/assets/app.js',
    'dist/app.webmanifest',
  ]);
});

test('a copy of an earlier build is replaced as a whole, and never written over while a server reads it', () => {
  const file = join(folder, 'dist/next/app.js');
  const copy = `${file}.br`;
  const reader = join(folder, 'dist/next/open');
  mkdirSync(join(folder, 'dist/next'), { recursive: true });
  writeFileSync(file, 'export const text = 2;'.repeat(50));
  writeFileSync(copy, 'earlier');
  // A second name of the same file sees what is written into it.
  linkSync(copy, reader);
  compress();
  expect(readFileSync(reader, 'utf8')).toBe('earlier');
  expect(brotliDecompressSync(readFileSync(copy)).toString()).toBe(readFileSync(file, 'utf8'));
  expect(readdirSync(join(folder, 'dist/next')).toSorted()).toEqual(['app.js', 'app.js.br', 'open']);
});
