import { expect, test } from 'vitest';
import { createFakeShell } from '../testing/index.ts';
import { meQuery } from './userQueries.ts';

test('the profile of the user is requested without a payload', { tags: ['shell §7 Account service.1'] }, async () => {
  const requests: unknown[] = [];
  const { clients, queryClient } = await createFakeShell({
    answer: async (request) => {
      const { pathname, search } = new URL(request.url);
      requests.push([request.method, pathname + search, await request.clone().text()]);
      return undefined;
    },
  });
  expect(await queryClient.fetchQuery(meQuery(clients))).toMatchObject({ uid: 'se-user-3' });
  expect(requests).toEqual([['GET', '/account/me', '']]);
});
