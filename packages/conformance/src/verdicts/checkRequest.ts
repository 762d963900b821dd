import type { Operation, Violation } from '@realmkit/contract-engine';
import { bodyText, type SentRequest } from '../exchange.ts';

/** Returns the violations of a request. */
export function checkRequest(operation: Operation, path: Readonly<Record<string, string>>, request: SentRequest): Violation[] {
  const violations: Violation[] = [];
  operation.readParameters(
    { path, query: new URLSearchParams(request.search), header: (name) => request.headers.get(name.toLowerCase()) },
    violations,
  );
  operation.readBody?.(bodyText(request.body), request.headers.get('content-type'), violations);
  return violations;
}
