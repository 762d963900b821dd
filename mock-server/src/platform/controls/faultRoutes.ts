import { invalid } from '@realmkit/contract-engine';
import { Hono } from 'hono';
import { readJsonBody } from '../http/readJsonBody.ts';
import type { Faults } from './faults.ts';

/** Adds, lists and clears the faults of a sandbox, and opens and closes scopes of faults. */
export function faultRoutes(faults: Faults): Hono {
  const app = new Hono();
  app.get('/', (context) => context.json({ data: faults.list() }));
  app.post('/', async (context) => context.json(faults.add(await readJsonBody(context)), 201));
  app.delete('/', (context) => {
    faults.clear();
    return context.body(null, 204);
  });
  app.post('/scopes', (context) => context.json({ scope: faults.openScope() }, 201));
  app.delete('/scopes/:scope', (context) => {
    faults.closeScope(context.req.param('scope'));
    return context.body(null, 204);
  });
  app.delete('/:id', (context) => {
    const id = Number(context.req.param('id'));
    if (!Number.isInteger(id)) throw invalid('The id of a fault is a number.', { attribute: 'id', reason: 'type' });
    faults.clear(id);
    return context.body(null, 204);
  });
  return app;
}
