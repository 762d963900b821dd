import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync, gzipSync } from 'node:zlib';
import { asObject } from '../../json.ts';
import type { Contract } from '../contract.ts';

const committed = new URL('../../../releases/', import.meta.url);
const fileOf = (number: number) => `${number}.json.gz`;

/** Returns the numbers of all releases of the contracts, the last one first. */
export const releaseNumbers = (folder: URL = committed): number[] =>
  (existsSync(folder) ? readdirSync(folder) : [])
    .flatMap((name) => /^(\d+)\.json\.gz$/.exec(name)?.slice(1) ?? [])
    .map(Number)
    .sort((one, other) => other - one);

/** Reads the contracts of a release. */
export const readRelease = (number: number, folder: URL = committed): Contract[] =>
  Object.entries(asObject(JSON.parse(gunzipSync(readFileSync(new URL(fileOf(number), folder))).toString()))).map(([service, document]) => ({
    service,
    text: JSON.stringify(document),
    document: asObject(document),
  }));

/** Packs contracts as a release. */
export function writeRelease(number: number, contracts: readonly Contract[], folder: URL = committed): void {
  mkdirSync(folder, { recursive: true });
  const documents = Object.fromEntries(contracts.map(({ service, document }) => [service, document]));
  writeFileSync(new URL(fileOf(number), folder), gzipSync(JSON.stringify(documents), { level: 9 }));
}
