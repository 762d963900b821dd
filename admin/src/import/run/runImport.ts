import { mapConcurrently, type ValidationReason } from '@realmkit/admin-kit';
import { ServiceError, unwrap } from '@realmkit/openapi';
import { defined } from '@realmkit/openapi/json';
import type { Clients } from '@realmkit/shell';
import { type ImportField, importFields } from '../fields.ts';
import { type GroupPlace, groupKey } from '../plan/ImportRow.ts';
import type { ImportJob, JobGroup, JobRow } from './ImportJob.ts';

/** The number of rows that are processed concurrently. */
const concurrency = 8;

interface RunOptions {
  readonly clients: Pick<Clients, 'controlPanel'>;
  /** Pauses the import: pending requests are awaited, and no others are sent. */
  readonly signal: AbortSignal;
  /** Called when a row is done or has failed. */
  readonly onRow: (row: JobRow) => void;
  /** Called when all groups exist. */
  readonly onGroups: (groups: readonly JobGroup[]) => void;
}

const createdId = (response: Response): number => {
  const id = Number(response.headers.get('Location')?.split('/').at(-1));
  if (!Number.isSafeInteger(id)) throw new ServiceError(response.status, 'NoLocation', 'The answer does not say what was added.');
  return id;
};

/** Returns whether an error concerns only its row; every other error stops the import, which can be resumed later. */
const isRowError = (error: unknown): error is ServiceError =>
  error instanceof ServiceError && error.status >= 400 && error.status < 500 && error.status !== 401 && error.status !== 429;

const isField = (name: string): name is ImportField => importFields.some((field) => field === name);

function rowErrorOf({ status, name, attributes, message }: ServiceError): { reason: ValidationReason; detail?: string } {
  if (name === 'forbidden') return { reason: 'forbidden' };
  if (status === 409) return { reason: 'exists' };
  const [first] = attributes;
  return { reason: 'refused', detail: first && isField(first.attribute) ? `${first.attribute}: ${first.reason}` : message };
}

async function addGroups({ controlPanel }: RunOptions['clients'], job: ImportJob, run: RunOptions): Promise<readonly JobGroup[]> {
  const ids = new Map(job.groups.map((group) => [group, group.id]));
  const missing = job.groups.filter(({ id }) => id === undefined);
  await mapConcurrently(missing, concurrency, run.signal, async (group) => {
    const { organizationId, name, type } = group.place;
    const result = await controlPanel.POST('/v1/groups', {
      params: { header: { 'Idempotency-Key': group.key } },
      body: { data: { name, organization_id: organizationId, ...(type && { type }) } },
    });
    unwrap(result);
    ids.set(group, createdId(result.response));
  });
  const groups = job.groups.map((group) => ({ ...group, id: ids.get(group) }));
  if (missing.length > 0) run.onGroups(groups);
  return groups;
}

function groupIdsOf(requested: readonly (number | GroupPlace)[], groups: readonly JobGroup[]): number[] {
  const ids = new Map(groups.map(({ place, id }) => [groupKey(place), id]));
  return requested.flatMap((group) => (typeof group === 'number' ? [group] : (ids.get(groupKey(group)) ?? [])));
}

/**
 * Imports the remaining rows by the legacy calls (admin §7). Groups and people are added with idempotency keys that were stored beforehand,
 * and all other calls are idempotent: an import that is interrupted anywhere can be repeated without adding anything twice.
 * @throws ServiceError or NetworkError if the service is unreachable; the import can be resumed then
 */
export async function runImport(job: ImportJob, run: RunOptions): Promise<void> {
  const { controlPanel } = run.clients;
  const groups = await addGroups(run.clients, job, run);
  const path = { apiVersion: 'v2', type: job.type } as const;
  // When one row finds the service unreachable, the other rows must not keep trying.
  const stop = new AbortController();
  const signal = AbortSignal.any([run.signal, stop.signal]);

  async function writePerson({ row: { data, personId }, key }: JobRow): Promise<number> {
    if (personId === undefined) {
      const { username, name, organizations, ...rest } = data;
      if (username === undefined || name === undefined || organizations === undefined) throw new Error('A new person needs a name');
      const result = await controlPanel.POST('/{apiVersion}/{type}', {
        params: { path, header: { 'Idempotency-Key': key } },
        body: { data: { ...rest, username, name, organizations } },
      });
      unwrap(result);
      return createdId(result.response);
    }
    if (Object.keys(data).length > 0) {
      unwrap(
        await controlPanel.PATCH('/{apiVersion}/{type}/{userId}', { params: { path: { ...path, userId: personId } }, body: { data } }),
      );
    }
    return personId;
  }

  async function importRow(start: JobRow): Promise<void> {
    let { personId } = start;
    try {
      personId ??= await writePerson(start);
      if (start.row.groups) {
        const data = groupIdsOf(start.row.groups, groups);
        unwrap(await controlPanel.PUT('/v1/users/{userId}/groups', { params: { path: { userId: personId } }, body: { data } }));
      }
      run.onRow({ ...start, personId, state: 'done' });
    } catch (error) {
      if (!isRowError(error)) {
        stop.abort();
        throw error;
      }
      run.onRow({ ...start, ...defined({ personId }), state: 'failed', ...rowErrorOf(error) });
    }
  }

  const left = job.rows.filter(({ state }) => state !== 'done' && state !== 'failed');
  await mapConcurrently(left, concurrency, signal, importRow);
}
