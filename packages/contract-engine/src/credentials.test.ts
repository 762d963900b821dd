import { expect, test } from 'vitest';
import { expectReport } from '../../../scripts/suites/reports.ts';
import { provenCredentials } from './credentials.ts';
import { forbidden, HttpError, notFound, tooManyRequests, unauthorized } from './httpError.ts';
import { operationsOf } from './operation.ts';
import { contractService } from './service.ts';
import { openTestContract } from './testing/openTestContract.ts';

const [tickets, lessons] = await Promise.all([openTestContract('tickets.yaml'), openTestContract('lessons.yaml')]);
const operations = [tickets, lessons].flatMap((contract) => operationsOf(contract, false, 'openapi'));

/** Returns the credentials that a request proves, or the status and challenge of its refusal. */
function proven(id: string, headers: Readonly<Record<string, string>> = {}, search = ''): unknown {
  const operation = operations.find((one) => one.id === id);
  if (!operation) return undefined;
  try {
    return provenCredentials(operation, { header: (name) => headers[name.toLowerCase()], search });
  } catch (reason) {
    if (!(reason instanceof HttpError)) throw reason;
    return [reason.status, reason.headers['WWW-Authenticate']];
  }
}

test('a caller proves who they are by Basic, and is challenged for it', () => {
  expect(proven('listTickets', { authorization: 'Basic YTpi' })).toEqual({ staff: 'YTpi' });
  for (const authorization of ['Bearer YTpi', 'Basic', 'Basic ', ''])
    expect(proven('listTickets', { authorization }), authorization).toEqual([401, 'Basic realm="service", charset="UTF-8"']);
});

test('a caller proves who they are by a key in a header, or in a cookie, and is challenged for none', () => {
  expect(proven('sellTicket', { 'x-partner': 'k1' })).toEqual({ partner: 'k1' });
  expect(proven('sellTicket', { cookie: 'other=1; till=k2' })).toEqual({ till: 'k2' });
  for (const headers of [{ 'x-partner': '' }, { cookie: 'untill=k2' }, { authorization: 'Bearer k1' }])
    expect(proven('sellTicket', headers)).toEqual([401, undefined]);
});

test('two credentials of one way are needed together, and an empty way lets everybody in', () => {
  expect(proven('listSeats', { authorization: 'Basic YTpi' }, 'booth=k3')).toEqual({ staff: 'YTpi', booth: 'k3' });
  expect(proven('listSeats', { authorization: 'Basic YTpi' })).toEqual({});
  expect(proven('listRooms')).toEqual({});
});

test('a token that says its scopes needs all that the operation asks for, and one that says none is not judged', () => {
  const token = (scope: string) => ({ authorization: `Bearer e30.${Buffer.from(JSON.stringify({ scope })).toString('base64url')}.x` });
  expect(proven('listLessons', token('lessons.read'))).toMatchObject({ school: expect.any(String) });
  expect(proven('addLesson', token('lessons.read'))).toEqual([403, undefined]);
  expect(proven('addLesson', token('lessons.write other lessons.read'))).toMatchObject({ school: expect.any(String) });
  expect(proven('addLesson', { authorization: 'Bearer opaque' })).toEqual({ school: 'opaque' });
  expect(proven('addLesson')).toEqual([401, 'Bearer']);
});

test('what has no x-access is for whoever satisfies security by the rules of OpenAPI, and for nobody by those of the house', () => {
  const accessBy = (rules: 'house' | 'openapi') => operationsOf(lessons, false, rules).map(({ access }) => access);
  expect(accessBy('house')).toEqual([[], [], []]);
  expect(accessBy('openapi')[0]).toEqual([{ role: 'user', of: 'realm', acting: 'allowed' }]);
});

test('an undocumented refusal of a caller is a violation by the rules of the house alone', async () => {
  const answered = async (rules: 'house' | 'openapi', error: HttpError) => {
    const refuse = () => {
      throw error;
    };
    const options = { operations: operationsOf(lessons, false, rules), handlers: { listLessons: refuse as never }, enter: () => undefined };
    const request = { method: 'GET', path: '/lessons', search: '', header: () => undefined, text: async () => '' };
    const result = await contractService<{ listLessons: unknown }, undefined>(options)(request);
    return result === 'mock' ? result : result.status;
  };
  for (const error of [unauthorized('Who?'), forbidden('No.'), notFound('None.'), tooManyRequests(1)])
    expect(await answered('openapi', error)).toBe(error.status);
  expectReport('listLessons answered 403 outside of its contract');
  expect(await answered('house', forbidden('No.'))).toBe(500);
});
