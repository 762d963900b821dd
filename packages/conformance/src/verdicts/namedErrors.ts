import { follow, type Operation } from '@realmkit/contract-engine';
import { asText } from '@realmkit/openapi/json';
import { describedOperation, describedResponse } from './documented.ts';
import type { TestedContract } from './testedContract.ts';

/** Returns the names of errors that a clause of the contract gives for a status of an operation, each with that clause. */
export function namedErrors(contract: TestedContract, operation: Operation, status: number): ReadonlyMap<string, string> {
  const described = describedOperation(contract, operation);
  const given = describedResponse(contract, operation, status);
  const response = given && follow(contract.document, given, '').value;
  const texts = [asText(Reflect.get(Object(response), 'description')), asText(Reflect.get(described, 'description'))];
  const general = asText(Reflect.get(contract.document.info, 'description'))
    .split(/(?<=\.)\s/)
    .filter((text) => text.includes(String(status)));
  const sentences = [...texts.flatMap((text) => text.split(/(?<=\.)\s/)), ...general];
  return new Map(
    sentences.flatMap((text) =>
      [...text.matchAll(/`([A-Za-z]+(?:Error|Required|_found)|forbidden|unauthorized)`/g)].map(
        ([, name = '']) => [name, text.trim()] as const,
      ),
    ),
  );
}
