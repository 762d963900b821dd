import { isIPv6 } from 'node:net';
import { HttpError, tooManyRequests } from '@realmkit/contract-engine';
import { comparisonKey } from '@realmkit/openapi/comparison-key';
import { and, count, eq, gt, inArray, lte, max, min, or, sql } from 'drizzle-orm';
import type { Executor } from '../database/executor.ts';
import type { Realm } from '../database/realms.ts';
import type { Tables } from '../database/tables.ts';
import type { ServiceShard } from './serviceShard.ts';

const minute = 60_000;
const hour = 60 * minute;
const accountWindow = 15 * minute;
/** The wait after the first failure above the limit; each further one doubles it, up to the window. */
const firstWait = 30_000;

/** Whose failures are counted: a user name, and the address of the client. */
export interface LoginAttempt {
  readonly realm: Realm;
  readonly account: string;
  readonly address: string;
  /** The id of the account's known device that the attempt is made on, or of its login: it is counted apart from what others try. */
  readonly device?: string | undefined;
}

interface Counted {
  readonly limit: string;
  readonly subject: string;
}

/** Returns whose limit an address uses up: its own, or with IPv6 that of its network, of which a household has 2⁶⁴ addresses. Uids stay as they are. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = [], tail] = address.split('::').map((half) => half.split(':').filter(Boolean));
  const groups = [...head, ...Array<string>(tail ? 8 - head.length - tail.length : 0).fill('0'), ...(tail ?? [])];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}

/** The failures of an account count for each address apart: it takes many addresses to lock another's account, and then only on unknown devices. */
const accountLimit = ({ account, address, realm }: LoginAttempt): Counted => ({
  limit: 'login-account',
  subject: JSON.stringify([realm, comparisonKey(account), networkOf(address)]),
});
/** The failures of an account at all addresses: whoever guesses from many learns no more than from one. */
const anywhereLimit = ({ account, realm }: Pick<LoginAttempt, 'account' | 'realm'>): Counted => ({
  limit: 'login-anywhere',
  subject: JSON.stringify([realm, comparisonKey(account)]),
});
const addressLimit = ({ address }: LoginAttempt): Counted => ({ limit: 'login-address', subject: networkOf(address) });
/** Marks an account whose password is an hour old at most: it does not wait for what was tried on others, nor elsewhere. */
const newPassword = (attempt: Pick<LoginAttempt, 'account' | 'realm'>): Counted => ({
  ...anywhereLimit(attempt),
  limit: 'login-new-password',
});
const ownLimit = (attempt: LoginAttempt): Counted =>
  attempt.device === undefined ? accountLimit(attempt) : { limit: 'login-device', subject: attempt.device };

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
  const { failuresPerAccount, failuresAnywhere, failuresPerAddress } = shard.limits;
  if (attempt.device === undefined) {
    const wait =
      (await waitOf(shard, addressLimit(attempt), failuresPerAddress, now)) ||
      (await waitOf(shard, anywhereLimit(attempt), failuresAnywhere, now));
    // Asked for last: next to nobody waits.
    if (wait > 0 && (await eventsOf(shard, newPassword(attempt), hour, now)).count === 0) refuse(wait);
  }
  const own = await eventsOf(shard, ownLimit(attempt), accountWindow, now);
  const above = own.count - failuresPerAccount;
  if (above >= 0) refuse(own.last + Math.min(accountWindow, firstWait * 2 ** above) - now);
}

/** Counts a failed login. */
export async function addLoginFailure(shard: ServiceShard, attempt: LoginAttempt, now: number): Promise<void> {
  const byOthers = attempt.device === undefined ? [addressLimit(attempt), anywhereLimit(attempt)] : [];
  await addEvents(shard, attempt.realm, [...byOthers, ownLimit(attempt)], now);
}

/** Forgets the failures of an account at an address or on a known device, after a login. */
export async function clearLoginFailures({ engine, tables }: ServiceShard, attempt: LoginAttempt): Promise<void> {
  const { rateLimitEvents: events } = tables;
  const { limit, subject } = ownLimit(attempt);
  await engine.database.delete(events).where(and(eq(events.limit, limit), eq(events.subject, subject)));
}

/** Forgets all failures of an account, wherever they were made: its password is another one since `now`, in milliseconds since 1970. */
export async function forgetLoginFailures(
  executor: Executor,
  { rateLimitEvents: events, knownDevices }: Tables,
  { realm, uid, userName }: Pick<Tables['users']['$inferSelect'], 'realm' | 'uid' | 'userName'>,
  now: number,
): Promise<void> {
  const mark = newPassword({ realm, account: userName });
  const ofAccount = and(
    inArray(events.limit, ['login-account', 'login-anywhere']),
    or(eq(events.subject, mark.subject), sql`starts_with(${events.subject}, ${`${mark.subject.slice(0, -1)},`})`),
  );
  const devices = executor.select({ id: knownDevices.id }).from(knownDevices).where(eq(knownDevices.userUid, uid));
  await executor.delete(events).where(or(ofAccount, and(eq(events.limit, 'login-device'), inArray(events.subject, devices))));
  await executor.insert(events).values({ ...mark, realm, at: now });
}

