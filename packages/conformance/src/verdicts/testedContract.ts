import {
  type ContractDocument,
  type Operation,
  operationsOf,
  type Router,
  readContract,
  routerOf,
  type Schemas,
  schemasOf,
} from '@realmkit/contract-engine';
import { contractRules } from '@realmkit/openapi/services';

/** A contract prepared for checks. */
export interface TestedContract {
  readonly service: string;
  readonly document: ContractDocument;
  readonly operations: ReadonlyMap<string, Operation>;
  readonly router: Router;
  readonly schemas: Schemas;
}

/** Prepares a contract for checks; an authorization server ignores unknown query parameters (RFC 6749 §3.1). */
export function testedContract(service: string, document = readContract(service), rules = contractRules(service)): TestedContract {
  const operations = operationsOf(document, service === 'auth', rules);
  return {
    service,
    document,
    operations: new Map(operations.map((operation) => [operation.id, operation])),
    router: routerOf(operations),
    schemas: schemasOf(document),
  };
}
