import { asList, asObject, isJsonObject, type JsonObject } from '../json.ts';
import type { Contract } from './contract.ts';
import { operationsOf } from './operations.ts';

const errorRef = '#/components/schemas/Error';
const syncFailureRef = '#/components/schemas/SyncFailure';

const isErrorBody = (document: JsonObject, schema: JsonObject, isOfSync: boolean): boolean => {
  if (schema.$ref === errorRef || (schema.$ref === syncFailureRef && isOfSync)) return true;
  if (typeof schema.$ref !== 'string') return false;
  const target = asObject(asObject(document.components).schemas)[schema.$ref.split('/').at(-1) ?? ''];
  return asList(asObject(target).allOf).some((part) => isJsonObject(part) && part.$ref === errorRef);
};

/**
 * Returns the 4xx responses whose body is neither the one error body (or an extension of it) nor, in the sync service or below /sync, a sync
 * failure.
 */
export const foreignErrorBodies = (contract: Contract): string[] =>
  operationsOf(contract).flatMap(({ name, path, responses }) =>
    responses
      .filter(([status]) => status.startsWith('4'))
      .filter(
        ([, { content }]) =>
          !isErrorBody(
            contract.document,
            asObject(asObject(asObject(content)['application/json']).schema),
            contract.service === 'sync' || path.startsWith('/sync/'),
          ),
      )
      .map(([status]) => `${name} ${status} has another error body`),
  );
