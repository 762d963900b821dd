import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { asObject } from '../json.ts';
import { contractRules } from '../services.ts';
import { accessErrors, accessOf } from './access.ts';
import { callMismatches } from './callMismatches.ts';
import { referenceCycles } from './cycles.ts';
import { namesDialectFirst } from './dialect.ts';
import { openContract } from './door/openContract.ts';
import { foreignErrorBodies } from './errorBodies.ts';
import { invalidExamples } from './examples.ts';
import { creationsWithoutKey } from './idempotencyKeys.ts';
import { operationsOf } from './operations.ts';
import { missingOrigins } from './origins.ts';
import { openOwnContracts } from './ownContracts.ts';
import { type SpecifiedCall, specifiedCalls } from './specifiedCalls.ts';
import { missingStatuses, statusesWithoutExample } from './statuses.ts';
import { bodiesWithoutExample, openWriteBodies } from './writeBodies.ts';
import { findYamlDifferences } from './yamlVersions.ts';

const own = await openOwnContracts();
const contracts = own.filter(({ service }) => contractRules(service) === 'house');

const testContracts = ['moorings/openapi', 'tickets', 'lessons'].map(async (service) => {
  const file = fileURLToPath(new URL(`../testing/contracts/${service}.yaml`, import.meta.url));
  return { service, text: '', ...(await openContract(file)) };
});
/** The contracts that are judged by the rules of OpenAPI alone: those of services, and those of other dialects for tests. */
const foreign = [...own.filter((one) => !contracts.includes(one)), ...(await Promise.all(testContracts))];
const callsByContract = new Map<string, readonly SpecifiedCall[]>(Object.entries(specifiedCalls));

describe.each(contracts)('the contract of $service', (contract) => {
  test('the contract names the JSON Schema dialect right after its version', () => {
    expect(namesDialectFirst(contract)).toBe(true);
  });

  test('the contract has the same value for tools of YAML 1.1 and of YAML 1.2', () => {
    expect(findYamlDifferences(contract)).toEqual([]);
  });

  test('the contract has every call of the specification, and marks no other as specified', { tags: ['admin §3.62'] }, () => {
    expect(callMismatches(contract, callsByContract.get(contract.service) ?? [])).toEqual([]);
  });

  test('the contract documents every status that an operation can respond with', () => {
    expect(missingStatuses(contract)).toEqual([]);
  });

  test('the contract has a named example for every documented response', () => {
    expect(statusesWithoutExample(contract)).toEqual([]);
  });

  test('the contract has a named example for every request body', () => {
    expect(bodiesWithoutExample(contract)).toEqual([]);
  });

  test('the contract has no example that breaks its schema', () => {
    expect(invalidExamples(contract)).toEqual([]);
  });

  test('the contract allows no unknown property in a request body or a filter', () => {
    expect(openWriteBodies(contract)).toEqual([]);
  });

  test('the contract states the origin of every operation and component', () => {
    expect(missingOrigins(contract)).toEqual([]);
  });

  test('the contract says who may call each operation, as its security does', () => {
    expect(accessErrors(contract)).toEqual([]);
  });

  test('the contract takes an Idempotency-Key with every POST and with every PUT that creates', () => {
    expect(creationsWithoutKey(contract)).toEqual([]);
  });

  test('the contract has no circular references', () => {
    expect(referenceCycles(contract)).toEqual([]);
  });

  test('the contract uses the one error body for errors', () => {
    expect(foreignErrorBodies(contract)).toEqual([]);
  });
});

describe.each(foreign)('the contract $service, by the rules of OpenAPI', (contract) => {
  test('the contract has no example that breaks its schema', () => {
    expect(invalidExamples(contract, 'openapi')).toEqual([]);
  });

  test('every operation has an id of its own', () => {
    const ids = operationsOf(contract).map(({ node }) => node.operationId);
    expect(ids.every((id) => typeof id === 'string')).toBe(true);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('all contracts', () => {
  test('the contracts are those that the specified calls name', () => {
    expect(contracts.map(({ service }) => service).sort()).toEqual([...callsByContract.keys()].sort());
  });

  test.each(['Error', 'AttributeError', 'Role'])('all contracts that define %s define it identically', (name) => {
    const definitions = contracts.map(({ document }) => asObject(asObject(document.components).schemas)[name]).filter(Boolean);
    const shapes = definitions.map((definition) => JSON.stringify({ ...asObject(definition), description: undefined }));
    expect(definitions.length).toBeGreaterThan(1);
    expect(new Set(shapes).size).toBe(1);
  });

  test('whoever acts as a person writes nothing that the person reads or answers', () => {
    const written = contracts.flatMap((contract) =>
      operationsOf(contract)
        .filter(({ method }) => method !== 'get')
        .filter((operation) => accessOf(operation).some(({ of, acting }) => of === 'self' && acting === 'allowed'))
        .map(({ node }) => node.operationId),
    );
    // Which pages were opened, and the shelf, which staff fill for their people as well.
    expect(written.sort()).toEqual(['addUserBook', 'removeUserBook', 'storeActivityEvents']);
  });

  test('an account of several people writes none of its places, bookmarks, notes and answers', () => {
    const personal = contracts.flatMap((contract) =>
      operationsOf(contract)
        .filter((operation) => accessOf(operation).some((rule) => rule.personal))
        .map(({ node }) => node.operationId),
    );
    expect(personal.sort()).toEqual(['deleteAnnotation', 'putAnnotation', 'replaceBookmarks', 'setLastmark', 'updateSubmission']);
  });

  test('every operation has a unique id', () => {
    const names = contracts.flatMap((contract) => operationsOf(contract).map(({ node }) => node.operationId));
    expect(new Set(names).size).toBe(names.length);
  });
});
