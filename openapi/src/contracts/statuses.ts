import { asObject, resolveReference } from '../json.ts';
import { accessOf } from './access.ts';
import type { Contract } from './contract.ts';
import { type Operation, operationsOf } from './operations.ts';

const expectedStatuses = ({ node, parameters, secured, path, method }: Operation): string[] => {
  const expected: string[] = [];
  if (parameters.length > 0 || node.requestBody !== undefined) expected.push('400');
  if (secured) expected.push('401');
  if (secured && path.includes('{')) expected.push('404');
  const isOwnOnly = accessOf({ node }).some(({ role, acting }) => role !== 'visitor' && acting === undefined);
  if (isOwnOnly || (secured && ['put', 'patch', 'delete'].includes(method))) expected.push('403');
  return expected;
};

const carriesExample = (contract: Contract, response: unknown) => {
  const { content, headers } = asObject(response);
  const carriers = [
    ...Object.values(asObject(content)),
    ...Object.values(asObject(headers)).map((header) => resolveReference(contract.document, header)),
  ];
  return carriers.length > 0 && carriers.every((carrier) => Object.keys(asObject(asObject(carrier).examples)).length > 0);
};

/**
 * Returns the operations with an undocumented status: a 2xx or 3xx, 400 where there is something to check, 401 and 404 where they can occur, 403
 * where something is changed or whoever acts as the person is refused.
 */
export const missingStatuses = (contract: Contract): string[] =>
  operationsOf(contract).flatMap((operation) => {
    const documented = operation.responses.map(([status]) => status);
    const missing = expectedStatuses(operation).filter((status) => !documented.includes(status));
    if (!documented.some((status) => /^[23]/.test(status))) missing.push('2xx');
    return missing.map((status) => `${operation.name} does not document ${status}`);
  });

/** Returns the documented responses with content or headers but without a named example; 4xx need content. */
export const statusesWithoutExample = (contract: Contract): string[] =>
  operationsOf(contract).flatMap(({ name, responses }) =>
    responses.flatMap(([status, response]) => {
      const empty = response.content === undefined && response.headers === undefined;
      if (empty && /^2/.test(status)) return [];
      return carriesExample(contract, response) ? [] : [`${name} ${status} has no named example`];
    }),
  );
