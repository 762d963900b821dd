import { invalid } from '@realmkit/contract-engine';
import { Hono } from 'hono';
import type { ServiceShard, ServiceShards } from '../../../../access/serviceShard.ts';
import { shards as allShards } from '../../../../database/realms.ts';
import { readJsonBody } from '../../../../http/readJsonBody.ts';
import { authenticateIntent, confirmIntent, type IntentResponse, retrieveIntent, type TypedCard } from './confirm.ts';

function cardIn({ card }: Readonly<Record<string, unknown>>): TypedCard {
  const { number, exp_month, exp_year }: Readonly<Record<string, unknown>> = { ...(typeof card === 'object' && card) };
  if (typeof number !== 'string' || !Number.isInteger(exp_month) || !Number.isInteger(exp_year))
    throw invalid('Say {"card": {"number", "exp_month", "exp_year"}}.', { attribute: 'card', reason: 'required' });
  return { number, exp_month: Number(exp_month), exp_year: Number(exp_year) };
}

/** Creates the routes of the simulated card provider for browsers: intents by their client secrets. See README.md beside this file. */
export function cardProviderRoutes(shards: ServiceShards): Hono {
  const app = new Hono();
  /** Tries both shards, because a secret is stored on only one. */
  const respondFromEitherShard = async (request: (shard: ServiceShard) => Promise<IntentResponse>): Promise<Response> => {
    let response: IntentResponse | undefined;
    for (const shard of allShards) {
      response = await request(shards[shard]);
      if (response.status !== 404) break;
    }
    return Response.json(response?.body, { status: response?.status ?? 404 });
  };
  app.get('/intents/:secret', ({ req }) => respondFromEitherShard((shard) => retrieveIntent(shard, req.param('secret'))));
  app.post('/intents/:secret/confirm', async (context) => {
    const card = cardIn(await readJsonBody(context));
    return respondFromEitherShard(async (shard) => confirmIntent(shard, context.req.param('secret'), card, await shard.clock.now()));
  });
  app.post('/intents/:secret/authenticate', async (context) => {
    const { outcome } = await readJsonBody(context);
    if (outcome !== 'success' && outcome !== 'fail')
      throw invalid('Say the outcome, success or fail.', { attribute: 'outcome', reason: 'enum' });
    return respondFromEitherShard(async (shard) =>
      authenticateIntent(shard, context.req.param('secret'), outcome === 'success', await shard.clock.now()),
    );
  });
  return app;
}
