import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import openapiTS, { astToString } from 'openapi-typescript';
import { accessOf } from '../src/contracts/access.ts';
import type { StoredContract } from '../src/contracts/door/places.ts';
import { operationsOf } from '../src/contracts/operations.ts';
import { type OwnContract, openReadableContracts } from '../src/contracts/ownContracts.ts';
import { operationPolicies } from './operationPolicies.ts';
import { schemaConstraints } from './schemaConstraints.ts';

const specs = fileURLToPath(new URL('../specs', import.meta.url));
const generated = new URL('../generated/', import.meta.url);

/** Writes a generated file only where its text changed, so that watchers and build caches see real changes only. */
const writeIfChanged = async (name: string, text: string) => {
  const file = new URL(name, generated);
  const before = await readFile(file, 'utf8').catch(() => undefined);
  if (before === text) return;
  await writeFile(file, text);
  console.log(`generated/${name}`);
};

/** Leaves out what has no members: the policies are part of the first script of every page. */
const withoutEmpty = (_: string, value: unknown) =>
  typeof value === 'object' && value !== null && Object.keys(value).length === 0 ? undefined : value;

const inSpecs = (file: string) => relative(specs, file);

/** Returns what the servers read of a contract, so that they need neither a parser nor a bundler. */
async function stored({ files, moved, document }: OwnContract): Promise<StoredContract> {
  const digests = files.map(
    async (file) =>
      [
        inSpecs(file),
        createHash('sha256')
          .update(await readFile(file))
          .digest('hex'),
      ] as const,
  );
  const origins = Object.entries(moved).map(
    ([pointer, { file, pointer: origin }]) => [pointer, { file: inSpecs(file), pointer: origin }] as const,
  );
  return { files: Object.fromEntries(await Promise.all(digests)), moved: Object.fromEntries(origins), document };
}

const policies: Record<string, ReturnType<typeof operationPolicies>> = {};

/** The write schemas whose constraints forms and imports read: the contract and the schema by the name of the constant. */
const constrained: Record<string, readonly [service: string, path: string]> = {
  personConstraints: ['control-panel', 'UserData'],
  groupConstraints: ['control-panel', 'GroupChange/properties/data'],
  managedGroupConstraints: ['customer-management', 'GroupChange'],
  schoolUnitConstraints: ['customer-management', 'NewSchoolUnit'],
  periodConstraints: ['customer-management', 'SchoolUnitPeriodChange'],
  identifierConstraints: ['customer-management', 'Identifier'],
  registrationConstraints: ['account', 'Registration'],
  passwordConstraints: ['account', 'PasswordChange'],
  emailConstraints: ['account', 'EmailChange'],
  passwordResetConstraints: ['account', 'PasswordResetRequest'],
  mappingConstraints: ['customer-management', 'OrganizationMapping'],
  orderConstraints: ['payment', 'NewOrder'],
  giftCardConstraints: ['payment', 'GiftCardCode'],
  customerChangeConstraints: ['payment', 'CustomerChange'],
  couponConstraints: ['payment', 'CouponReference'],
  noticeConstraints: ['payment', 'ContractNotice'],
};
const constraints: string[] = [];
const access: string[] = [];

await mkdir(new URL('contracts/', generated), { recursive: true });
const contracts = await openReadableContracts((service, { message }) => {
  console.error(message);
  process.exitCode = 1;
  // What was generated of it before says nothing about what it is now.
  rmSync(new URL(`contracts/${service}.json`, generated), { force: true });
});
for (const contract of contracts) {
  const { service, document } = contract;
  await writeIfChanged(`contracts/${service}.json`, JSON.stringify(await stored(contract)));
  // A default must not make a property required: the same schemas describe what callers send.
  const ast = await openapiTS(JSON.stringify(document), { silent: true, defaultNonNullable: false });
  await writeIfChanged(`${service}.ts`, `// Generated from specs/${service}.yaml by npm run generate. Do not edit.\n\n${astToString(ast)}`);
  const rules = Object.fromEntries(operationsOf(contract).map((operation) => [operation.name, accessOf(operation)]));
  const constant = `${service.replace(/-[a-z]/g, ([, letter = '']) => letter.toUpperCase())}Access`;
  access.push(`/** Who may call the operations of ${service}.yaml. */
export const ${constant} = ${JSON.stringify(rules, undefined, 2)} as const satisfies Record<string, readonly AccessRule[]>;
`);
  policies[service] = operationPolicies(document);
  for (const [name, [, path]] of Object.entries(constrained).filter(([, [owner]]) => owner === service)) {
    constraints.push(`/** The constraints of the properties of ${path.split('/')[0]} in ${service}.yaml. */
export const ${name} = ${JSON.stringify(schemaConstraints(document, path), undefined, 2)} as const;
`);
  }
}
// One constant for each schema and each contract, so that an app bundles those that it reads.
await writeIfChanged('constraints.ts', `// Generated from specs/*.yaml by npm run generate. Do not edit.\n\n${constraints.join('\n')}`);
await writeIfChanged(
  'access.ts',
  `// Generated from specs/*.yaml by npm run generate. Do not edit.

import type { AccessRule } from '../src/access.ts';

export {
  type AccessCaller,
  type AccessRole,
  type AccessRule,
  type AccessScope,
  coversRole,
  fittingRules,
  reauthenticationRequired,
  sharedAccountError,
} from '../src/access.ts';

${access.join('\n')}`,
);
await writeIfChanged(
  'policies.ts',
  `// Generated from specs/*.yaml by npm run generate. Do not edit.

import type { OperationPolicies } from '../src/policies/clientPolicies.ts';

/** The policies that the clients apply to operations: which take no bearer token, what their successes are, and which bodies and answers are not JSON. */
export const policies = ${JSON.stringify(policies, withoutEmpty, 2)} as const satisfies Record<string, OperationPolicies>;

/** The operations of the contracts, by contract and path. */
export interface ContractPaths {
${contracts.map(({ service }) => `  '${service}': import('./${service}.ts').paths;\n`).join('')}}
`,
);
