import { asList, asNode, type Contract, isNode, type Node } from './contract.ts';
import { operationsOf } from './operations.ts';

const errorRef = '#/components/schemas/Error';
const syncFailureRef = '#/components/schemas/SyncFailure';

const isErrorBody = (document: Node, schema: Node, isOfSync: boolean): boolean => {
  if (schema.$ref === errorRef || (schema.$ref === syncFailureRef && isOfSync)) return true;
  if (typeof schema.$ref !== 'string') return false;
  const target = asNode(asNode(document.components).schemas)[schema.$ref.split('/').at(-1) ?? ''];
  return asList(asNode(target).allOf).some((part) => isNode(part) && part.$ref === errorRef);
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
            asNode(asNode(asNode(content)['application/json']).schema),
            contract.service === 'sync' || path.startsWith('/sync/'),
          ),
      )
      .map(([status]) => `${name} ${status} has another error body`),
  );
