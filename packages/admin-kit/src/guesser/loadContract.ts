import type { StoredContract } from '@realmkit/openapi/contract-places';
import type { JsonObject } from '@realmkit/openapi/json';
import { type ServiceName, serviceOf } from '@realmkit/openapi/services';

// A production build carries no contracts.
const contracts = import.meta.env.DEV
  ? import.meta.glob<StoredContract>('../../../../openapi/generated/contracts/*.json', { import: 'default' })
  : {};

/** Loads the contract of a service, in development only. */
export async function loadContract(service: ServiceName): Promise<JsonObject> {
  if (!import.meta.env.DEV) throw new Error('Guessers work in development only: a production build has no contracts.');
  const stored = await contracts[`../../../../openapi/generated/contracts/${serviceOf(service).contract}.json`]?.();
  return stored?.document ?? {};
}
