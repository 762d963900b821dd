import { createServer, type Server } from 'node:http';
import express, { type NextFunction, type Request, type Response } from 'express';

// The activity stream in Express, written from `activity-stream.yaml` alone.

const isText = (value: unknown, from: number, to: number): boolean =>
  typeof value === 'string' && value.length >= from && value.length <= to;
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const moment = /^\d{4}-\d\d-\d\d[Tt]\d\d:\d\d:\d\d(\.\d+)?([Zz]|[+-]\d\d:\d\d)$/;

/** What each property of an event must be. */
const properties: Readonly<Record<string, (value: unknown) => boolean>> = {
  id: (value) => uuid.test(String(value)),
  sourceApplication: (value) => isText(value, 1, 64) && value !== 'education',
  timestamp: (value) => typeof value === 'string' && moment.test(value) && !Number.isNaN(Date.parse(value)),
  name: (value) => isText(value, 1, 100),
  path: (value) => isText(value, 0, 2000),
};
const required = ['id', 'sourceApplication', 'timestamp'];

function isEvent(event: unknown): event is { readonly id: string } {
  if (typeof event !== 'object' || event === null) return false;
  const values = Object.entries(event);
  return required.every((name) => name in event) && values.every(([name, value]) => properties[name]?.(value) ?? false);
}

/** Creates the service, not listening yet. */
export function activityExpress(): Server {
  const app = express();
  const known = new Set<string>();
  const refuse = (response: Response, status: number, name: string) =>
    response.status(status).json({ name, message: `Refused with ${status}.` });
  app.use((request, response, next) => {
    if (request.headers.authorization === 'Bearer token-of-tina') next();
    else refuse(response, 401, 'unauthorized');
  });
  app.use(express.json({ strict: false }));
  app.post('/origin/:origin/events', (request, response) => {
    const { body } = request;
    const key = request.headers['idempotency-key'];
    const isFit = Array.isArray(body) && body.length > 0 && body.length <= 100 && body.every(isEvent);
    if (!isFit || !/^[a-z0-9-]{1,100}$/.test(request.params.origin) || (key !== undefined && !isText(key, 1, 255)))
      return refuse(response, 400, 'ValidationError');
    if (request.params.origin !== 'realmkitse') return refuse(response, 404, 'not_found');
    const fresh = new Set(body.map(({ id }) => id).filter((id) => !known.has(id)));
    for (const id of fresh) known.add(id);
    return response.status(202).json({ stored: fresh.size });
  });
  app.use((error: { status?: number }, _request: Request, response: Response, _next: NextFunction) => {
    refuse(response, error.status ?? 500, error.status === 400 ? 'ValidationError' : 'error');
  });
  return createServer(app);
}
