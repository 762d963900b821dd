import { readContract } from '@realmkit/contract-engine';
import { comparisonKey } from '@realmkit/openapi/comparison-key';
import { services } from '@realmkit/openapi/services';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openingTime, openTestSandbox, serviceDatabases, type TestSandbox } from '../../../sandbox/testing/testSandbox.ts';
import { ask, tokenOf } from '../../../sandbox/testing/visitor.ts';

/** The address of an account, and one that is compared alike but is another mailbox. */
const email = 'mike.kilo@skola.example';
const lookAlike = 'mi\u212Ae.kilo@skola.example';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox(serviceDatabases[0] ?? 'PGlite');
}, openingTime);
afterAll(() => sandbox.close());
beforeEach(async () => {
  await ask(sandbox.app, 'POST', '/__sandbox/reset', { json: { realm: 'se' } });
  const account = { firstname: 'Mike', lastname: 'Kilo', email, password: 'realmkit-demo', country: 'se' };
  await ask(sandbox.app, 'POST', '/account/register', { json: account });
});

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;

/** Returns the operations of a contract whose body has an email address, by service and id. */
function operationsWithAddress(service: string): string[] {
  const contract = readContract(service);
  const resolve = (pointer: string): unknown =>
    pointer
      .slice(2)
      .split('/')
      .reduce((at: unknown, name) => (isObject(at) ? at[name] : undefined), contract);
  const hasAddress = (schema: unknown, seen: readonly string[] = []): boolean => {
    if (!isObject(schema)) return false;
    if (schema.format === 'idn-email') return true;
    const { $ref } = schema;
    if (typeof $ref === 'string') return !seen.includes($ref) && hasAddress(resolve($ref), [...seen, $ref]);
    return Object.values(schema).some((inner) => hasAddress(inner, seen));
  };
  return Object.values(contract.paths).flatMap((methods) =>
    Object.values(methods ?? {}).flatMap((operation: unknown) =>
      isObject(operation) && hasAddress(operation.requestBody) ? [`${service} ${operation.operationId}`] : [],
    ),
  );
}

interface Call {
  readonly path: string;
  readonly method?: string;
  readonly json: object;
  /** The demo account who calls. */
  readonly as?: string;
}
const notice = { name: 'Mike', email: lookAlike };
const calls: Readonly<Record<string, Call>> = {
  'account register': {
    path: '/account/register',
    json: { firstname: 'Mike', lastname: 'Kilo', email: lookAlike, password: 'en-lang-mening', country: 'se' },
  },
  'account changeMyEmail': { path: '/account/me/email', method: 'PUT', json: { email: lookAlike }, as: 'guardian' },
  'account requestPasswordReset': { path: '/account/password/requestReset', json: { email: lookAlike, country: 'se' } },
  'account resendEmailValidation': { path: '/account/email/resendValidation', json: { email: lookAlike, country: 'se' } },
  'payment cancelContract': { path: '/payment/contract-cancellations', json: notice },
  'payment withdrawFromContract': { path: '/payment/withdrawals', json: notice },
  'payment createOrder': {
    path: '/payment/order',
    json: { priceId: 'price-se-gift', quantity: 1, name: 'Mike', email: lookAlike, message: '' },
  },
  'control-panel createPerson': {
    path: '/control-panel/v1/guardians',
    json: { data: { username: 'mike.kilo', name: 'Mike Kilo', email: lookAlike, organizations: [{ id: 4 }] } },
    as: 'superuser',
  },
  'control-panel updatePerson': {
    path: '/control-panel/v1/guardians/4',
    method: 'PATCH',
    json: { data: { email: lookAlike } },
    as: 'superuser',
  },
};

test('the calls below are those of all operations that take an email address', () => {
  const names = Object.values(services).flatMap(({ contract }) => operationsWithAddress(contract));
  expect(Object.keys(calls).toSorted()).toEqual(names.toSorted());
});

test.each(Object.entries(calls))('%s with a look-alike of an address mails nothing of the account to it', async (_name, call) => {
  const token = call.as && (await tokenOf(sandbox.app, 'se', call.as));
  const headers = { 'X-Country': 'se' };
  const { status } = await ask(sandbox.app, call.method ?? 'POST', call.path, { token, json: call.json, headers });
  expect(status).toBeLessThan(500);
  const mails: { recipient: string }[] = (await ask(sandbox.app, 'GET', '/__sandbox/mails?realm=se')).body.data;
  const ofAccount = mails.map(({ recipient }) => recipient).filter((recipient) => comparisonKey(recipient) === comparisonKey(email));
  expect(ofAccount.filter((recipient) => recipient !== email)).toEqual([]);
});
