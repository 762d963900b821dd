import { expect, test } from 'vitest';
import { schemaConstraints } from './schemaConstraints.ts';

const contract = {
  components: {
    schemas: {
      Name: { type: 'string', maxLength: 255, pattern: '\\S' },
      Change: {
        properties: {
          name: { $ref: '#/components/schemas/Name' },
          age: { type: ['integer', 'null'], minimum: 0, maximum: 99 },
          shared: { type: 'boolean' },
        },
      },
      Body: { properties: { data: { properties: { name: { type: 'string', minLength: 1 } } } } },
    },
  },
};

test('the constraints of a schema are those of its properties, in place or by reference', () => {
  expect(schemaConstraints(contract, 'Change')).toEqual({
    name: { maxLength: 255, pattern: '\\S' },
    age: { minimum: 0, maximum: 99 },
  });
});

test('the constraints of a schema within another one are found by its path', () => {
  expect(schemaConstraints(contract, 'Body/properties/data')).toEqual({ name: { minLength: 1 } });
});

test('a schema that the contract lacks is an error of the generation', () => {
  expect(() => schemaConstraints(contract, 'Gone')).toThrow('Gone');
});
