import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, jsonb, pgSchema, primaryKey, text } from 'drizzle-orm/pg-core';
import { sortText, tsvector } from '../../database/columns.ts';
import type { Locale, Realm, Shard } from '../../database/realms.ts';

/** The id of a user or a school unit in another system. */
export interface Identifier {
  readonly type: string;
  readonly value: string;
}
/** A school unit of a user, as lists show it. */
export interface SchoolAssociation {
  readonly schoolUid: string;
  readonly schoolName: string;
  readonly role: 'admin' | 'employee' | 'guardian' | 'student';
}
/** A field that changed, as audit logs show it. */
export interface FieldChange {
  readonly field: string;
  readonly before: string | null;
  readonly after: string | null;
}
/** A subscription of a deleted user, which a restore brings back. */
export interface RemovedPeriod {
  readonly realm: Realm;
  readonly id: number;
  readonly owner: string;
  readonly type: string;
  readonly startDate: string;
  readonly endDate: string | null;
  readonly grantedFrom: number | null;
}

/**
 * Defines the tables of the directory, which the other domains read too. `id` is the legacy id, counted per realm;
 * `words` holds every search prefix for `q` and `qName`, `facets` the terms of filters and access checks, both prefixed by the realm.
 */
export function directoryTables(shard: Shard) {
  const schema = pgSchema(`customer_management_${shard}`);
  const living = sql`deleted_at is null`;
  const users = schema.table(
    'users',
    {
      uid: text().primaryKey(),
      realm: text().$type<Realm>().notNull(),
      id: integer().notNull(),
      userName: text('user_name').notNull(),
      firstName: text('first_name').notNull(),
      lastName: text('last_name').notNull(),
      name: text().notNull(),
      email: text(),
      emailVerified: boolean('email_verified').notNull(),
      /** Whether the person wrote the address themselves; false where staff, an import or a sync did. */
      emailByOwner: boolean('email_by_owner').notNull().default(false),
      /** The address that its owner confirmed last; a change by anybody else leaves it. */
      lastConfirmedEmail: text('last_confirmed_email'),
      /** The language of the person's mails and invoices; null for that of the realm. */
      locale: text().$type<Locale>(),
      identifiers: jsonb().$type<Identifier[]>().notNull(),
      superuser: boolean().notNull(),
      sharedAccount: boolean('shared_account').notNull(),
      speakingBookRights: boolean('speaking_book_rights').notNull(),
      guest: boolean().notNull(),
      /** The highest age of books that this person sees, in years. */
      ageFilter: integer('age_filter'),
      /** The IANA name of the zone whose days count for the person; null for the realm's. */
      timeZone: text('time_zone'),
      userNameKey: sortText('user_name_key').notNull(),
      nameKey: sortText('name_key').notNull(),
      emailKey: sortText('email_key').notNull(),
      /** The user name as it is compared; null only in rows that a start has still to migrate (`fillComparisonKeys.ts`). */
      userNameComparisonKey: text('user_name_comparison_key'),
      /** The email address as it is compared. */
      emailComparisonKey: text('email_comparison_key'),
      /** The addresses and ids in other systems as they are compared, without the guarded ones. */
      identifierComparisonKeys: text('identifier_comparison_keys').array(),
      words: tsvector().notNull(),
      facets: tsvector().notNull(),
      /** The associations in the order of the school units' names; written together with the facets. */
      schoolAssociations: jsonb('school_associations').$type<SchoolAssociation[]>().notNull(),
      deletedAt: bigint('deleted_at', { mode: 'number' }),
    },
    (table) => [
      index().on(table.realm, table.id).where(living),
      index().on(table.realm, table.userNameKey, table.id).where(living),
      index().on(table.realm, table.nameKey, table.id).where(living),
      index().on(table.realm, table.emailKey, table.id).where(living),
      index().on(table.realm, table.userNameComparisonKey).where(living),
      index().on(table.realm, table.emailComparisonKey).where(living),
      index().using('gin', table.identifierComparisonKeys).with({ fastupdate: false }).where(living),
      index().using('gin', table.words).with({ fastupdate: false }).where(living),
      index().using('gin', table.facets).with({ fastupdate: false }).where(living),
      index().on(table.deletedAt).where(sql`deleted_at is not null`),
    ],
  );
  const schoolUnits = schema.table(
    'school_units',
    {
      uid: text().primaryKey(),
      realm: text().$type<Realm>().notNull(),
      id: integer().notNull(),
      name: text().notNull(),
      active: boolean().notNull(),
      status: text({ enum: ['trial', 'customer', 'former'] }).notNull(),
      type: text({ enum: ['organisation', 'school', 'preschool'] }).notNull(),
      parent: text(),
      pupilNumber: integer('pupil_number'),
      streetAddress: text('street_address'),
      postalCode: text('postal_code'),
      city: text(),
      secureAuthEnabled: boolean('secure_auth_enabled').notNull(),
      qrCodeLoginEnabled: boolean('qr_code_login_enabled').notNull(),
      identifiers: jsonb().$type<Identifier[]>().notNull(),
      nameKey: sortText('name_key').notNull(),
      cityKey: sortText('city_key').notNull(),
      words: tsvector().notNull(),
    },
    (table) => [
      index().on(table.realm, table.id),
      index().on(table.realm, table.nameKey, table.id),
      index().on(table.parent),
      index().using('gin', table.words).with({ fastupdate: false }),
    ],
  );
  const associations = schema.table(
    'associations',
    {
      userUid: text('user_uid').notNull(),
      schoolUid: text('school_uid').notNull(),
      realm: text().$type<Realm>().notNull(),
      id: integer().notNull(),
      role: text({ enum: ['admin', 'employee', 'guardian', 'student'] }).notNull(),
    },
    (table) => [
      primaryKey({ columns: [table.userUid, table.schoolUid] }),
      index().on(table.schoolUid, table.role),
      index().on(table.realm, table.id),
    ],
  );
  const groups = schema.table(
    'groups',
    {
      uid: text().primaryKey(),
      realm: text().$type<Realm>().notNull(),
      id: integer().notNull(),
      schoolUid: text('school_uid').notNull(),
      name: text().notNull(),
      type: text({ enum: ['class', 'group'] }).notNull(),
      loginCode: text('login_code'),
      externalId: text('external_id'),
      typicalSchoolEntryYear: integer('typical_school_entry_year'),
      nameKey: sortText('name_key').notNull(),
      words: tsvector().notNull(),
    },
    (table) => [
      index().on(table.realm, table.id),
      index().on(table.realm, table.nameKey, table.id),
      index().on(table.schoolUid),
      index().using('gin', table.words).with({ fastupdate: false }),
    ],
  );
  const memberships = schema.table(
    'memberships',
    {
      userUid: text('user_uid').notNull(),
      groupUid: text('group_uid').notNull(),
      realm: text().$type<Realm>().notNull(),
      id: integer().notNull(),
    },
    (table) => [primaryKey({ columns: [table.userUid, table.groupUid] }), index().on(table.groupUid), index().on(table.realm, table.id)],
  );
  const auditLogs = schema.table(
    'audit_logs',
    {
      realm: text().$type<Realm>().notNull(),
      id: integer().notNull(),
      /** The uid of the changed user, school unit or group. */
      subject: text().notNull(),
      /** The name of a deleted subject; null while the subject's own row has it. */
      subjectName: text('subject_name'),
      /** The uids of the school units of a subject at its deletion: their administrators still see its entries. */
      deletedFrom: text('deleted_from').array(),
      actorUid: text('actor_uid').notNull(),
      actorName: text('actor_name').notNull(),
      /** The impersonated user; null where the actors acted as themselves. */
      actingAsUid: text('acting_as_uid'),
      actingAsName: text('acting_as_name'),
      action: text().notNull(),
      at: bigint({ mode: 'number' }).notNull(),
      changes: jsonb().$type<FieldChange[]>().notNull(),
    },
    (table) => [
      primaryKey({ columns: [table.realm, table.id] }),
      index().on(table.subject, table.id),
      index().on(table.actorUid, table.id),
    ],
  );
  /** What a deletion removed and a restore brings back, until the user is erased. */
  const removedUsers = schema.table('removed_users', {
    userUid: text('user_uid').primaryKey(),
    realm: text().$type<Realm>().notNull(),
    associations: jsonb().$type<(typeof associations.$inferSelect)[]>().notNull(),
    memberships: jsonb().$type<(typeof memberships.$inferSelect)[]>().notNull(),
    /** Those that a superuser set; licences of a school go back to it. */
    periods: jsonb().$type<RemovedPeriod[]>().notNull(),
    /** Null for a user without a password. */
    passwordHash: text('password_hash'),
    /** Whether the user deleted the account themselves: then they restore it themselves too. */
    byOwner: boolean('by_owner').notNull().default(false),
  });
  /** The last allocated id of each sequence in each realm. */
  const counters = schema.table(
    'counters',
    { realm: text().$type<Realm>().notNull(), kind: text().notNull(), last: integer().notNull() },
    (table) => [primaryKey({ columns: [table.realm, table.kind] })],
  );
  return {
    schema,
    users,
    schoolUnits,
    associations,
    groups,
    memberships,
    auditLogs,
    removedUsers,
    counters,
  };
}
