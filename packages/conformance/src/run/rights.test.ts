import { parseContract } from '@realmkit/contract-engine';
import { describe, expect, test } from 'vitest';
import { failures } from '../core/results.ts';
import { type Suite, scenario } from '../core/suite.ts';
import { runSuite } from './runSuite.ts';

const contract = parseContract(`
openapi: 3.1.0
info: { title: Notes, version: 1.0.0 }
security: [{ bearer: [] }]
paths:
  /notes:
    get:
      operationId: listNotes
      x-access: [{ role: user, of: self }]
      responses: { '200': { $ref: '#/components/responses/Text' }, '403': { $ref: '#/components/responses/Text' } }
  /notes/{noteId}:
    parameters: [{ name: noteId, in: path, required: true, schema: { type: string } }]
    get:
      operationId: getNote
      x-access: [{ role: user, of: self }]
      responses: { '200': { $ref: '#/components/responses/Text' }, '403': { $ref: '#/components/responses/Text' }, '404': { $ref: '#/components/responses/Text' } }
  /units/{unitId}:
    parameters: [{ name: unitId, in: path, required: true, schema: { type: string } }]
    get:
      operationId: getUnit
      x-access: [{ role: superuser, of: realm, acting: allowed }, { role: employee, of: unit }]
      responses: { '200': { $ref: '#/components/responses/Text' }, '403': { $ref: '#/components/responses/Text' }, '404': { $ref: '#/components/responses/Text' } }
components:
  responses:
    Text: { description: Some., content: { text/plain: { schema: { type: string } } } }
`);

const suite: Suite = {
  service: 'notes',
  requirements: { roles: { pupil: 'asks' } },
  caller: 'pupil',
  scenarios: [
    scenario('all is read', async ({ call }) => {
      await call('listNotes');
      await call('getNote');
      await call('getUnit', { as: 'teacher' });
    }),
  ],
};

const callers = {
  pupil: { roles: ['student'] },
  classmate: { roles: ['student'] },
  teacher: { roles: ['employee'] },
  superuser: { roles: ['superuser'] },
  acting: { roles: ['student'], acting: true, person: 'pupil' },
  neighbour: { roles: ['employee'], place: 'otherUnit' },
  stranger: { roles: ['employee'], place: 'otherSchool' },
  foreigner: { roles: ['superuser'], place: 'otherRealm' },
} as const;

type Name = keyof typeof callers;

/** Whom a right service lets in, by operation. */
const allowed: Readonly<Record<string, readonly Name[]>> = {
  '/notes': ['pupil', 'classmate', 'teacher', 'superuser', 'neighbour', 'stranger', 'foreigner'],
  '/notes/1': ['pupil'],
  '/units/one': ['teacher', 'superuser'],
};

/** Runs the suite over a service that lets others in than it should. */
async function runWith(lets: (path: string, name: Name, right: boolean) => boolean, given: object = callers) {
  const send = (request: Request): Response => {
    const { pathname } = new URL(request.url);
    const name = request.headers.get('authorization')?.replace('Bearer token-of-', '') as Name | undefined;
    const names = allowed[pathname];
    if (!names) return new Response('None.', { status: 404, headers: { 'content-type': 'text/plain' } });
    if (name === undefined || !(name in callers)) return new Response('Who?', { status: 401 });
    const status = lets(pathname, name, names.includes(name)) ? 200 : 403;
    return new Response('Text.', { status, headers: { 'content-type': 'text/plain' } });
  };
  const tokens = Object.fromEntries(Object.keys(callers).map((name) => [name, `token-of-${name}`]));
  const configuration = { tokens, callers: given as typeof callers, fixtures: { noteId: '1', unitId: 'one' } };
  const how = { allowWrites: false, strict: true, withExtensions: true, document: contract, configuration };
  return runSuite(suite, { base: 'http://notes', send, timeout: 1000 }, how);
}

describe('rights that the access rules of a contract say', () => {
  const found = async (...given: Parameters<typeof runWith>): Promise<string[]> =>
    failures(await runWith(...given))
      .filter(({ rule, asked = '' }) => rule === 'unexpected-status' && asked.startsWith('the token of'))
      .map(({ operation, status, asked }) => `${operation} ${status} ${asked}`);

  test('a service that keeps them has no finding', async () => {
    expect(await found((_path, _name, right) => right)).toEqual([]);
  });

  test.each<[string, string, Name, string]>([
    ['somebody of a role that has no rule', '/units/one', 'pupil', 'getUnit'],
    ['another owner of records', '/notes/1', 'classmate', 'getNote'],
    ['somebody of another unit', '/units/one', 'neighbour', 'getUnit'],
    ['somebody of another school', '/units/one', 'stranger', 'getUnit'],
    ['a superuser of another realm', '/units/one', 'foreigner', 'getUnit'],
    ['whoever acts as the owner, where no rule allows it', '/notes', 'acting', 'listNotes'],
  ])('a service that lets in %s has a finding that names the operation', async (_who, path, name, operation) => {
    expect(await found((at, who, right) => right || (at === path && who === name))).toEqual([`${operation} 200 the token of ${name}`]);
  });

  test('a service that refuses whom a rule fits has a finding', async () => {
    expect(await found((at, who, right) => right && !(at === '/notes' && who === 'classmate'))).toEqual([
      'listNotes 403 the token of classmate',
    ]);
  });

  test('callers that a configuration does not have are left out in words', async () => {
    const { cases } = await runWith((_path, _name, right) => right, { pupil: { roles: ['student'] } });
    expect(cases.filter(({ group }) => group === 'rights').map(({ title, skipped }) => `${title}: ${skipped}`)).toEqual(
      [
        'a caller with the role employee',
        'a caller with the role admin',
        'a caller with the role superuser',
        'a caller of another unit of the same organisation',
        'a caller of another school',
        'a caller of another realm',
        'a caller who acts as somebody else',
      ].map((title) => `${title}: the configuration names none under callers, and its rights are not judged`),
    );
  });
});
