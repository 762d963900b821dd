import { invalid, notFound } from '@realmkit/contract-engine';
import { comparisonKey } from '@realmkit/openapi/comparison-key';
import { and, eq, isNull, or } from 'drizzle-orm';
import { Hono } from 'hono';
import { type ServiceShards, shardOf } from '../../access/serviceShard.ts';
import { isRealm } from '../../database/realms.ts';
import { bookOf } from './catalogue/catalogue.ts';
import { sampleBookId } from './catalogue/sampleBookId.ts';
import { findEntitlement } from './entitlement.ts';

/** Serves who may open books, and why: `GET /?realm=&user=` with a user name or a uid. */
export function entitlementRoutes(shards: ServiceShards): Hono {
  const app = new Hono();
  app.get('/', async (context) => {
    const { realm = '', user: requested = '' } = context.req.query();
    if (!isRealm(realm)) throw invalid('Say which realm.', { attribute: 'realm', reason: 'enum' });
    const shard = shardOf(shards, realm);
    const { users, subscriptionTypes } = shard.tables;
    const { database } = shard.engine;
    const [user] = await database
      .select({ uid: users.uid, userName: users.userName, name: users.name })
      .from(users)
      .where(
        and(
          eq(users.realm, realm),
          isNull(users.deletedAt),
          or(eq(users.uid, requested), eq(users.userNameComparisonKey, comparisonKey(requested))),
        ),
      );
    const entitlement = user && (await findEntitlement(shard, realm, user.uid, await shard.clock.now()));
    if (!entitlement) throw notFound('Nobody with this user name can log in here.');
    const named = await database
      .select({ type: subscriptionTypes.type, name: subscriptionTypes.name })
      .from(subscriptionTypes)
      .where(eq(subscriptionTypes.realm, realm));
    const names = new Map(named.map(({ type, name }) => [type, name]));
    const sample = sampleBookId(realm);
    return context.json({
      user,
      ...entitlement,
      subscriptions: entitlement.subscriptions.map((period) => ({ ...period, name: names.get(period.type) ?? period.type })),
      sample: { id: sample, title: bookOf(sample)?.title },
    });
  });
  return app;
}
