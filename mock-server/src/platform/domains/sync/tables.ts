import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, jsonb, pgSchema, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Realm, Shard } from '../../database/realms.ts';

/** A class or group of a school register. */
export interface RegisterGroup {
  readonly externalId: string;
  readonly name: string;
  readonly schoolEntryYear: number | null;
}
/** A person of a school register, unvalidated: a name may be missing, a group unknown. */
export interface RegisterPerson {
  readonly externalId: string;
  readonly kind: 'student' | 'teacher';
  readonly firstName: string;
  readonly lastName: string;
  /** The email address at school; it identifies people whose external id is not linked yet. */
  readonly address: string;
  readonly groups: readonly string[];
}
/** The record of a school in a school register. */
export interface RegisterSchool {
  readonly name: string;
  readonly pupilNumber: number;
  readonly groups: readonly RegisterGroup[];
  readonly people: readonly RegisterPerson[];
}
/** The number of records that a job created, updated, deleted and skipped. */
export interface JobCounts {
  readonly create: number;
  readonly update: number;
  readonly delete: number;
  readonly skip: number;
}

/** The mapping of a school unit to an organisation of a school system. */
export interface OrganizationMapping {
  readonly legacyId: number;
  readonly uid: string;
  readonly externalId: string;
}

/** Defines the tables of the sync service and of the simulated school register that it reads. */
export function syncTables(shard: Shard) {
  const schema = pgSchema(`sync_${shard}`);
  const place = { realm: text().$type<Realm>().notNull(), schoolUid: text('school_uid').notNull(), syncId: text('sync_id').notNull() };
  const syncSettings = pgSchema(`customer_management_${shard}`).table('sync_settings', {
    schoolUid: text('school_uid').primaryKey(),
    realm: text().$type<Realm>().notNull(),
    active: boolean().notNull(),
    dryRun: boolean('dry_run').notNull(),
    type: text({ enum: ['skolon'] }).notNull(),
    organizationMap: jsonb('organization_map').$type<OrganizationMapping[]>().notNull(),
    lastFetch: bigint('last_fetch', { mode: 'number' }),
  });
  return {
    schema,
    syncSettings,
    /** The simulated register of Skolon, by the id of the school there. */
    registerSchools: schema.table(
      'register_schools',
      {
        realm: text().$type<Realm>().notNull(),
        externalId: text('external_id').notNull(),
        school: jsonb().$type<RegisterSchool>().notNull(),
      },
      (table) => [primaryKey({ columns: [table.realm, table.externalId] })],
    ),
    /** The user of each person in the register. */
    registerLinks: schema.table(
      'register_links',
      { realm: text().$type<Realm>().notNull(), externalId: text('external_id').notNull(), userUid: text('user_uid').notNull() },
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
        /** The time when the job completes; all its changes happen at once then. */
        dueAt: bigint('due_at', { mode: 'number' }).notNull(),
        finishedAt: bigint('finished_at', { mode: 'number' }),
        /** The logged-in account and the real actor. */
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
        realm: text().$type<Realm>().notNull(),
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
