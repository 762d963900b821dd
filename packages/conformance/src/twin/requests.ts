import fc from 'fast-check';
import { type Call, callOf } from '../negatives/call.ts';
import type { Sample, SampleParameter } from '../negatives/sample.ts';
import { ordersOf } from '../walks/listWalk.ts';
import { valuesNamed } from '../walks/rows.ts';

/** A request of a walk. */
export interface Step {
  readonly sample: Sample;
  readonly role: string;
  readonly call: Call;
}

/** The most values of one name that are tried. */
const maxValues = 30;

/** Returns the different values that properties of a name have in rows. */
const seenValues = (rows: readonly unknown[], name: string) =>
  [...new Set(rows.flatMap((row) => valuesNamed(row, name)))].slice(0, maxValues);

const words = (rows: readonly unknown[]): string[] =>
  ['name', 'title']
    .flatMap((name) => seenValues(rows, name))
    .flatMap((text) => String(text).split(/\s+/))
    .slice(0, maxValues)
    .flatMap((word) => [word, word.slice(0, 3), word.toUpperCase()]);

/** Makes the values of a parameter: those of its schema and at its bounds, one outside of them, and those that answers have. */
function valuesOf(parameter: SampleParameter, rows: readonly unknown[]): fc.Arbitrary<string> | undefined {
  const { name, shape, value } = parameter;
  const among = (values: readonly unknown[]) => (values.length === 0 ? undefined : fc.constantFrom(...values.map(String)));
  if (name === 'cursor') return undefined;
  if (name === 'filters') {
    const properties = [...(shape.content?.properties ?? [])].flatMap(([property, inner]) => {
      const values = inner.values.length > 0 ? inner.values : seenValues(rows, property);
      return values.length === 0
        ? []
        : [[property, fc.constantFrom(...values.map((one) => (inner.types.has('array') ? [one] : one)))] as const];
    });
    return properties.length === 0
      ? undefined
      : fc.record(Object.fromEntries(properties), { requiredKeys: [] }).map((filters) => JSON.stringify(filters));
  }
  if (['q', 'qName', 'search'].includes(name)) return among(words(rows));
  if (name === 'sort') return among(ordersOf(parameter).map((order) => order.value));
  if (shape.types.has('boolean')) return among([true, false]);
  if (shape.types.has('integer')) {
    const { minimum = 0, maximum = 100 } = shape;
    return among([minimum, maximum, minimum + 1, Math.min(maximum, 3), minimum - 1, maximum + 1]);
  }
  return among(shape.values.length > 0 ? shape.values : [...seenValues(rows, name), ...(value === undefined ? [] : [value])]);
}

/** Makes requests to a reading operation, by one of several callers, with some of its parameters. */
export function stepsOf(sample: Sample, rows: readonly unknown[], roles: readonly string[]): fc.Arbitrary<Step> {
  const varied = sample.parameters.flatMap((parameter) => {
    if (parameter.in === 'header') return [];
    const values = valuesOf(parameter, rows);
    if (values === undefined) return [];
    const own = parameter.value;
    // An id that is known is asked for more often than one that a row has by chance.
    if (parameter.in === 'path')
      return [[parameter.name, own === undefined ? values : fc.oneof({ weight: 3, arbitrary: fc.constant(own) }, values)] as const];
    return [[parameter.name, fc.option(values, { nil: undefined, freq: 2 })] as const];
  });
  const [caller = '', ...others] = roles;
  const role = others.length === 0 ? fc.constant(caller) : fc.oneof(fc.constant(caller), fc.constantFrom(...others));
  return fc.record({ role, values: fc.record(Object.fromEntries(varied)) }).map(({ role: asking, values }) => {
    const parameters = new Map(
      sample.parameters.flatMap((parameter) => {
        const value = Object.hasOwn(values, parameter.name) ? values[parameter.name] : undefined;
        return value === undefined ? [] : [[parameter, value] as const];
      }),
    );
    return { sample, role: asking, call: callOf(sample, { fault: '', parameters }) };
  });
}
