import { sql } from 'drizzle-orm';
import { waitForCharges } from '../domains/billing/charges/completeCharge.ts';
import type { Sandbox } from './sandbox.ts';

/** Returns a sandbox as a right service before which mutants stand: what is asked of it can be taken back. */
export function mutableSandbox({ app, services, shards }: Pick<Sandbox, 'app' | 'services' | 'shards'>, baseUrl = 'http://localhost:3000') {
  const { eu, us } = shards;
  let versions = 0;
  return {
    bases: Object.fromEntries(
      services.filter(({ base }) => base !== '/customer-management/us').map(({ base, contract }) => [contract, baseUrl + base]),
    ),
    send: (request: Request): Response | Promise<Response> => app.fetch(request),
    undone: <Result>(run: () => Promise<Result>): Promise<Result> =>
      eu.engine.undone(() =>
        us.engine.undone(async () => {
          // What was counted in a version that was taken back is not what the next one with its number holds.
          versions += 100_000;
          for (const { engine, tables } of [eu, us])
            await engine.database.update(tables.realmVersions).set({ version: sql`${tables.realmVersions.version} + ${versions}` });
          const result = await run();
          await waitForCharges(eu);
          return result;
        }),
      ),
  };
}
