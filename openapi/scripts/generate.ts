import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import openapiTS, { astToString } from 'openapi-typescript';
import { parse } from 'yaml';
import { operationPolicies } from './operationPolicies.ts';

const specs = new URL('../specs/', import.meta.url);
const generated = new URL('../generated/', import.meta.url);

/** Writes a generated file only where its text changed, so that watchers and build caches see real changes only. */
const writeIfChanged = async (name: string, text: string) => {
  const file = new URL(name, generated);
  const before = await readFile(file, 'utf8').catch(() => undefined);
  if (before === text) return;
  await writeFile(file, text);
  console.log(`generated/${name}`);
};

const services = (await readdir(specs))
  .filter((name) => name.endsWith('.yaml'))
  .map((name) => basename(name, '.yaml'))
  .sort();
const policies: Record<string, ReturnType<typeof operationPolicies>> = {};

await mkdir(generated, { recursive: true });
for (const service of services) {
  const file = new URL(`${service}.yaml`, specs);
  // A default must not make a property required: the same schemas describe what callers send.
  const ast = await openapiTS(file, { silent: true, defaultNonNullable: false });
  await writeIfChanged(`${service}.ts`, `// Generated from specs/${service}.yaml by npm run generate. Do not edit.\n\n${astToString(ast)}`);
  policies[service] = operationPolicies(parse(await readFile(file, 'utf8')));
}
await writeIfChanged(
  'policies.ts',
  `// Generated from specs/*.yaml by npm run generate. Do not edit.

/** The policies that the clients apply to operations: which take no bearer token, which take an Idempotency-Key, and whose bodies are not JSON. */
export const policies = ${JSON.stringify(policies, undefined, 2)} as const;

/** The operations of the contracts, by contract and path. */
export interface ContractPaths {
${services.map((service) => `  '${service}': import('./${service}.ts').paths;\n`).join('')}}
`,
);
