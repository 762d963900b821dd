import { valueAt } from '../../json.ts';
import { pointerStep } from '../contract.ts';
import type { OpenedContract } from '../door/openContract.ts';
import type { Place } from '../door/places.ts';

/** Returns where a contract describes the operation of a change; undefined where the change is of none, or of one that is gone. */
export function changePlace(contract: OpenedContract | undefined, place: string): Place | undefined {
  const [, method, path] = /^([A-Z]+) (\/\S*)/.exec(place) ?? [];
  if (!contract || method === undefined || path === undefined) return undefined;
  const pointer = `#/paths/${pointerStep(path)}/${method.toLowerCase()}`;
  return valueAt(contract.document, pointer) === undefined ? undefined : contract.placeOf(pointer);
}
