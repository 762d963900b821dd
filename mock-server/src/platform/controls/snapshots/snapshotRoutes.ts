import { Hono } from 'hono';
import { readJsonBody } from '../../http/readJsonBody.ts';
import { parseSnapshotName, type Snapshots } from './snapshots.ts';

/** Takes, lists, restores and deletes snapshots; `afterRestore` runs after a restore. */
export function snapshotRoutes(snapshots: Snapshots, afterRestore: () => Promise<void>): Hono {
  const app = new Hono();
  app.get('/snapshots', async (context) => context.json({ data: await snapshots.list() }));
  app.post('/snapshot', async (context) => context.json(await snapshots.take(parseSnapshotName((await readJsonBody(context)).name)), 201));
  app.post('/restore', async (context) => {
    const name = parseSnapshotName((await readJsonBody(context)).name);
    await snapshots.restore(name);
    await afterRestore();
    return context.json({ name });
  });
  app.delete('/snapshots/:name', async (context) => {
    await snapshots.remove(parseSnapshotName(context.req.param('name')));
    return context.body(null, 204);
  });
  return app;
}
