import { describe, expect, test } from 'vitest';
import { failures } from '../core/results.ts';
import type { Send } from '../core/target.ts';
import { createThings, thingsContract, thingsSuite } from '../mutants/things.ts';
import { runSuite } from '../run/runSuite.ts';

type Fault = (request: Request, serve: (request: Request) => Promise<Response>) => Promise<Response>;

const right: Fault = (request, serve) => serve(request);
const configuration = { tokens: { anybody: 'token' } };

/** Runs the suite of things over a service with a fault, beside a right one whose first thing has a number. */
async function runBeside(fault: Fault, { first = 7, sameFixtures }: { readonly first?: number; readonly sameFixtures?: boolean } = {}) {
  const [own, other] = [createThings(), createThings(first)];
  const targetOf = (send: Send) => ({ base: 'http://things', send, timeout: 1000 });
  const how = { allowWrites: true, strict: true, withExtensions: true, document: thingsContract, configuration };
  return runSuite(
    thingsSuite,
    targetOf((request) => fault(request, own.serve)),
    { ...how, oracle: { target: targetOf(other.serve), configuration, sameFixtures: sameFixtures ?? first === 7 } },
  );
}

const found = async (...given: Parameters<typeof runBeside>): Promise<string[]> => [
  ...new Set(
    failures(await runBeside(...given))
      .filter(({ rule }) => rule === 'unlike-twin')
      .map(({ operation, place, cause }) => `${operation} ${place} ${cause}`),
  ),
];

/** Changes the JSON of the answers to a method. */
const changed =
  (method: string, change: (body: Record<string, unknown>) => unknown): Fault =>
  async (request, serve) => {
    const response = await serve(request);
    if (request.method !== method || response.status >= 300) return response;
    return Response.json(change(Object(await response.json())), { status: response.status, headers: response.headers });
  };

describe('a service beside its twin', () => {
  test('is right where both are', async () => {
    expect(await found(right)).toEqual([]);
    expect((await runBeside(right)).unsaid).toEqual([]);
  });

  test('has a finding for another status, with the sentence of the contract that decides it', async () => {
    const keeping: Fault = async (request, serve) => (request.method === 'DELETE' ? new Response(null, { status: 204 }) : serve(request));
    expect(await found(keeping)).toContain('deleteThing answer status is 204, and 404 of the twin; responses/404 of deleteThing: No.');
  });

  test('has a finding for another value, with the sentence of the contract that decides it', async () => {
    const renaming = changed('POST', (one) => ({ ...one, name: 'Another' }));
    expect(await found(renaming)).toContainEqual(
      expect.stringMatching(
        /^createThing answer body \/name is "Another", and "One.*" of the twin; #\/components\/schemas\/Thing\/properties\/name: What it is called\.$/,
      ),
    );
  });

  test('may make other ids, and is asked for them by its own', async () => {
    expect(await found(right, { first: 70, sameFixtures: true })).not.toContainEqual(expect.stringMatching(/^deleteThing/));
  });

  test('with other data is judged by what the run sends only, and the report says so', async () => {
    expect(await found(right, { first: 70 })).toEqual([]);
    const renaming = changed('POST', (one) => ({ ...one, name: 'Another' }));
    expect(await found(renaming, { first: 70 })).toHaveLength(2);
    const { cases } = await runBeside(right, { first: 70 });
    expect(cases.find(({ group }) => group === 'twin')?.skipped).toBe('they are others (listThings): only what the run sends is compared');
  });

  test('may word its errors and order its refusals in its own way, which is listed where the contract does not say', async () => {
    const wording: Fault = async (request, serve) => {
      const response = await serve(request);
      return response.status === 404 ? Response.json({ name: 'Gone', message: 'Gone.' }, { status: 404 }) : response;
    };
    expect(await found(wording)).toEqual([]);
    expect((await runBeside(wording)).unsaid).toContainEqual(expect.stringContaining('answer body /name is "Gone"'));
  });
});
