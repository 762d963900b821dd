import { type SchoolUnit, unwrap } from '@realmkit/openapi';
import type { Clients } from '@realmkit/shell';

const pageSize = 100;

/** Fetches every school unit that the user manages, on all pages: the form would unmap any unit that it does not show. */
export async function fetchAllUnits(
  { customerManagement }: Pick<Clients, 'customerManagement'>,
  signal: AbortSignal,
): Promise<readonly SchoolUnit[]> {
  const units = new Map<string, SchoolUnit>();
  for (let page = 1; ; page += 1) {
    const query = { page, size: pageSize, sort: 'name,asc' } as const;
    const { data, meta } = unwrap(await customerManagement.GET('/schoolUnits', { params: { query }, signal }));
    for (const unit of data) units.set(unit.uid, unit);
    if (data.length < pageSize || page * pageSize >= meta.totalItems) return [...units.values()];
  }
}

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
