import { unwrap } from '@realmkit/openapi';
import type { Clients } from '@realmkit/shell';
import type { PersonType } from '../fields.ts';
import { mapConcurrently } from '../mapConcurrently.ts';
import type { Columns } from '../workbook/guessColumns.ts';
import type { SheetRow } from '../workbook/readRows.ts';
import type { KnownGroup } from './groupMembership.ts';
import { groupKey } from './ImportRow.ts';
import { detailFields, type KnownPerson, organizationOf, type PlanContext, valuesOf } from './planRows.ts';

const pageSize = 100;
const concurrency = 6;

/** Options of loading a plan's context. */
export interface PlanContextOptions extends Pick<PlanContext, 'type' | 'organizationId' | 'organizations'> {
  readonly rows: readonly SheetRow[];
  readonly columns: Columns;
  readonly signal: AbortSignal;
  /** Reports the completed share of the work, 0 to 1. */
  readonly onProgress: (share: number) => void;
}

interface Page<Row> {
  readonly data: readonly Row[];
  readonly meta: { readonly totalItems: number };
}

async function everyPage<Row>(signal: AbortSignal, load: (page: number) => Promise<Page<Row>>): Promise<Row[]> {
  const rows: Row[] = [];
  for (let page = 1; ; page += 1) {
    signal.throwIfAborted();
    const { data, meta } = await load(page);
    rows.push(...data);
    if (data.length === 0 || rows.length >= meta.totalItems) return rows;
  }
}

function peopleOf({ controlPanel }: Pick<Clients, 'controlPanel'>, type: PersonType, id: number, page: number, signal: AbortSignal) {
  const options = { params: { path: { id }, query: { page, size: pageSize } }, signal };
  switch (type) {
    case 'students':
      return controlPanel.GET('/v1/organizations/{id}/students', options);
    case 'guardians':
      return controlPanel.GET('/v1/organizations/{id}/guardians', options);
    case 'employees':
      return controlPanel.GET('/v1/organizations/{id}/employees', options);
  }
}

/** Loads the people and groups of the organisations in the rows and, if the rows need them, the details of each person. */
export async function loadPlanContext(clients: Pick<Clients, 'controlPanel'>, options: PlanContextOptions): Promise<PlanContext> {
  const { type, organizationId, organizations, rows, columns, signal, onProgress } = options;
  const { controlPanel } = clients;
  const all = rows.map((row) => valuesOf(row, columns));
  const ids = [...new Set(all.map((values) => organizationOf(values, options)))].filter((id) => id !== undefined);
  const people = new Map<string, KnownPerson>();
  const groups = new Map<string, KnownGroup>();
  let loaded = 0;
  await mapConcurrently(ids, concurrency, signal, async (id) => {
    const listed = await everyPage(signal, async (page) => unwrap(await peopleOf(clients, type, id, page, signal)));
    for (const { id: personId, attributes, actions } of listed) {
      const key = attributes.username.value?.toLowerCase();
      if (key === undefined) continue;
      people.set(key, {
        id: personId,
        name: attributes.name.value,
        email: attributes.email.value,
        mayEdit: actions.some((action) => action.id === 'EditUserInfo' && action.status.active),
        organizationIds: new Set([...(people.get(key)?.organizationIds ?? []), id]),
      });
    }
    if (columns.includes('groups')) {
      const found = await everyPage(signal, async (page) =>
        unwrap(
          await controlPanel.GET('/v1/organizations/{id}/groups', { params: { path: { id }, query: { page, size: pageSize } }, signal }),
        ),
      );
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
      const key = values.username?.toLowerCase() ?? '';
      const person = people.get(key);
      const place = organizationOf(values, options);
      const elsewhere = place !== undefined && person !== undefined && !person.organizationIds.has(place);
      const needsMore = elsewhere || detailFields.some((field) => values[field] !== undefined);
      return person?.mayEdit && needsMore ? [{ key, person }] : [];
    });
    let completed = 0;
    await mapConcurrently(incomplete, concurrency, signal, async ({ key, person }) => {
      const { attributes } = unwrap(
        await controlPanel.GET('/{apiVersion}/{type}/{userId}', {
          params: { path: { apiVersion: 'v2', type, userId: person.id } },
          signal,
        }),
      );
      const { values } = unwrap(await controlPanel.GET('/v2/users/{userId}/groups', { params: { path: { userId: person.id } }, signal }));
      people.set(key, { ...person, attributes, groups: values });
      completed += 1;
      onProgress(0.3 + (0.7 * completed) / incomplete.length);
    });
  }
}
