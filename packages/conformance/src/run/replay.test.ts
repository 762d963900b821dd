import { describe, expect, test } from 'vitest';
import type { Configuration } from '../core/configuration.ts';
import type { Send } from '../core/target.ts';
import { createThings, thingsContract, thingsSuite } from '../mutants/things.ts';
import { htmlReport } from '../reports/html.ts';
import { junitReport } from '../reports/junit.ts';
import { terminalReport } from '../reports/terminal.ts';
import { replay } from './replay.ts';
import { runSuite } from './runSuite.ts';

const configuration: Configuration = { tokens: { anybody: 'token' } };
const how = { document: thingsContract, strict: true };
const targetOf = (send: Send) => ({ base: 'http://things', send, timeout: 5000 });
const run = (send: Send) => runSuite(thingsSuite, targetOf(send), { ...how, configuration, allowWrites: true, withExtensions: false });

/** A service that accepts a name that is no text, and pages that nobody asked for. */
const faulty =
  (serve: Send): Send =>
  async (request) => {
    const response = await serve(request.clone());
    const isWrongName = request.method === 'POST' && response.status === 400 && (await request.clone().text()).includes('"name":');
    return isWrongName ? Response.json({ id: 99, name: 'One' }, { status: 201, headers: { location: '/things/99' } }) : response;
  };

describe('a finding that can be acted on', () => {
  test('a finding shows its request as a command without the token, and the answer', async () => {
    const result = await run(faulty(createThings().serve));
    const [finding] = result.cases.flatMap(({ findings }) => findings);
    expect(finding?.evidence).toMatchObject({
      ...{ method: 'POST', url: '/things', headers: { authorization: 'Bearer $ANYBODY_TOKEN' } },
      answer: { status: 201, headers: { location: '/things/99' }, body: '{"id":99,"name":"One"}' },
    });
    const command =
      /curl -i -X POST 'http:\/\/things\/things' -H 'content-type: application\/json' -H "authorization: Bearer \$ANYBODY_TOKEN" --data-raw '/;
    expect(terminalReport(result)).toMatch(command);
    expect(terminalReport(result)).toContain('answered 201 {"id":99,"name":"One"}');
    expect(htmlReport(result)).toContain('Request and answer');
    expect(junitReport(result)).toContain('curl -i -X POST');
    for (const report of [JSON.stringify(result), htmlReport(result), junitReport(result), terminalReport(result)])
      expect(report).not.toContain('Bearer token');
  });

  test('a replay says what is still there, and what is fixed', async () => {
    const { serve } = createThings();
    const report = await run(faulty(serve));
    const still = await replay(report, targetOf(faulty(serve)), configuration, how);
    expect(new Set(still.map(({ verdict }) => verdict))).toEqual(new Set(['STILL']));
    const fixed = await replay(report, targetOf(serve), configuration, how);
    expect(fixed).toHaveLength(still.length);
    expect(new Set(fixed.map(({ verdict }) => verdict))).toEqual(new Set(['FIXED']));
    expect(fixed[0]?.now).toBe('is answered with 400');
  });

  test('a finding of several requests is sent back to its scenario', async () => {
    const { serve } = createThings();
    const report = await run(async (request) => {
      const response = await serve(request);
      return response.status === 201 ? Response.json({ id: 7, name: 'x' }, { status: 201, headers: { location: '/things/7' } }) : response;
    });
    const replayed = await replay(report, targetOf(serve), configuration, how);
    expect(replayed).toContainEqual(
      expect.objectContaining({ verdict: 'unknown', now: "needs more than one request: run --only 'a thing is made and deleted'" }),
    );
  });

  test('a replay without the token of a role says which one it needs', async () => {
    const { serve } = createThings();
    const report = await run(faulty(serve));
    await expect(replay(report, targetOf(serve), {}, how)).rejects.toThrow('$ANYBODY_TOKEN is not in the configuration.');
  });
});
