import { expect, test } from 'vitest';
import { testedContract } from '../verdicts/testedContract.ts';
import { SameThings } from './sameThings.ts';

const contract = testedContract('customer-management');
const group = { uid: 'se-group-4', name: '9A', userCount: 3, schoolUid: 'se-school-4' };

/** Judges answers one after the other, and returns what is found of the last one. */
function foundIn(...exchanges: readonly (readonly [id: string, body: unknown, token?: string, method?: string])[]) {
  const things = new SameThings();
  return exchanges
    .map(([id, body, token = 'one', method = 'GET']) => {
      const operation = contract.operations.get(id);
      if (!operation) throw new Error(`There is no ${id}.`);
      const request = { method, path: '', search: '', headers: new Map([['authorization', token]]), body: new Uint8Array() };
      const response = { status: 200, headers: new Map<string, string>(), body: new TextEncoder().encode(JSON.stringify(body)) };
      return things.judge(contract, operation, { request, response });
    })
    .at(-1)
    ?.map(({ place, cause }) => `${place} ${cause}`);
}

const list = { data: [{ uid: 'se-group-3', name: '8B' }, group], meta: { totalItems: 2 } };

test('two answers say the same of one thing, by one schema of the contract', () => {
  expect(foundIn(['listGroups', list], ['getGroup', group])).toEqual([]);
  expect(foundIn(['listGroups', list], ['getGroup', { ...group, name: '9a' }])).toEqual([
    'answer body /name is another than in the answer of listGroups; #/components/schemas/Group',
  ]);
  expect(foundIn(['getGroup', { ...group, name: null }], ['listGroups', list])).toEqual([
    'answer body /data/1/name is another than in the answer of getGroup; #/components/schemas/Group',
  ]);
});

test('a write, another caller and what only one answer has make no finding', () => {
  const other = { ...group, name: 'another' };
  expect(
    foundIn(['getGroup', group], ['updateGroup', other, 'one', 'PATCH'], ['getGroup', other], ['listGroups', { data: [other] }]),
  ).toEqual([]);
  expect(foundIn(['listGroups', list], ['getGroup', other, 'two'])).toEqual([]);
  expect(foundIn(['listGroups', list], ['getGroup', { uid: 'se-group-4', code: 'ABC' }])).toEqual([]);
});
