import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { type Place, placesIn } from '@realmkit/openapi/contract-places';
import { contractFile, storedContract } from './contracts.ts';

/** Returns what says where a JSON pointer of a contract of `@realmkit/openapi` was written. @throws if the files cannot be read */
export function contractPlaces(name: string): (pointer: string) => Place {
  const file = contractFile(name);
  const placeOf = placesIn(storedContract(name).moved, basename(file), (other) => readFileSync(join(dirname(file), other), 'utf8'));
  return (pointer) => {
    const place = placeOf(pointer);
    return { ...place, file: `openapi/specs/${place.file}` };
  };
}
