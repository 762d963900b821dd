import type { SchoolUnit } from '@realmkit/openapi';

type TreeNode = Pick<SchoolUnit, 'uid' | 'parent'>;

/** Returns the roots of some school units; a sync belongs to one of these. */
export function rootUnits<Unit extends TreeNode>(units: readonly Unit[]): readonly Unit[] {
  const uids = new Set(units.map(({ uid }) => uid));
  return units.filter(({ parent }) => parent === null || !uids.has(parent));
}

/** Returns a school unit and all its descendants, in their given order. */
export function subtreeOf<Unit extends TreeNode>(units: readonly Unit[], top: string): readonly Unit[] {
  const parents = new Map(units.map(({ uid, parent }) => [uid, parent]));
  const isBelow = (uid: string | null | undefined): boolean => uid != null && (uid === top || isBelow(parents.get(uid)));
  return units.filter(({ uid }) => isBelow(uid));
}
