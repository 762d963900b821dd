import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { serviceNames } from './contracts.ts';
import { errorAnswer } from './errorAnswer.ts';
import { mockedContract } from './mockedContract.ts';
import { logged, type SayLine } from './requestLog.ts';

/** What a mock server shall be. */
export interface MockServerOptions {
  /** The services to answer for, all by default. */
  readonly services?: readonly string[];
  /** Whether pages of any origin may read the answers; they may by default. */
  readonly openToPages?: boolean;
  /** Where to tell of every request; it is quiet by default. */
  readonly log?: SayLine;
}

/** The mock of several contracts, and the paths below which they are served. */
export interface MockServer {
  readonly app: Hono;
  readonly bases: readonly string[];
}

function openToAllPages(app: Hono): void {
  app.use(cors({ origin: (origin) => origin, credentials: true, allowMethods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'] }));
  app.use(async (context, next) => {
    await next();
    context.header('access-control-expose-headers', [...context.res.headers.keys()].join(', '));
  });
}

/** Serves contracts statelessly, each under `/<service>` (customer management also per data shard, shell §1). */
export async function mockServer({ services = serviceNames(), openToPages = true, log }: MockServerOptions = {}): Promise<MockServer> {
  const app = new Hono();
  const bases: string[] = [];
  if (log) app.use(logged(log));
  if (openToPages) openToAllPages(app);
  for (const service of services) {
    const contract = await mockedContract(service);
    bases.push(...contract.bases);
    for (const base of contract.bases) {
      const answer = contract.answerBelow(base);
      app.all(`${base}/*`, ({ req }) => answer(req.raw));
    }
  }
  app.get('/', (context) => context.json({ services: bases }));
  app.notFound(() => errorAnswer(404, 'not_found', `The mock server answers under ${bases.join(', ')}.`));
  app.onError((error) => errorAnswer(500, 'MockError', error.message));
  return { app, bases };
}
