import { Hono } from 'hono';
import { type ServiceShards, shardOf } from '../../../access/serviceShard.ts';
import { requireRealm } from '../../../http/realmParameter.ts';
import { listDeclarations } from './listDeclarations.ts';

/** Serves the cancellations and withdrawals of a realm by form: `GET /?realm=`. */
export function declarationRoutes(shards: ServiceShards): Hono {
  return new Hono().get('/', async (context) => {
    const realm = requireRealm(context);
    return context.json({ data: await listDeclarations(shardOf(shards, realm), realm) });
  });
}
