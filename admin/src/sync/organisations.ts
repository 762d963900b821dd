import { type SchoolUnit, unwrap } from '@realmkit/openapi';
import type { Clients } from '@realmkit/shell';

const pageSize = 100;

/** Every school unit that the person manages, however many there are: what a form does not show it would unmap. */
export async function everyUnit(
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

type Place = Pick<SchoolUnit, 'uid' | 'parent'>;

/** The uppermost of some school units; a sync belongs to one of these. */
export function topsOf<Unit extends Place>(units: readonly Unit[]): readonly Unit[] {
  const uids = new Set(units.map(({ uid }) => uid));
  return units.filter(({ parent }) => parent === null || !uids.has(parent));
}

/** A school unit and everything below it, in the order in which they came. */
export function unitsBelow<Unit extends Place>(units: readonly Unit[], top: string): readonly Unit[] {
  const parents = new Map(units.map(({ uid, parent }) => [uid, parent]));
  const isBelow = (uid: string | null | undefined): boolean => uid != null && (uid === top || isBelow(parents.get(uid)));
  return units.filter(({ uid }) => isBelow(uid));
}
