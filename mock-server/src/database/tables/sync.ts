import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, jsonb, pgSchema, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Shard } from '../realms.ts';

/** A class or group of a school register. */
export interface RegisterGroup {
  readonly externalId: string;
  readonly name: string;
  readonly schoolEntryYear: number | null;
}
/** A person of a school register, as it has them: a name may be missing, a group unknown. */
export interface RegisterPerson {
  readonly externalId: string;
  readonly kind: 'student' | 'teacher';
  readonly firstName: string;
  readonly lastName: string;
  /** The address at school, by which a person is found who is not known by the id yet. */
  readonly address: string;
  readonly groups: readonly string[];
}
/** What a school register has of a school. */
export interface RegisterSchool {
  readonly name: string;
  readonly pupilNumber: number;
  readonly groups: readonly RegisterGroup[];
  readonly people: readonly RegisterPerson[];
}
/** How many things a job touched, by what it did to them. */
export interface JobCounts {
  readonly create: number;
  readonly update: number;
  readonly delete: number;
  readonly skip: number;
}

/** Tables of the sync service, and the simulated school register that it reads. */
export function syncTables(shard: Shard) {
  const schema = pgSchema(`sync_${shard}`);
  const place = { realm: text().notNull(), schoolUid: text('school_uid').notNull(), syncId: text('sync_id').notNull() };
  return {
    schema,
    /** The register of Skolon as it would answer, by the id of the school there. */
    registerSchools: schema.table(
      'register_schools',
      { realm: text().notNull(), externalId: text('external_id').notNull(), school: jsonb().$type<RegisterSchool>().notNull() },
      (table) => [primaryKey({ columns: [table.realm, table.externalId] })],
    ),
    /** Who of the register is which user. */
    registerLinks: schema.table(
      'register_links',
      { realm: text().notNull(), externalId: text('external_id').notNull(), userUid: text('user_uid').notNull() },
      (table) => [primaryKey({ columns: [table.realm, table.externalId] }), uniqueIndex().on(table.userUid)],
    ),
    syncs: schema.table(
      'syncs',
      {
        ...place,
        name: text().notNull(),
        entities: jsonb().$type<('schools' | 'groups' | 'students' | 'teachers')[]>().notNull(),
      },
      (table) => [primaryKey({ columns: [table.schoolUid, table.syncId] })],
    ),
    syncJobs: schema.table(
      'sync_jobs',
      {
        ...place,
        id: integer().notNull(),
        dryRun: boolean('dry_run').notNull(),
        status: text({ enum: ['running', 'finished', 'failed', 'cancelled'] }).notNull(),
        startedAt: bigint('started_at', { mode: 'number' }).notNull(),
        /** When its work is done: a job takes its time, and then all of it happens at once. */
        dueAt: bigint('due_at', { mode: 'number' }).notNull(),
        finishedAt: bigint('finished_at', { mode: 'number' }),
        /** The account that was signed in, and who really acted. */
        byUid: text('by_uid').notNull(),
        actorUid: text('actor_uid').notNull(),
        actorName: text('actor_name').notNull(),
        counts: jsonb().$type<JobCounts>().notNull(),
        errorMessage: text('error_message'),
        errorType: text('error_type', { enum: ['NothingMapped', 'UnknownOrganizations', 'InternalError'] }),
      },
      (table) => [
        primaryKey({ columns: [table.realm, table.id] }),
        index().on(table.schoolUid, table.syncId, table.id),
        index().on(table.dueAt).where(sql`status = 'running'`),
        uniqueIndex().on(table.schoolUid).where(sql`status = 'running'`),
      ],
    ),
    syncLogs: schema.table(
      'sync_logs',
      {
        realm: text().notNull(),
        jobId: integer('job_id').notNull(),
        id: integer().notNull(),
        entity: text({ enum: ['schoolUnit', 'group', 'user'] }).notNull(),
        uid: text(),
        externalId: text('external_id'),
        name: text().notNull(),
        action: text({ enum: ['create', 'update', 'delete', 'skip'] }).notNull(),
        field: text(),
        before: text(),
        after: text(),
        reason: text({
          enum: ['unknownOrganization', 'notBelow', 'nameMissing', 'groupUnknown', 'duplicate', 'twoTypes', 'superuser'],
        }),
      },
      (table) => [primaryKey({ columns: [table.realm, table.jobId, table.id] })],
    ),
  };
}
