import type { components } from '@realmkit/openapi/types/submissions';
import { bigint, index, integer, jsonb, pgSchema, text } from 'drizzle-orm/pg-core';
import type { Realm, Shard } from '../../database/realms.ts';

type Submission = components['schemas']['Submission'];

/** Defines the table of the submissions service. */
export function submissionsTables(shard: Shard) {
  const schema = pgSchema(`submissions_${shard}`);
  return {
    schema,
    submissions: schema.table(
      'submissions',
      {
        id: text().primaryKey(),
        realm: text().$type<Realm>().notNull(),
        /** The order of creation; breaks ties between submissions changed at the same moment. */
        number: integer().notNull(),
        userUid: text('user_uid').notNull(),
        /** The school unit and the class in which it was given, whatever the pupil belongs to today; null where nobody knows. */
        schoolUid: text('school_uid'),
        groupUid: text('group_uid'),
        status: text().$type<Submission['status']>().notNull(),
        answers: jsonb().$type<Submission['answers']>().notNull(),
        contextType: text('context_type').$type<Submission['context']['type']>().notNull(),
        contextId: text('context_id').notNull(),
        /** The assignment or quiz as the contract defines it, target answers and correct options included. */
        context: jsonb().$type<Submission['context']>().notNull(),
        changedAt: bigint('changed_at', { mode: 'number' }).notNull(),
        /** The times of the first saved answer and of the hand-in; null before, and where earlier versions have not kept them. */
        startedAt: bigint('started_at', { mode: 'number' }),
        submittedAt: bigint('submitted_at', { mode: 'number' }),
        /** When staff reopened it, and who; null before, and from the next hand-in on. */
        reopenedAt: bigint('reopened_at', { mode: 'number' }),
        reopenedBy: text('reopened_by'),
      },
      (table) => [
        index('submissions_user_index').on(table.userUid, table.changedAt, table.number),
        index('submissions_school_index').on(table.schoolUid, table.changedAt, table.number),
        index('submissions_group_index').on(table.groupUid, table.contextId),
      ],
    ),
  };
}
