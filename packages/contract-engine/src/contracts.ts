import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readYaml } from './yaml.ts';

const folder = new URL('../../../openapi/specs/', import.meta.url);

/** Returns the names of all services that have a contract, in alphabetical order. */
export const serviceNames = (): string[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => file.slice(0, -'.yaml'.length))
    .sort();

/** Returns the file of a service's contract. */
export const contractFile = (service: string): string => fileURLToPath(new URL(`${service}.yaml`, folder));

/** Reads the contract of a service, unchecked. */
export const contractDocument = (service: string): unknown => readYaml(contractFile(service));
