import { ServiceError, unwrap } from '@realmkit/openapi';
import type { Clients } from '@realmkit/shell';
import { type ImportField, importFields } from '../fields.ts';
import { inParallel } from '../inParallel.ts';
import { type GroupPlace, groupKey } from '../plan/ImportRow.ts';
import type { Reason } from '../plan/values.ts';
import type { ImportJob, JobGroup, JobRow } from './ImportJob.ts';
import type { JobStore } from './jobStore.ts';

/** How many rows are under way at once. */
const atOnce = 8;

interface Run {
  readonly clients: Pick<Clients, 'controlPanel'>;
  readonly store: Pick<JobStore, 'saveRow' | 'saveGroups'>;
  /** Pauses the import: what has been sent is waited for, and nothing else is begun. */
  readonly signal: AbortSignal;
  readonly onRow: (row: JobRow) => void;
  readonly onGroups: (groups: readonly JobGroup[]) => void;
}

const createdId = (response: Response): number => {
  const id = Number(response.headers.get('Location')?.split('/').at(-1));
  if (!Number.isSafeInteger(id)) throw new ServiceError(response.status, 'NoLocation', 'The answer does not say what was added.');
  return id;
};

/** Failures of a row itself; everything else stops the import, to be resumed once the service is there again. */
const isOfRow = (error: unknown): error is ServiceError =>
  error instanceof ServiceError && error.status >= 400 && error.status < 500 && error.status !== 401 && error.status !== 429;

const isField = (name: string): name is ImportField => importFields.some((field) => field === name);

function reasonOf({ status, name, attributes, message }: ServiceError): { reason: Reason; detail?: string } {
  if (name === 'forbidden') return { reason: 'forbidden' };
  if (status === 409) return { reason: 'exists' };
  const [first] = attributes;
  return { reason: 'refused', detail: first && isField(first.attribute) ? `${first.attribute}: ${first.reason}` : message };
}

async function addGroups({ controlPanel }: Run['clients'], job: ImportJob, run: Run): Promise<readonly JobGroup[]> {
  let groups = job.groups;
  for (const group of groups) {
    if (run.signal.aborted) return groups;
    if (group.id !== undefined) continue;
    const { organizationId, name } = group.place;
    const answer = await controlPanel.POST('/v1/groups', {
      params: { header: { 'Idempotency-Key': group.key } },
      body: { data: { name, organization_id: organizationId } },
    });
    unwrap(answer);
    const id = createdId(answer.response);
    groups = groups.map((other) => (other === group ? { ...group, id } : other));
    await run.store.saveGroups(groups);
    run.onGroups(groups);
  }
  return groups;
}

function idsOf(wanted: readonly (number | GroupPlace)[], groups: readonly JobGroup[]): number[] {
  const ids = new Map(groups.map(({ place, id }) => [groupKey(place), id]));
  return wanted.flatMap((group) => (typeof group === 'number' ? [group] : (ids.get(groupKey(group)) ?? [])));
}

/**
 * Carries out what is left of an import by the legacy calls (admin §7): each row is remembered before it is sent and after, and a person is
 * added under the row's own key, so that nothing is done twice, whatever is broken off where.
 * @throws ServiceError or NetworkError where the service cannot be reached; the import can be resumed then
 */
export async function runImport(job: ImportJob, run: Run): Promise<void> {
  const { controlPanel } = run.clients;
  const groups = await addGroups(run.clients, job, run);
  const path = { apiVersion: 'v2', type: job.type } as const;
  // When one row meets a dead service, the others shall not go on knocking.
  const stop = new AbortController();
  const signal = AbortSignal.any([run.signal, stop.signal]);

  const note = async (row: JobRow) => {
    await run.store.saveRow(row);
    run.onRow(row);
    return row;
  };

  async function writePerson(sent: JobRow): Promise<number> {
    const { data, personId } = sent.row;
    if (personId === undefined) {
      const { username, name, organizations, ...rest } = data;
      if (username === undefined || name === undefined || organizations === undefined) throw new Error('A new person needs a name');
      const answer = await controlPanel.POST('/{apiVersion}/{type}', {
        params: { path, header: { 'Idempotency-Key': sent.key } },
        body: { data: { ...rest, username, name, organizations } },
      });
      unwrap(answer);
      return createdId(answer.response);
    }
    if (Object.keys(data).length > 0) {
      unwrap(
        await controlPanel.PATCH('/{apiVersion}/{type}/{userId}', { params: { path: { ...path, userId: personId } }, body: { data } }),
      );
    }
    return personId;
  }

  async function carryOut(start: JobRow): Promise<void> {
    let row = start;
    try {
      if (row.state !== 'added') {
        row = await note({ ...row, state: 'sent' });
        const personId = await writePerson(row);
        row = row.row.groups ? await note({ ...row, state: 'added', personId }) : { ...row, personId };
      }
      if (row.row.groups && row.personId !== undefined) {
        const data = idsOf(row.row.groups, groups);
        unwrap(await controlPanel.PUT('/v1/users/{userId}/groups', { params: { path: { userId: row.personId } }, body: { data } }));
      }
      await note({ ...row, state: 'done' });
    } catch (error) {
      if (!isOfRow(error)) {
        stop.abort();
        throw error;
      }
      await note({ ...row, state: 'failed', ...reasonOf(error) });
    }
  }

  const left = job.rows.filter(({ state }) => state !== 'done' && state !== 'failed');
  await inParallel(left, atOnce, signal, carryOut);
}
