import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSandbox } from '@realmkit/mock-server/sandbox';
import { expect, onTestFinished, test, vi } from 'vitest';
import { readOwnData, sendOwnData } from './ownData.ts';

const file = join(mkdtempSync(join(tmpdir(), 'own-data-')), 'own.json');

function read(calls: unknown) {
  writeFileSync(file, JSON.stringify(calls));
  return readOwnData(file);
}

const school = { call: 'POST /customer-management/eu/schoolUnits', as: 'superuser@se', body: { name: 'Egna skolan', type: 'school' } };
const pupil = {
  call: 'POST /control-panel/v1/students',
  as: 'schooladmin@se',
  body: { data: { username: 'elis.ek', name: 'Elis Ek', organizations: [{ id: 4 }], password: 'en-lang-mening' } },
};

test('the calls of a file are made as their accounts, what is there already stays, and a refusal is said in words', async () => {
  const { app, close } = await createSandbox({ data: {} });
  const answers: Response[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const answer = await app.fetch(new Request(url, init));
    answers.push(answer.clone());
    return answer;
  });
  onTestFinished(async () => {
    vi.unstubAllGlobals();
    await close();
  });
  const send = (calls: unknown) => sendOwnData(read(calls), 'http://localhost:3000', 8080);

  expect(await send([school, { call: 'GET /account/me', as: 'teacher@fi' }])).toBe(2);
  const found = { call: 'GET /customer-management/eu/schoolUnits?page=1&size=10&qName=Egna%20skolan', as: 'superuser@se' };
  expect(await send([found])).toBe(1);
  expect(await answers.at(-1)?.json()).toMatchObject({ data: [{ name: 'Egna skolan', type: 'school' }] });
  await expect(send([found, { ...school, body: { name: 'Egna skolan' } }])).rejects.toThrow(
    'Call 2 of the own data, POST /customer-management/eu/schoolUnits as superuser@se, was answered 400: ',
  );
  expect(await send([pupil])).toBe(1);
  expect(await send([pupil])).toBe(0);
});

test.each([
  [{}, 'is no list of calls'],
  [[school, { ...school, call: '/groups' }], 'Call 2 of .* has no "call" such as'],
  [[{ ...school, as: 'superuser@xx' }], 'Call 1 of .* has no "as" such as "superuser@se"'],
])('a file that is no list of calls is refused in words: %j', (calls, message) => {
  expect(() => read(calls)).toThrow(new RegExp(message));
});
