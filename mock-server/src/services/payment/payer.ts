import { eq } from 'drizzle-orm';
import { forbidden, invalid } from '../../contract/httpError.ts';
import type { Executor } from '../../database/executor.ts';
import type { Realm } from '../../database/realms.ts';
import type { Tables } from '../../database/tables.ts';
import type { SignedIn } from '../authenticate.ts';
import { type ServiceShard, type ServiceShards, shardOf } from '../serviceShard.ts';
import { newId } from './ids.ts';

/** What the payment service knows of a request. */
export interface Payer {
  readonly realm: Realm;
  readonly shard: ServiceShard;
  readonly now: number;
  /** Undefined at the operations that are open. */
  readonly visitor: SignedIn | undefined;
  /** The page that sent the request; links in mails lead back to it. */
  readonly origin: string | undefined;
}

/** The row of a customer. */
export type CustomerRow = Tables['customers']['$inferSelect'];

/** The payer of a request whose country is known; throws 400 where the token is of another realm. */
export async function resolvePayer(
  shards: ServiceShards,
  realm: Realm,
  visitor: SignedIn | undefined,
  origin: string | undefined,
): Promise<Payer> {
  if (visitor && visitor.caller.realm !== realm)
    throw invalid('The country is not that of the account.', { attribute: 'X-Country', reason: 'const' });
  const shard = shardOf(shards, realm);
  return { realm, shard, now: visitor?.now ?? (await shard.clock.now()), visitor, origin };
}

/** Who is signed in, at operations that ask for it. */
export function requireVisitor({ visitor }: Payer): SignedIn {
  if (!visitor) throw new Error('An operation that asks for a token has nobody signed in.');
  return visitor;
}

/** Throws 403 where somebody acts for another: they may look, and neither pay nor withdraw. */
export function requireNoImpersonation({ caller }: SignedIn): void {
  if (caller.actorUid !== caller.uid) throw forbidden('Whoever acts for another cannot pay for them.');
}

/** The customer that somebody is, made at the first call. */
export async function findOrCreateCustomer({ caller, shard: { tables } }: SignedIn, executor: Executor): Promise<CustomerRow> {
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
  };
  await executor.insert(customers).values(created).onConflictDoNothing();
  const [row] = await executor.select().from(customers).where(eq(customers.userUid, caller.uid));
  return row ?? created;
}
