import { realms } from '@realmkit/design-system';
import { getCustomer } from '@realmkit/openapi/answers/payment';
import { exampleOf } from '@realmkit/openapi/testing';
import { createFakeShell } from '@realmkit/shell/testing';
import { expect, test } from 'vitest';
import { paymentCalls } from './paymentCalls.ts';

test.each(realms)('a call of the payment service carries the country of the realm %s', { tags: ['shell §7.5'] }, async (realm) => {
  const countries: (string | null)[] = [];
  const answer = (request: Request) => {
    countries.push(request.headers.get('X-Country'));
    return Response.json(exampleOf(getCustomer));
  };
  await paymentCalls(await createFakeShell({ realm, answer }), async () => false).getCustomer();
  expect(countries).toEqual([realm]);
});
