import type { components } from '@realmkit/openapi/types/control-panel';
import type { PersonType } from '../fields.ts';
import { type GroupPlace, type GroupType, groupKey } from './ImportRow.ts';

/** A group that exists. */
export interface KnownGroup {
  readonly id: number;
  readonly type: GroupType;
}

/** A group that a row names: an existing one, or one to add. */
export type NamedGroup = KnownGroup | GroupPlace;

/** The groups of a person before and after an import. */
export interface GroupMembership {
  /** By id if they exist. */
  readonly groups: readonly (number | GroupPlace)[];
  readonly before: readonly string[];
  readonly after: readonly string[];
}

/** Returns the names of groups in a cell, each once. */
export const groupNames = (text = ''): readonly string[] => [
  ...new Set(
    text
      .split(/[;,\n]/)
      .map((name) => name.trim())
      .filter(Boolean),
  ),
];

/** Returns the groups of a cell. The first one is the class, unless the cell names a class that exists; a group to add becomes what it is here. */
export function namedGroups(
  names: readonly string[],
  organizationId: number,
  known: ReadonlyMap<string, KnownGroup>,
): readonly NamedGroup[] {
  const found = names.map((name) => known.get(groupKey({ organizationId, name })));
  const hasClass = found.some((group) => group?.type === 'class');
  return names.map((name, index) => found[index] ?? { organizationId, name, type: index === 0 && !hasClass ? 'class' : 'group' });
}

/** Returns the id of a group that exists, and the place of one to add. */
export const groupReference = (group: NamedGroup): number | GroupPlace => ('id' in group ? group.id : group);

/**
 * Returns the groups of a person after an import of these named groups; undefined if they do not change. A pupil whose row names a class moves: out
 * of the other classes of that school and into this one. Nobody leaves any other group.
 */
export function membershipAfter(
  type: PersonType,
  present: readonly components['schemas']['UserGroup'][],
  names: readonly string[],
  organizationId: number,
  known: ReadonlyMap<string, KnownGroup>,
): GroupMembership | undefined {
  const named = namedGroups(names, organizationId, known);
  const isNamed = (id: number) => named.some((group) => 'id' in group && group.id === id);
  const moves = type === 'students' && named.some((group) => group.type === 'class');
  const own = present.filter(({ removable }) => removable);
  const leaves = (group: (typeof own)[number]) =>
    moves && group.type === 'class' && group.organization_id === organizationId && !isNamed(group.id);
  const staying = own.filter((group) => !leaves(group));
  const added = named
    .map((group, index) => ({ group, name: names[index] ?? '' }))
    .filter(({ group }) => !('id' in group && own.some(({ id }) => id === group.id)));
  if (added.length === 0 && staying.length === own.length) return undefined;
  return {
    groups: [...staying.map(({ id }) => id), ...added.map(({ group }) => groupReference(group))],
    before: own.map(({ name }) => name),
    after: [...staying.map(({ name }) => name), ...added.map(({ name }) => name)],
  };
}
