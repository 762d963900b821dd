import { invalid } from '@realmkit/contract-engine';
import { Hono } from 'hono';
import { type ServiceShards, shardOf } from '../../access/serviceShard.ts';
import { requireRealm } from '../../http/realmParameter.ts';
import { listEvents } from './listEvents.ts';

/** Serves the newest events of a realm: `GET /?realm=&stream=`. */
export function eventRoutes(shards: ServiceShards): Hono {
  return new Hono().get('/', async (context) => {
    const realm = requireRealm(context);
    const stream = context.req.query('stream') ?? 'activity';
    if (stream !== 'activity' && stream !== 'analytics') throw invalid('There is no such stream.', { attribute: 'stream', reason: 'enum' });
    return context.json({ data: await listEvents(shardOf(shards, realm), realm, stream, 500) });
  });
}
