import { parseContract } from '@realmkit/contract-engine';
import { expect, test } from 'vitest';
import { samplesOf } from '../negatives/sample.ts';
import { negativesOf } from './negatives.ts';

const contractWith = (more: string) =>
  parseContract(`openapi: 3.1.0
info: { title: Things, version: 1.0.0 }
paths:
  /things:
    post:
      operationId: addThing
      requestBody:
        content:
          application/json:
            schema: { type: object, required: [name], properties: { name: { type: string } }${more} }
            examples: { one: { value: { name: Chair } } }
      responses: { '201': { description: Made. }, '400': { description: No. } }
`);

function faults(more: string): readonly string[] {
  const [sample] = samplesOf('things', {}, contractWith(more));
  const suite = { service: 'things', requirements: { roles: {} }, caller: 'user', scenarios: [] };
  const kinds = sample ? negativesOf(sample, suite, undefined) : [];
  return kinds.filter(({ title }) => title === 'bodies of the wrong shape').flatMap(({ calls }) => calls.map(({ fault }) => fault));
}

test('an unknown property is asked of a closed body only: an open one takes it', () => {
  const closed = faults(', unevaluatedProperties: false');
  const open = faults('');
  expect(closed).toContain('a property is unknown');
  expect(open).not.toContain('a property is unknown');
  expect(open).toEqual(expect.arrayContaining(['the body is {', 'the body is null']));
  expect(open.length).toBeGreaterThan(5);
});
