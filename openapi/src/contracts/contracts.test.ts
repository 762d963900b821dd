import { describe, expect, test } from 'vitest';
import { departures } from './calls.ts';
import { asNode, readContracts } from './contract.ts';
import { referenceCycles } from './cycles.ts';
import { namesDialectFirst } from './dialect.ts';
import { foreignErrorBodies } from './errorBodies.ts';
import { invalidExamples } from './examples.ts';
import { keylessCreations } from './idempotencyKeys.ts';
import { operationsOf } from './operations.ts';
import { missingOrigins } from './origins.ts';
import { specifiedCalls } from './specifiedCalls.ts';
import { missingStatuses, statusesWithoutExample } from './statuses.ts';
import { bodiesWithoutExample, openWriteBodies } from './writeBodies.ts';

const contracts = readContracts();

describe.each(contracts)('the contract of $service', (contract) => {
  test('names the JSON Schema dialect right after its version', () => {
    expect(namesDialectFirst(contract)).toBe(true);
  });

  test('has every call of the specification, and marks no other as specified', () => {
    expect(departures(contract, specifiedCalls)).toEqual([]);
  });

  test('documents every answer that an operation can give', () => {
    expect(missingStatuses(contract)).toEqual([]);
  });

  test('has a named example for every documented answer', () => {
    expect(statusesWithoutExample(contract)).toEqual([]);
  });

  test('has a named example for every request body', () => {
    expect(bodiesWithoutExample(contract)).toEqual([]);
  });

  test('has no example that does not fit its schema', () => {
    expect(invalidExamples(contract)).toEqual([]);
  });

  test('lets no unknown property into a request body or a filter', () => {
    expect(openWriteBodies(contract)).toEqual([]);
  });

  test('says of every operation and component where it comes from', () => {
    expect(missingOrigins(contract)).toEqual([]);
  });

  test('takes an Idempotency-Key with every POST and with every PUT that creates', () => {
    expect(keylessCreations(contract)).toEqual([]);
  });

  test('has no ring of references', () => {
    expect(referenceCycles(contract)).toEqual([]);
  });

  test('answers failures with the one error body', () => {
    expect(foreignErrorBodies(contract)).toEqual([]);
  });
});

describe('the contracts together', () => {
  test('are those that the specified calls name', () => {
    const services = new Set(specifiedCalls.map(([service]) => service));
    expect(contracts.map(({ service }) => service).sort()).toEqual([...services].sort());
  });

  test.each(['Error', 'AttributeError', 'Role'])('describe %s in the same words', (name) => {
    const definitions = contracts.map(({ document }) => asNode(asNode(document.components).schemas)[name]).filter(Boolean);
    const shapes = definitions.map((definition) => JSON.stringify({ ...asNode(definition), description: undefined }));
    expect(definitions.length).toBeGreaterThan(1);
    expect(new Set(shapes).size).toBe(1);
  });

  test('give every operation a name of its own', () => {
    const names = contracts.flatMap((contract) => operationsOf(contract).map(({ node }) => node.operationId));
    expect(new Set(names).size).toBe(names.length);
  });
});
