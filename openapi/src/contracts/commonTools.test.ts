import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, onTestFinished, test } from 'vitest';
import { asList, asObject, resolveReference } from '../json.ts';
import { accessOf } from './access.ts';
import { type Contract, walk } from './contract.ts';
import { operationsOf } from './operations.ts';
import { openOwnContracts } from './ownContracts.ts';

const contracts = await openOwnContracts();
const operationsIn = (service: string) => contracts.filter((one) => one.service === service).flatMap(operationsOf);

describe.each(contracts)('the contract of $service, for tools that know OpenAPI only', (contract) => {
  test('whatever takes a bearer token takes it from a tool that logs in itself', () => {
    const schemes = operationsOf(contract).map(({ node }) =>
      asList(node.security ?? contract.document.security).flatMap((way) => Object.keys(asObject(way))),
    );
    expect(schemes.filter((names) => names.includes('bearer') !== names.includes('oauth2'))).toEqual([]);
  });

  test('every creation can say where its object is', () => {
    const silent = operationsOf(contract).filter(({ responses }) => {
      const created = new Map(responses).get('201');
      return created && !('Location' in asObject(created.headers));
    });
    expect(silent.map(({ name }) => name)).toEqual([]);
  });

  test('the example that a mock gives first has several rows of a list', () => {
    const rowsOf = (value: unknown): unknown[] => {
      if (Array.isArray(value)) return value;
      const inner = Object.values(asObject(value)).map(rowsOf);
      return inner.find(({ length }) => length > 0) ?? [];
    };
    const short = operationsOf(contract)
      .filter(({ node }) => /^(list|search)/.test(String(node.operationId)))
      .filter(({ responses }) => {
        const { content } = asObject(new Map(responses).get('200'));
        const [first] = Object.values(asObject(asObject(asObject(content)['application/json']).examples));
        return rowsOf(resolveReference(contract.document, first).value).length < 2;
      });
    expect(short.map(({ name }) => name)).toEqual([]);
  });

  test('no list of values has null, which generators cannot name', () => {
    const found: string[] = [];
    walk(contract.document, (node, pointer) => {
      if (asList(node.enum).includes(null)) found.push(pointer);
    });
    expect(found).toEqual([]);
  });

  test('a discriminator names the constants by which the forms differ anyway', () => {
    const found: unknown[] = [];
    walk(contract.document, ({ discriminator, oneOf }) => {
      if (discriminator === undefined) return;
      const { propertyName, mapping } = asObject(discriminator);
      const constantOf = (form: unknown) =>
        asObject(asObject(resolveReference(contract.document, form).properties)[String(propertyName)]).const;
      const told = Object.entries(asObject(mapping)).map(([value, $ref]) => [value, constantOf({ $ref })]);
      if (asList(oneOf).length !== told.length || told.some(([value, constant]) => value !== constant)) found.push(told);
    });
    expect(found).toEqual([]);
  });
});

test('only what customer-management does for the same people is deprecated, and says so', () => {
  const deprecated = contracts.flatMap(operationsOf).filter(({ node }) => node.deprecated === true);
  const same = (text: unknown) => {
    const [, name] = /^Deprecated: `([^`]+)` of customer-management/.exec(String(text)) ?? [];
    return operationsIn('customer-management').find((one) => one.name === name);
  };
  expect(deprecated.map(({ node }) => node.operationId)).toEqual(['deleteLegacyGroup', 'deletePerson', 'restorePerson']);
  for (const one of deprecated) {
    const other = same(one.node.description);
    expect(other && accessOf(other), one.name).toEqual(accessOf(one));
  }
});

/** Returns the program of a package, where it is installed. */
function programOf(name: string, file: string): string | undefined {
  try {
    return join(dirname(fileURLToPath(import.meta.resolve(`${name}/package.json`))), file);
  } catch {
    return undefined;
  }
}

const fileOf = ({ service }: Contract) => fileURLToPath(new URL(`../../specs/${service}.yaml`, import.meta.url));
const folder = () => {
  const path = mkdtempSync(join(tmpdir(), 'tools-'));
  onTestFinished(() => rmSync(path, { recursive: true }));
  return path;
};

// These run where the tools are installed: `npm i --no-save @stoplight/spectral-cli@6.16.3 openapi-zod-client@1.18.3 @zodios/core@10.9.6`.
const spectral = programOf('@stoplight/spectral-cli', 'dist/index.js');
const zodClient = programOf('openapi-zod-client', 'bin.js');
if (!spectral) process.stdout.write('Spectral is not installed: its rules were not run.\n');
if (!zodClient) process.stdout.write('openapi-zod-client is not installed: what it generates was not compiled.\n');

test.runIf(spectral)('Spectral’s rules of OpenAPI find nothing but names that it reads without Unicode', { timeout: 300_000 }, () => {
  const rules = join(folder(), 'rules.yaml');
  writeFileSync(rules, 'extends: ["spectral:oas"]\n');
  const options = ['lint', '--ruleset', rules, '--format', 'json', ...contracts.map(fileOf)];
  const { stdout } = spawnSync(process.execPath, [spectral ?? '', ...options], { encoding: 'utf8', maxBuffer: 2 ** 26 });
  const found: readonly { readonly message: string }[] = JSON.parse(stdout);
  // JSON Schema reads patterns as Unicode; Spectral takes `\p{L}` for the letters p, L and braces.
  expect(found.map(({ message }) => message).filter((one) => !(one.includes('must match pattern') && one.includes('\\p{')))).toEqual([]);
});

test.runIf(zodClient)('what openapi-zod-client generates compiles', { timeout: 300_000 }, () => {
  const path = folder();
  symlinkSync(fileURLToPath(new URL('../../../node_modules', import.meta.url)), join(path, 'node_modules'));
  const files = contracts.map((contract) => {
    const file = join(path, `${contract.service}.ts`);
    execFileSync(process.execPath, [zodClient ?? '', fileOf(contract), '-o', file]);
    return file;
  });
  const compiler = fileURLToPath(import.meta.resolve('typescript/bin/tsc'));
  const options = ['--noEmit', '--strict', '--skipLibCheck', '--module', 'esnext', '--moduleResolution', 'bundler', '--target', 'es2022'];
  expect(() => execFileSync(process.execPath, [compiler, ...options, ...files], { cwd: path })).not.toThrow();
});
