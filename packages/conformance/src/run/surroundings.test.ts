import { expect, test } from 'vitest';
import { ScenarioResponse } from '../core/scenarioResponse.ts';
import { samplesOf } from '../negatives/sample.ts';
import { lossErrors } from './surroundings.ts';

const [sample] = samplesOf('customer-management', {});

/** Makes what was read when a list had so many rows, of which an answer has the first ones. */
function counted(totalItems: number) {
  const body = new TextEncoder().encode(JSON.stringify({ data: [], meta: { totalItems } }));
  if (!sample) throw new Error('The contract has no operation.');
  return new Map([['listGroups', { sample, answer: new ScenarioResponse('listGroups', { status: 200, headers: new Map(), body }) }]]);
}

test('the removal of what the run has made takes one row from its list, and no more', () => {
  const causes = (list: string | undefined, before: number, after: number): string[] =>
    lossErrors(list, counted(before), counted(after)).map(({ cause }) => cause);
  expect(causes('listGroups', 900, 899)).toEqual([]);
  expect(causes('listGroups', 900, 898)).toEqual(['must take one row from listGroups, and takes 2']);
  expect(causes(undefined, 900, 898)).toEqual([]);
});
