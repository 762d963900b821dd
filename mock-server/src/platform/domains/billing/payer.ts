import { randomUUID } from 'node:crypto';
import { forbidden, invalid } from '@realmkit/contract-engine';
import { eq } from 'drizzle-orm';
import type { RequestContext } from '../../access/requestContext.ts';
import { type ServiceShard, type ServiceShards, shardOf } from '../../access/serviceShard.ts';
import type { Executor } from '../../database/executor.ts';
import type { Realm } from '../../database/realms.ts';
import type { CustomerRow } from './cards/cardProvider.ts';
import { newId } from './ids.ts';

/** The context of the payment service's handlers. */
export interface Payer {
  readonly realm: Realm;
  readonly shard: ServiceShard;
  readonly now: number;
  /** Undefined for operations without authentication. */
  readonly visitor: RequestContext | undefined;
  /** The origin of the page that sent the request; links in mails lead back to it. */
  readonly origin: string | undefined;
  /** The IP address of the client. */
  readonly address: string;
  /** The idempotency key of the request's call to the card provider: the same for each attempt. */
  readonly providerKey: string;
}

/** Returns the payer of a request; throws 400 if the token is of another realm than the country. */
export async function resolvePayer(
  shards: ServiceShards,
  realm: Realm,
  visitor: RequestContext | undefined,
  { origin, address }: Pick<Payer, 'origin' | 'address'>,
): Promise<Payer> {
  if (visitor && visitor.caller.realm !== realm)
    throw invalid('The country is not that of the account.', { attribute: 'X-Country', reason: 'const' });
  const shard = shardOf(shards, realm);
  return { realm, shard, now: visitor?.now ?? (await shard.clock.now()), visitor, origin, address, providerKey: randomUUID() };
}

/** Returns the authenticated user of a payer; throws for operations without authentication. */
export function requireVisitor({ visitor }: Payer): RequestContext {
  if (!visitor) throw new Error('An operation that asks for a token has nobody signed in.');
  return visitor;
}

/** Throws 403 for shared accounts: subscriptions are for families (shell §1, §6). */
export async function requireNoSharedAccount({ caller, shard: { engine, tables } }: RequestContext): Promise<void> {
  const { users } = tables;
  const [user] = await engine.database.select({ shared: users.sharedAccount }).from(users).where(eq(users.uid, caller.uid));
  if (user?.shared) throw forbidden('Subscriptions are for guardians.');
}

/** Returns the customer of the authenticated user; creates it at the first call. */
export async function findOrCreateCustomer({ caller, shard: { tables } }: RequestContext, executor: Executor): Promise<CustomerRow> {
  const { customers } = tables;
  const [found] = await executor.select().from(customers).where(eq(customers.userUid, caller.uid));
  if (found) return found;
  const created = {
    realm: caller.realm,
    userUid: caller.uid,
    id: newId('cus'),
    providerId: null,
    defaultPaymentMethod: null,
    hadTrial: false,
    balance: 0,
    usedCoupons: {},
    address: null,
    vatNumber: null,
    pendingCharge: null,
    pendingChargeAt: null,
  };
  await executor.insert(customers).values(created).onConflictDoNothing();
  const [row] = await executor.select().from(customers).where(eq(customers.userUid, caller.uid));
  return row ?? created;
}
