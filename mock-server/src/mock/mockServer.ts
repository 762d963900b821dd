import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { basesOf, serviceNames } from './contracts.ts';
import { errorAnswer } from './errorAnswer.ts';
import { mockService } from './mockService.ts';

/** The paths under which the mock server answers, in the order of the services' names. */
export const mockedBases = (): string[] => serviceNames().flatMap(basesOf);

/** Serves every contract statelessly, each under `/<service>` (customer-management also per data shard, shell §1); `openToPages` lets pages of any origin read. */
export async function mockServer({ openToPages = true } = {}): Promise<Hono> {
  const bases = mockedBases();
  const app = new Hono();
  if (openToPages)
    app.use(
      cors({
        origin: (origin) => origin,
        credentials: true,
        allowMethods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
        exposeHeaders: ['Location', 'X-Redirect-Location', 'Retry-After', 'Deprecation'],
      }),
    );
  for (const service of serviceNames())
    for (const base of basesOf(service)) {
      const answer = await mockService(service, base);
      app.all(`${base}/*`, (context) => answer(context.req.raw));
    }
  app.get('/', (context) => context.json({ services: bases }));
  app.notFound(() => errorAnswer(404, 'not_found', `The mock server answers under ${bases.join(', ')}.`));
  app.onError((error) => errorAnswer(500, 'MockError', error.message));
  return app;
}
