import { asText } from '@realmkit/openapi/json';
import type { Sample } from '../negatives/sample.ts';
import { describedOperation, documentedResponse } from '../verdicts/documented.ts';
import type { TestedContract } from '../verdicts/testedContract.ts';

const nameIn = (step: string): string | undefined => /^\{(\w+)\}$/.exec(step)?.[1];

/** Returns whether the path of a reading operation leads to the place of a write: it is the same, or has parameters where the other has values. */
export function isSamePlace(reading: string, write: string): boolean {
  const [steps, others] = [reading.split('/'), write.split('/')];
  return (
    steps.length === others.length &&
    steps.every((step, index) => step === others[index] || (nameIn(step) !== undefined && nameIn(others[index] ?? '') === undefined))
  );
}

/** Returns a reading operation with the path parameters and country of a write; undefined where one is not known. */
export function readingFor(sample: Sample, write: Sample, fixtures: Readonly<Record<string, string>>): Sample | undefined {
  const sent = (place: string, name: string) => write.parameters.find((one) => one.in === place && one.name === name);
  const [steps, others] = [sample.operation.path.split('/'), write.operation.path.split('/')];
  const parameters = sample.parameters.map((one) => {
    if (one.in !== 'path') return (one.in === 'header' && one.required && sent('header', one.name)) || one;
    const step = isSamePlace(sample.operation.path, write.operation.path) ? others[steps.indexOf(`{${one.name}}`)] : undefined;
    const literal = step === undefined || nameIn(step) !== undefined ? undefined : step;
    return { ...one, value: sent('path', one.name)?.value ?? literal ?? fixtures[one.name] };
  });
  return parameters.some(({ in: place, value }) => place === 'path' && value === undefined) ? undefined : { ...sample, parameters };
}

/** Returns the reading operation of the path of a write, or of the nearest one above it. */
export function witnessOf(write: Sample, samples: readonly Sample[], fixtures: Readonly<Record<string, string>>): Sample | undefined {
  const reading = samples.filter(({ operation }) => operation.method === 'get');
  for (let { path } = write.operation; path !== ''; path = path.slice(0, path.lastIndexOf('/'))) {
    const found =
      reading.find(({ operation }) => operation.path === path) ?? reading.find(({ operation }) => isSamePlace(operation.path, path));
    if (found) return readingFor(found, write, fixtures);
  }
  return undefined;
}

/** Returns the reading operation whose ETag a write takes in `If-Match`: the one that its description names, or its witness. */
export function taggedReading(
  write: Sample,
  samples: readonly Sample[],
  fixtures: Readonly<Record<string, string>>,
  contract: TestedContract,
): { readonly sample: Sample; readonly said: string } | undefined {
  if (!write.parameters.some(({ name }) => name === 'If-Match')) return undefined;
  const [, path] = /ETag of `GET ([^`]+)`/.exec(asText(Reflect.get(describedOperation(contract, write.operation), 'description'))) ?? [];
  const named = samples.find(({ operation }) => operation.method === 'get' && operation.path === path);
  const reading = named ? readingFor(named, write, fixtures) : witnessOf(write, samples, fixtures);
  const tag = reading && documentedResponse(contract, reading.operation, 200)?.headers.find(({ name }) => /^etag$/i.test(name));
  return reading && tag ? { sample: reading, said: tag.description } : undefined;
}
