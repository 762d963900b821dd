import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';

const folder = new URL('../../../openapi/specs/', import.meta.url);

/** The names of all services that have a contract, in alphabetical order. */
export const serviceNames = (): string[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => file.slice(0, -'.yaml'.length))
    .sort();

/** Where the contract of a service lies on disk. */
export const contractFile = (service: string): string => fileURLToPath(new URL(`${service}.yaml`, folder));

/** The contract of a service, unchecked. */
export const contractDocument = (service: string): unknown => parse(readFileSync(contractFile(service), 'utf8'));

const serversOf = (document: unknown): unknown[] =>
  typeof document === 'object' && document !== null && 'servers' in document && Array.isArray(document.servers) ? document.servers : [];

/** The paths under which a service is served: its contract's servers (customer-management has one per data shard, shell §1), and always the plain `/<service>`. */
export function basesOf(service: string): string[] {
  const bases = serversOf(contractDocument(service)).flatMap((server) =>
    typeof server === 'object' && server !== null && 'url' in server && typeof server.url === 'string' && server.url.startsWith('/')
      ? [server.url]
      : [],
  );
  return [...new Set([...bases, `/${service}`])];
}
