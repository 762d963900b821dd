import { contractNames, HttpError } from '@realmkit/contract-engine';
import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { errorResponse } from './errorResponse.ts';
import { mockedContract } from './mockedContract.ts';
import { requestLogger, type WriteLine } from './requestLogger.ts';

/** Options of a mock server. */
export interface MockServerOptions {
  /** The services to serve; default all. */
  readonly services?: readonly string[];
  /** Returns the file of a service's contract; default that of the project. */
  readonly contractFile?: (service: string) => string;
  /** Whether pages of any origin may read the responses; default true. */
  readonly openToPages?: boolean;
  /** Receives a line for every request; default none. */
  readonly log?: WriteLine;
}

/** The mock of several contracts, and their base paths. */
export interface MockServer {
  readonly app: Hono;
  readonly bases: readonly string[];
  /** What is wrong with the contracts that cannot be read: the others are served. */
  readonly problems: readonly string[];
}

function openToAllPages(app: Hono): void {
  app.use(cors({ origin: (origin) => origin, credentials: true, allowMethods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'] }));
  app.use(async (context, next) => {
    await next();
    context.header('access-control-expose-headers', [...context.res.headers.keys()].join(', '));
  });
}

/** Serves contracts statelessly, each under `/<service>` (customer management also per data shard, shell §1). */
export async function mockServer({
  services = contractNames,
  contractFile,
  openToPages = true,
  log,
}: MockServerOptions = {}): Promise<MockServer> {
  const app = new Hono();
  const bases: string[] = [];
  const problems: string[] = [];
  if (log) app.use(requestLogger(log));
  if (openToPages) openToAllPages(app);
  for (const service of services) {
    const contract = await mockedContract(service, contractFile?.(service));
    if (contract.problem !== undefined) problems.push(contract.problem);
    bases.push(...contract.bases);
    for (const base of contract.bases) {
      const handle = contract.handlerBelow(base);
      app.all(`${base}/*`, ({ req }) => handle(req.raw));
    }
  }
  app.get('/', (context) => context.json({ services: bases }));
  app.notFound(() => errorResponse(404, 'not_found', `The mock server answers under ${bases.join(', ')}.`));
  app.onError((error) =>
    error instanceof HttpError ? Response.json(error.body, { status: error.status }) : errorResponse(500, 'MockError', error.message),
  );
  return { app, bases, problems };
}
