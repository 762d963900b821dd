import { cpSync, mkdirSync, mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { readContract } from '@realmkit/contract-engine/contracts';
import { asObject } from '@realmkit/openapi/json';
import { type ServiceName, serviceNames, serviceOf } from '@realmkit/openapi/services';
import { resources } from '../../admin/src/dataProvider/resources.ts';
import { contractCalls } from './contractCalls.ts';
import { newResource } from './newResource.ts';

/** A list of a contract that a resource can be written for. */
interface ContractList {
  readonly service: ServiceName;
  readonly path: string;
}

const isList = ({ service, path }: ContractList): boolean => {
  try {
    contractCalls(asObject(readContract(serviceOf(service).contract)), path);
    return true;
  } catch {
    return false;
  }
};

/** The lists of all contracts for which a resource can be written. */
export const contractLists = serviceNames
  .flatMap((service) => Object.keys(asObject(asObject(readContract(serviceOf(service).contract)).paths)).map((path) => ({ service, path })))
  .filter(isList);

/** Copies the panel to a folder that Git ignores, below that of the panel, so that its packages are found. */
export function copyPanel(): string {
  mkdirSync('admin/.types', { recursive: true });
  const root = mkdtempSync('admin/.types/panel-');
  cpSync('admin/src', join(root, 'admin/src'), { recursive: true, filter: (file) => !/\.(?:test|stories)\.tsx?$/.test(file) });
  cpSync('biome.json', join(root, 'biome.json'));
  cpSync('scripts/lint', join(root, 'scripts/lint'), { recursive: true });
  return root;
}

/** Writes a resource to a copy of the panel. */
export const writeResource = (root: string, name: string, { service, path }: ContractList) =>
  newResource({ root, name, service, path, resources });
