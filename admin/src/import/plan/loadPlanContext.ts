import { bulkPageSize, loadAllPages, mapConcurrently } from '@realmkit/admin-kit';
import { comparisonKey } from '@realmkit/openapi/comparison-key';
import { allowsOnPerson } from '../../dataProvider/controlPanel.ts';
import type { PanelDataProvider } from '../../dataProvider/usePanelDataProvider.ts';
import type { Columns } from '../workbook/guessColumns.ts';
import type { SheetRow } from '../workbook/readRows.ts';
import type { KnownGroup } from './groupMembership.ts';
import { groupKey } from './ImportRow.ts';
import { detailFields, type KnownPerson, organizationOf, type PlanContext, valuesOf } from './planRows.ts';

const concurrency = 6;
// An order that stays the same while the pages are loaded.
const sort = { field: 'id', order: 'ASC' } as const;

/** Options of loading a plan's context. */
export interface PlanContextOptions extends Pick<PlanContext, 'type' | 'organizationId' | 'organizations'> {
  readonly rows: readonly SheetRow[];
  readonly columns: Columns;
  readonly signal: AbortSignal;
  /** Reports the completed share of the work, 0 to 1. */
  readonly onProgress: (share: number) => void;
}

/** Loads the people and groups of the organisations in the rows and, if the rows need them, the details of each person. */
export async function loadPlanContext(provider: PanelDataProvider, options: PlanContextOptions): Promise<PlanContext> {
  const { type, organizationId, organizations, rows, columns, signal, onProgress } = options;
  const all = rows.map((row) => valuesOf(row, columns));
  const ids = [...new Set(all.map((values) => organizationOf(values, options)))].filter((id) => id !== undefined);
  const people = new Map<string, KnownPerson>();
  const groups = new Map<string, KnownGroup>();
  let loaded = 0;
  await mapConcurrently(ids, concurrency, signal, async (id) => {
    const listOf = (page: number) => ({ pagination: { page, perPage: bulkPageSize }, sort, filter: { organizationId: id }, signal });
    const listed = (await loadAllPages((page) => provider.getList(type, listOf(page)), { signal })).data;
    for (const person of listed) {
      const { id: personId, attributes } = person;
      if (attributes.username.value === null) continue;
      const key = comparisonKey(attributes.username.value);
      people.set(key, {
        id: personId,
        name: attributes.name.value,
        email: attributes.email.value,
        mayEdit: allowsOnPerson('edit', person),
        organizationIds: new Set([...(people.get(key)?.organizationIds ?? []), id]),
      });
    }
    if (columns.includes('groups')) {
      const found = (await loadAllPages((page) => provider.getList('legacyGroups', listOf(page)), { signal })).data;
      for (const { id: groupId, type: groupType, attributes } of found) {
        if (attributes.name.value !== null)
          groups.set(groupKey({ organizationId: id, name: attributes.name.value }), { id: groupId, type: groupType });
      }
    }
    loaded += 1;
    onProgress((0.3 * loaded) / ids.length);
  });
  await loadDetails();
  signal.throwIfAborted();
  return { type, organizationId, organizations, people, groups };

  /** Loads the people whose rows hold more than lists contain, or name an organisation whose list lacks them. */
  async function loadDetails(): Promise<void> {
    const incomplete = all.flatMap((values) => {
      const key = comparisonKey(values.username ?? '');
      const person = people.get(key);
      const place = organizationOf(values, options);
      const elsewhere = place !== undefined && person !== undefined && !person.organizationIds.has(place);
      const needsMore = elsewhere || detailFields.some((field) => values[field] !== undefined);
      return person?.mayEdit && needsMore ? [{ key, person }] : [];
    });
    let completed = 0;
    await mapConcurrently(incomplete, concurrency, signal, async ({ key, person }) => {
      const { data } = await provider.getOne(type, { id: person.id, signal });
      const groupsOfPerson = await provider.getList('personGroups', { filter: { userId: person.id }, signal });
      people.set(key, { ...person, attributes: data.attributes, groups: groupsOfPerson.data });
      completed += 1;
      onProgress(0.3 + (0.7 * completed) / incomplete.length);
    });
  }
}