/** Counts a wrong login card; throws 429 after too many of an address. A right card, which nobody can guess, is never limited. */
export async function addCardFailure(shard: ServiceShard, { realm, who }: Asker, now: number): Promise<void> {
  const counted = { limit: 'login-card', subject: networkOf(who) };
  await requireUsesLeft(shard, counted, shard.limits.failuresPerAddress, now);
  await addEvents(shard, realm, [counted], now);
}

/** What an address or an account may do a number of times in an hour, by the setting of that number. */
type Use = 'signUpsPerAddress' | 'ordersPerAddress' | 'emailRequestsPerAddress' | 'wrongCodesPerAccount';

/** Whose use is counted: an IP address, or a uid. */
export interface Asker {
  readonly realm: Realm;
  readonly who: string;
}

const useLimit = (use: Use, { who }: Asker): Counted => ({ limit: use, subject: networkOf(who) });

/** Returns how long whoever has used up what an hour allows has to wait, in milliseconds; 0 for everybody else. */
async function waitOf(shard: ServiceShard, counted: Counted, most: number, now: number): Promise<number> {
  const used = await eventsOf(shard, counted, hour, now);
  return used.count >= most ? used.first + hour - now : 0;
}

async function requireUsesLeft(shard: ServiceShard, counted: Counted, most: number, now: number): Promise<void> {
  refuse(await waitOf(shard, counted, most, now));
}

/**
 * Counts a use of what is limited; throws 429 for one too many.
 * @param now in milliseconds since 1970, by the shard's clock.
 */
export async function limitUse(shard: ServiceShard, use: Use, asker: Asker, now: number): Promise<void> {
  const counted = useLimit(use, asker);
  await requireUsesLeft(shard, counted, shard.limits[use], now);
  await addEvents(shard, asker.realm, [counted], now);
}

/** Runs what tries the code of a gift card or a coupon, and counts a wrong one; throws 429 after too many. Right codes are never limited. */
export async function limitWrongCodes<Result>(shard: ServiceShard, asker: Asker, now: number, run: () => Promise<Result>): Promise<Result> {
  const counted = useLimit('wrongCodesPerAccount', asker);
  await requireUsesLeft(shard, counted, shard.limits.wrongCodesPerAccount, now);
  return run().catch(async (reason: unknown) => {
    if (reason instanceof HttpError && [400, 404].includes(reason.status)) await addEvents(shard, asker.realm, [counted], now);
    throw reason;
  });
}

/** An email that somebody asks for. */
export interface RequestedEmail {
  readonly kind: string;
  readonly recipient: string;
}

/** Who asks is counted apart from the recipient: nobody uses up what another may ask for. */
function emailLimits({ realm, who }: Asker, { kind, recipient }: RequestedEmail): Record<'ofAsker' | 'inAll', Counted> {
  const limit = `email-${kind}`;
  const address = comparisonKey(recipient);
  return {
    ofAsker: { limit: `${limit}-asker`, subject: JSON.stringify([realm, address, networkOf(who)]) },
    inAll: { limit, subject: JSON.stringify([realm, address]) },
  };
}

/** Returns whether an email may be sent, and counts it; one that the recipient has had too often is held back. */
export async function mayEmail(shard: ServiceShard, asker: Asker, email: RequestedEmail, now: number): Promise<boolean> {
  const { ofAsker, inAll } = emailLimits(asker, email);
  const [own, all] = [await eventsOf(shard, ofAsker, hour, now), await eventsOf(shard, inAll, hour, now)];
  if (own.count >= shard.limits.emailsPerAsker || all.count >= shard.limits.emailsPerRecipient) return false;
  await addEvents(shard, asker.realm, [ofAsker, inAll], now);
  return true;
}

/**
 * Does the same for whoever asks for nothing but the email: throws 429 where they themselves have asked too often. What others asked for holds it back
 * in silence, so that the response tells nothing about the recipient.
 */
export async function mayEmailAgain(shard: ServiceShard, asker: Asker, email: RequestedEmail, now: number): Promise<boolean> {
  await requireUsesLeft(shard, emailLimits(asker, email).ofAsker, shard.limits.emailsPerAsker, now);
  await limitUse(shard, 'emailRequestsPerAddress', asker, now);
  return mayEmail(shard, asker, email, now);
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
