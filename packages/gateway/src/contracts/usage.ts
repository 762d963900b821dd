import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { asList, asObject, asText } from '@realmkit/openapi/json';

/** The use of an operation by the apps' journeys: the statuses they got, or the reason why none uses it. */
export type Usage = { readonly statuses: readonly number[] } | { readonly reason: string } | undefined;

/** Returns the use of a service's operation, by its id. */
export type UsageOf = (service: string, operation: string) => Usage;

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/**
 * Reads what the last complete run of the journeys used (`test-results/contract-use.json`, statuses by service and operation) and why no journey
 * uses the rest (`docs/contract-coverage/unused.json`). The use of an operation that neither names is undefined; before the first run that holds
 * for all used ones.
 */
export function readUsage(root: string): UsageOf {
  const [used, unused] = ['test-results/contract-use.json', 'docs/contract-coverage/unused.json'].map((name) =>
    asObject(readJson(join(root, name))),
  );
  return (service, operation) => {
    const statuses = asList(asObject(used?.[service])[operation]).filter((status) => typeof status === 'number');
    if (statuses.length > 0) return { statuses };
    const reason = asText(asObject(unused?.[service])[operation]);
    return reason === '' ? undefined : { reason };
  };
}
