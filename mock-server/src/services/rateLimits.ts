import { tooManyRequests } from '@realmkit/contract-engine';
import { comparisonKey } from '@realmkit/openapi/comparison-key';
import { and, count, eq, gt, inArray, lte, max, min } from 'drizzle-orm';
import type { Realm } from '../database/realms.ts';
import type { ServiceShard } from './serviceShard.ts';

const minute = 60_000;
const hour = 60 * minute;
const accountWindow = 15 * minute;
/** The wait after the first failure above the limit; each further one doubles it, up to the window. */
const firstWait = 30_000;

/** Whose failures are counted: a user name or uid, and the address of the client. A card has no account. */
export interface LoginAttempt {
  readonly realm: Realm;
  readonly account: string | undefined;
  readonly address: string;
}

interface Counted {
  readonly limit: string;
  readonly subject: string;
}

/** The failures of an account count for each address alone: nobody locks another's account. */
const accountLimit = ({ account = '', address, realm }: LoginAttempt): Counted => ({
  limit: 'login-account',
  subject: JSON.stringify([realm, comparisonKey(account), address]),
});
const addressLimit = ({ address }: LoginAttempt): Counted => ({ limit: 'login-address', subject: address });

async function eventsOf({ engine, tables }: ServiceShard, { limit, subject }: Counted, windowMs: number, now: number) {
  const { rateLimitEvents: events } = tables;
  const [found] = await engine.database
    .select({ count: count(), first: min(events.at), last: max(events.at) })
    .from(events)
    // The clock may have been set back: what lies ahead of it does not count.
    .where(and(eq(events.limit, limit), eq(events.subject, subject), gt(events.at, now - windowMs), lte(events.at, now)));
  return { count: found?.count ?? 0, first: found?.first ?? now, last: found?.last ?? now };
}

async function addEvents({ engine, tables }: ServiceShard, realm: Realm, counted: readonly Counted[], now: number): Promise<void> {
  await engine.database.insert(tables.rateLimitEvents).values(counted.map((one) => ({ ...one, realm, at: now })));
}

function refuse(waitMs: number): void {
  if (waitMs > 0) throw tooManyRequests(Math.ceil(waitMs / 1000));
}

/**
 * Throws 429 for an attempt that has to wait. Call it before a password is checked, and again after it: concurrent attempts may have failed
 * meanwhile.
 * @param now in milliseconds since 1970, by the shard's clock.
 */
export async function requireLoginAllowed(shard: ServiceShard, attempt: LoginAttempt, now: number): Promise<void> {
  const { failuresPerAccount, failuresPerAddress } = shard.limits;
  const ofAddress = await eventsOf(shard, addressLimit(attempt), hour, now);
  if (ofAddress.count >= failuresPerAddress) refuse(ofAddress.first + hour - now);
  if (attempt.account === undefined) return;
  const ofAccount = await eventsOf(shard, accountLimit(attempt), accountWindow, now);
  const above = ofAccount.count - failuresPerAccount;
  if (above >= 0) refuse(ofAccount.last + Math.min(accountWindow, firstWait * 2 ** above) - now);
}

/** Counts a failed login. */
export async function addLoginFailure(shard: ServiceShard, attempt: LoginAttempt, now: number): Promise<void> {
  const account = attempt.account === undefined ? [] : [accountLimit(attempt)];
  await addEvents(shard, attempt.realm, [addressLimit(attempt), ...account], now);
}

/** Forgets the failures of an account at an address, after a login. */
export async function clearLoginFailures({ engine, tables }: ServiceShard, attempt: LoginAttempt): Promise<void> {
  const { rateLimitEvents: events } = tables;
  const { limit, subject } = accountLimit(attempt);
  await engine.database.delete(events).where(and(eq(events.limit, limit), eq(events.subject, subject)));
}

/**
 * Counts an email of a kind to a recipient of a realm; throws 429 if they got too many within an hour.
 * @param now in milliseconds since 1970, by the shard's clock.
 */
export async function limitEmails(shard: ServiceShard, realm: Realm, kind: string, recipient: string, now: number): Promise<void> {
  const counted = { limit: `email-${kind}`, subject: JSON.stringify([realm, comparisonKey(recipient)]) };
  const sent = await eventsOf(shard, counted, hour, now);
  if (sent.count >= shard.limits.emailsPerRecipient) refuse(sent.first + hour - now);
  await addEvents(shard, realm, [counted], now);
}

/** What a limit counts for one subject. */
export interface RateLimitCount {
  readonly realm: string;
  readonly limit: string;
  readonly subject: string;
  readonly count: number;
  /** The time of the latest event, in milliseconds since 1970. */
  readonly last: number;
}

/** Returns what the limits of a shard count, the latest first. */
export async function listRateLimits({ engine, tables, clock }: ServiceShard): Promise<RateLimitCount[]> {
  const { rateLimitEvents: events } = tables;
  const now = await clock.now();
  const { realm, limit, subject } = events;
  const rows = await engine.database
    .select({ realm, limit, subject, count: count(), last: max(events.at) })
    .from(events)
    .where(gt(events.at, now - hour))
    .groupBy(realm, limit, subject);
  return rows.map((row) => ({ ...row, last: row.last ?? now })).sort((one, other) => other.last - one.last);
}

/** Clears everything that the limits of realms count. */
export async function clearRateLimits(
  { engine, tables }: Pick<ServiceShard, 'engine' | 'tables'>,
  realms: readonly Realm[],
): Promise<void> {
  await engine.database.delete(tables.rateLimitEvents).where(inArray(tables.rateLimitEvents.realm, [...realms]));
}
