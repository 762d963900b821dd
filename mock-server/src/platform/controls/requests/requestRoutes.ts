import { invalid } from '@realmkit/contract-engine';
import { Hono } from 'hono';
import type { RequestLog } from './requestLog.ts';

/** Lists the latest requests (`?service=`, `?problems=true`), clears them, and returns at `/used` the statuses of each operation. */
export function requestRoutes(log: RequestLog, services: ReadonlySet<string>): Hono {
  const app = new Hono();
  app.get('/', (context) => {
    const { service, problems } = context.req.query();
    if (service !== undefined && !services.has(service))
      throw invalid('There is no such service.', { attribute: 'service', reason: 'enum' });
    if (problems !== undefined && problems !== 'true' && problems !== 'false')
      throw invalid('problems is true or false.', { attribute: 'problems', reason: 'enum' });
    return context.json({ data: log.list({ service, problems: problems === 'true' }) });
  });
  app.get('/used', (context) => context.json({ data: log.used() }));
  app.delete('/', (context) => {
    log.clear();
    return context.body(null, 204);
  });
  return app;
}
