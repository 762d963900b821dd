import { asText } from '@realmkit/openapi/json';
import type { Sample } from '../negatives/sample.ts';
import { describedOperation, documentedResponse } from '../verdicts/documented.ts';
import type { TestedContract } from '../verdicts/testedContract.ts';

/** Returns a reading operation with the path parameters and country of a write; undefined where one is not known. */
export function readingFor(sample: Sample, write: Sample, fixtures: Readonly<Record<string, string>>): Sample | undefined {
  const sent = (place: string, name: string) => write.parameters.find((one) => one.in === place && one.name === name);
  const parameters = sample.parameters.map((one) => {
    if (one.in === 'path') return { ...one, value: sent('path', one.name)?.value ?? fixtures[one.name] };
    return (one.in === 'header' && one.required && sent('header', one.name)) || one;
  });
  return parameters.some(({ in: place, value }) => place === 'path' && value === undefined) ? undefined : { ...sample, parameters };
}

/** Returns the reading operation of the path of a write, or of the nearest one above it. */
export function witnessOf(write: Sample, samples: readonly Sample[], fixtures: Readonly<Record<string, string>>): Sample | undefined {
  for (let { path } = write.operation; path !== ''; path = path.slice(0, path.lastIndexOf('/'))) {
    const found = samples.find(({ operation }) => operation.method === 'get' && operation.path === path);
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
