import { follow, type Operation, type ParameterObject, pointerTo } from '@realmkit/contract-engine';
import { documentedStatus } from '@realmkit/openapi/documented-status';
import { describedOperation, documentedResponse } from './documented.ts';
import type { Finding } from './finding.ts';
import { schemasTo } from './schemasTo.ts';
import type { TestedContract } from './testedContract.ts';

function parameterPointer({ document }: TestedContract, operation: Operation, name: string): string | undefined {
  const own = pointerTo('paths', operation.path, operation.method, 'parameters');
  const shared = pointerTo('paths', operation.path, 'parameters');
  const path = document.paths[operation.path];
  return [...(path?.[operation.method]?.parameters ?? []), ...(path?.parameters ?? [])]
    .map((parameter, index, { length }) => {
      const before = length - (path?.parameters ?? []).length;
      return follow<ParameterObject>(document, parameter, index < before ? `${own}/${index}` : `${shared}/${index - before}`);
    })
    .find(({ value }) => value.name === name)?.pointer;
}

function answerPointer(contract: TestedContract, operation: Operation, { status, place }: Finding): string | undefined {
  const response = documentedResponse(contract, operation, status);
  const [, part, where = ''] = /^answer (header|body) ?(.*)$/.exec(place) ?? [];
  if (part === 'body') return schemasTo(contract, response, where).at(-1)?.pointer ?? response?.pointer;
  return response?.headers.find(({ name }) => name === where)?.pointer ?? response?.pointer;
}

/** Returns the pointer to the place of a contract by which a finding is one; undefined if the contract does not describe its operation. */
export function contractPointer(contract: TestedContract, finding: Finding): string | undefined {
  const { operation: id, place, keyword, evidence, rule } = finding;
  const operation = contract.operations.get(id);
  if (!operation) return rule === 'undocumented-route' ? '#/paths' : undefined;
  const at = pointerTo('paths', operation.path, operation.method);
  if (keyword !== undefined) return `${at}/${keyword}`;
  if (place === 'answer status') {
    const expected = evidence?.expected?.find((status) => operation.responses.has(status));
    const name = expected === undefined ? undefined : documentedStatus(operation.responses.names, expected);
    return name === undefined ? `${at}/responses` : `${at}/responses/${name}`;
  }
  if (place.startsWith('answer ')) return answerPointer(contract, operation, finding) ?? at;
  const attribute = /^request (.+)$/.exec(place)?.[1];
  if (attribute === undefined) return at;
  const parameter = parameterPointer(contract, operation, attribute);
  return parameter ?? (describedOperation(contract, operation).requestBody ? `${at}/requestBody` : at);
}
