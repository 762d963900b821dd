import { asObject, type JsonObject } from '@realmkit/openapi/json';
import { type ServiceName, serviceOf } from '@realmkit/openapi/services';

// A production build carries neither the contracts nor their parser.
const contracts = import.meta.env.DEV
  ? import.meta.glob<string>('../../../../openapi/specs/*.yaml', { query: '?raw', import: 'default' })
  : {};

/** Loads the contract of a service, in development only. */
export async function loadContract(service: ServiceName): Promise<JsonObject> {
  if (!import.meta.env.DEV) throw new Error('Guessers work in development only: a production build has no contracts.');
  const readText = contracts[`../../../../openapi/specs/${serviceOf(service).contract}.yaml`];
  const [{ parse }, text] = await Promise.all([import('yaml'), readText?.()]);
  return asObject(parse(text ?? ''));
}
