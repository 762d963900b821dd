import type { Difference, Sample, SampleParameter } from '@realmkit/conformance';
import { isJsonObject } from '@realmkit/openapi/json';
import fc from 'fast-check';

const oddTexts = [
  '',
  ' ',
  '\u0000',
  '\ud800',
  '../../etc/passwd',
  "' or 1=1 --",
  '%',
  '\\',
  '{}',
  'null',
  '-1',
  '1e999',
  '0x10',
  '٣',
  '\u202e',
  'ſ'.repeat(300),
];
const oddValues = [null, true, [], {}, [[]], -1, 1.5, 1e308, Number.MAX_SAFE_INTEGER + 2, '', '\u0000', [null], { ['__proto__']: 1 }];

const text = fc.oneof(
  fc.constantFrom(...oddTexts),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ minLength: 200, maxLength: 400 }),
);
/** The texts that a header can carry. */
const headerText = fc
  .string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 400 })
  .filter((one) => one.trim() !== '' && /^[\x20-\x7e]+$/.test(one));
const value = fc.oneof(fc.constantFrom<unknown>(...oddValues), text, fc.double(), fc.integer(), fc.jsonValue({ maxDepth: 3 }));

function parameterDifference(parameter: SampleParameter): fc.Arbitrary<Difference> {
  const toDifference = (given: string): Difference => ({
    fault: `${parameter.name} is ${JSON.stringify(given)}`,
    parameters: new Map([[parameter, given]]),
  });
  return (parameter.in === 'header' ? headerText : text).map(toDifference);
}

function bodyDifferences({ body }: Sample): fc.Arbitrary<Difference>[] {
  if (!body) return [];
  const whole = value.map((one): Difference => ({ fault: `the body is ${JSON.stringify(one)}`, value: one }));
  const raw = text.map((one): Difference => ({ fault: `the body is the text ${JSON.stringify(one)}`, text: one }));
  const type = headerText.map((one): Difference => ({ fault: `the media type is ${one}`, headers: { 'content-type': one } }));
  const kinds = body.isJson ? [whole, raw, type] : [raw, type];
  const { value: good } = body;
  if (!isJsonObject(good)) return kinds;
  const names = [...new Set([...Object.keys(good), ...body.shape.properties.keys()])];
  const changed = fc
    .record({ name: fc.constantFrom(...names), given: body.isJson ? value : text })
    .map(({ name, given }): Difference => ({ fault: `${name} is ${JSON.stringify(given)}`, value: { ...good, [name]: given } }));
  const added = fc
    .record({ name: fc.string({ minLength: 1, maxLength: 20 }), given: text })
    .map(({ name, given }): Difference => ({ fault: `${name} is there`, value: { ...good, [name]: given } }));
  const less = fc.constantFrom(...names).map(
    (name): Difference => ({
      fault: `${name} is missing`,
      value: Object.fromEntries(Object.entries(good).filter(([key]) => key !== name)),
    }),
  );
  return [...kinds, changed, changed, added, less];
}

/** Generates differences of parameters, body, media type or token. Some results are valid requests; the contract decides. */
export function arbitraryDifference(sample: Sample): fc.Arbitrary<Difference> {
  const unknown = fc
    .record({ name: fc.string({ minLength: 1, maxLength: 20 }), given: text })
    .map(({ name, given }): Difference => ({ fault: `the query has ${name}`, query: { [name]: given } }));
  const token = headerText.map(
    (authorization): Difference => ({ fault: `the authorization is ${authorization}`, headers: { authorization } }),
  );
  return fc.oneof(
    unknown,
    ...(sample.operation.secured ? [token] : []),
    ...sample.parameters.map(parameterDifference),
    ...bodyDifferences(sample),
  );
}
