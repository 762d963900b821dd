import { readFileSync } from 'node:fs';
import { asList, asObject, asText } from '@realmkit/openapi/json';

/** Reads which apps call which operations, by service and operation, from a file; nobody calls anything, as far as is known, without the file. */
export function readAppCalls(
  file: URL | string = new URL('appCalls.json', import.meta.url),
): (service: string, operation: string) => string[] {
  let calls: unknown;
  try {
    calls = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return () => [];
  }
  return (service, operation) => asList(asObject(asObject(calls)[service])[operation]).map(asText);
}
