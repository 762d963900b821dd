import { Hono } from 'hono';
import { bodyOf } from '../bodyOf.ts';
import { nameIn, type Snapshots } from './snapshots.ts';

/** Takes, lists, brings back and forgets snapshots; `caughtUp` runs after one was brought back. */
export function snapshotRoutes(snapshots: Snapshots, caughtUp: () => Promise<void>): Hono {
  const app = new Hono();
  app.get('/snapshots', async (context) => context.json({ data: await snapshots.list() }));
  app.post('/snapshot', async (context) => context.json(await snapshots.take(nameIn((await bodyOf(context.req.raw)).name)), 201));
  app.post('/restore', async (context) => {
    const name = nameIn((await bodyOf(context.req.raw)).name);
    await snapshots.restore(name);
    await caughtUp();
    return context.json({ name });
  });
  app.delete('/snapshots/:name', async (context) => {
    await snapshots.remove(nameIn(context.req.param('name')));
    return context.body(null, 204);
  });
  return app;
}
