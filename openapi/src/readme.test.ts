import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { expect, onTestFinished, test } from 'vitest';

const home = fileURLToPath(new URL('../', import.meta.url));

/** What the examples take from the app around them. */
const app = 'declare const session: { accessToken(): string | undefined; refresh(): Promise<string | undefined>; isSecure: boolean };\n';

/** Compiles a file in a folder of its own that has this package, with no more than `--strict`; returns the errors. */
function compile(text: string): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'outside-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'node_modules/@realmkit'), { recursive: true });
  symlinkSync(home, join(folder, 'node_modules/@realmkit/openapi'));
  const file = join(folder, 'example.ts');
  writeFileSync(file, text);
  const program = ts.createProgram([file], {
    strict: true,
    noEmit: true,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    target: ts.ScriptTarget.ES2024,
    allowImportingTsExtensions: true,
    types: [],
  });
  return ts.getPreEmitDiagnostics(program).map(({ messageText, file: at }) => {
    return `${at?.fileName.replace(folder, '') ?? ''} ${ts.flattenDiagnosticMessageText(messageText, '\n')}`;
  });
}

test('the examples of the README compile in a project that has no more than --strict', () => {
  const readme = readFileSync(join(home, 'README.md'), 'utf8');
  const examples = [...readme.matchAll(/```ts\n(.*?)```/gs)].map(([, code]) => code);
  expect(examples.length).toBeGreaterThan(1);
  const imports = examples.map((code = '') => code.match(/^import .*$/gm)?.join('\n'));
  const bodies = examples.map((code = '') => `{\n${code.replace(/^import .*$/gm, '')}}`);
  const found =
    'export const names: string[] = unwrap(await clientOf().GET("/users", {}), { data: [{ name: "" }] }).data.map(({ name }) => name);';
  const clientOf = 'const clientOf = () => serviceClient("customerManagement", { baseUrl: "", getAccessToken: async () => "token" });';
  expect(compile([app, ...imports, clientOf, ...bodies, found].join('\n'))).toEqual([]);
}, 60_000);
