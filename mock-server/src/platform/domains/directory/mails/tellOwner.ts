import { erasureDays } from '@realmkit/openapi/personal-data';
import type { ServiceShard } from '../../../access/serviceShard.ts';
import type { Executor } from '../../../database/executor.ts';
import { isRealm, realmIdentities } from '../../../database/realms.ts';
import type { Tables } from '../../../database/tables.ts';
import { languageOf } from '../../../mail/language.ts';
import { mailFormats } from '../../../mail/mailFormats.ts';
import { realmUrl } from '../../../mail/realmUrl.ts';
import { sendMail } from '../../../mail/sendMail.ts';
import { type OwnerEvent, ownerNotice, remedyOf } from './ownerNotices.ts';

type User = Tables['users']['$inferSelect'];

/** What happened to an account. */
export interface OwnedChange {
  readonly event: OwnerEvent;
  /** In milliseconds since 1970. */
  readonly now: number;
  /** The origin of the page that caused it, if one did. */
  readonly origin?: string | undefined;
  readonly byStaff?: boolean;
  /** The address that its owner has just confirmed. */
  readonly newEmail?: string;
}

const remedyPaths = { password: '/login/forgot-password', support: '/support', restore: '/login' } as const;

/**
 * Tells the owner of an account what happened to it, and what to do if it was not them, at the address that the account had before, and at the new one
 * if it has another now. Call it with the user as they were before.
 */
export async function tellOwner(
  executor: Executor,
  shard: Pick<ServiceShard, 'tables' | 'appOrigin'>,
  user: User,
  { event, now, origin, byStaff = false, newEmail }: OwnedChange,
): Promise<void> {
  const { realm, email, name } = user;
  if (!isRealm(realm)) throw new Error(`The user ${user.uid} is of no realm.`);
  const language = languageOf({ ...user, realm });
  const { day, moment } = mailFormats(language);
  const text = ownerNotice(language, {
    event,
    name,
    brand: realmIdentities[realm].name,
    at: moment(now),
    until: day(now + erasureDays * 24 * 3_600_000),
    byStaff,
  });
  const link = realmUrl(shard, realm, remedyPaths[remedyOf(event)], origin);
  // Staff, imports and syncs write addresses too, which are not for what only the owner may know.
  const before = email !== null && (user.emailVerified || user.emailByOwner) ? [email] : [];
  for (const recipient of new Set([...before, ...(newEmail === undefined ? [] : [newEmail])]))
    await sendMail(executor, shard.tables, { ...text, ...language, recipient, link, sentAt: now });
}
