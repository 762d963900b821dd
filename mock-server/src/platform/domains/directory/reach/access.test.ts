import { badCalls, type Call, type Sample, samplesOf } from '@realmkit/conformance';
import {
  type ContractDocument,
  contractNames,
  methods,
  type OperationObject,
  type PathObject,
  readContract,
} from '@realmkit/contract-engine';
import type { AccessRole, AccessRule } from '@realmkit/openapi/access';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openingTime, openTestSandbox, serviceDatabases, type TestSandbox } from '../../../sandbox/testing/testSandbox.ts';
import { exchange, signInAs, tokenOf } from '../../../sandbox/testing/visitor.ts';
import { demoUserNames } from '../seed/demoAccounts.ts';

const anonymous = 'nobody';
const people = [...demoUserNames, anonymous] as const;
type Person = (typeof people)[number];

/** The demo people whom a rule for a role fits; `nobody` is not signed in. */
const fitting: Readonly<Record<AccessRole, readonly Person[]>> = {
  visitor: people,
  user: demoUserNames,
  student: ['student', 'shared'],
  guardian: ['guardian', 'consumer'],
  employee: ['superuser', 'schooladmin', 'teacher'],
  admin: ['schooladmin'],
  superuser: ['superuser'],
};
const letsRole = (person: Person, rules: readonly AccessRule[]): boolean => rules.some(({ role }) => fitting[role].includes(person));
/** Leaves out the rules for accounts of one person, where several people use the account. */
const lets = (person: Person, rules: readonly AccessRule[]): boolean =>
  letsRole(
    person,
    rules.filter(({ personal }) => !personal || person !== 'shared'),
  );

/** The demo people as whom a superuser acts, by the names of those logins. */
const actedFor = {
  'acting as student': 'se-user-6',
  'acting as guardian': 'se-user-4',
  'acting as teacher': 'se-user-3',
  'acting as schooladmin': 'se-user-2',
} as const;
type Acting = keyof typeof actedFor;
type Caller = Person | Acting;

/** A sandbox with the tokens of the demo people, and of a superuser who acts as some of them. */
class Services {
  #sandbox: TestSandbox | undefined;
  readonly #tokens = new Map<Caller, string>();

  async open(...options: Parameters<typeof openTestSandbox>): Promise<void> {
    this.#sandbox = await openTestSandbox(...options);
    const { app } = this.#sandbox;
    for (const name of demoUserNames) this.#tokens.set(name, await tokenOf(app, 'se', name));
    for (const [acting, uid] of Object.entries(actedFor) as [Acting, string][])
      this.#tokens.set(acting, (await exchange(app, 'se', await signInAs(app, 'se', 'superuser', { act_as: uid }))).body.access_token);
  }

  async deactivate(uid: string): Promise<void> {
    if (!this.#sandbox) throw new Error('The sandbox is not open.');
    const { engine, tables } = this.#sandbox.shards.eu;
    await engine.database.update(tables.schoolUnits).set({ active: false }).where(eq(tables.schoolUnits.uid, uid));
  }

  async associate(userUid: string, schoolUid: string, role: 'student' | 'employee'): Promise<void> {
    if (!this.#sandbox) throw new Error('The sandbox is not open.');
    const { engine, tables } = this.#sandbox.shards.eu;
    await engine.database.insert(tables.associations).values({ userUid, schoolUid, role, realm: 'se', id: 1_000_000 + userUid.length });
  }

  async close(): Promise<void> {
    await this.#sandbox?.close();
  }

  /** Sends calls of a service as a person and returns the operation, the status and the message of each. */
  async replies(person: Caller, service: string, calls: readonly Call[]) {
    const { app, services = [] } = this.#sandbox ?? {};
    const base = services.find(({ contract }) => contract === service)?.base;
    if (!app || base === undefined) throw new Error(`The sandbox has no service ${service}.`);
    const token = this.#tokens.get(person);
    const replies: { operation: string | undefined; status: number; message: unknown }[] = [];
    for (const { sample, url, method, headers, body } of calls) {
      const init = {
        method,
        headers: { ...headers, ...(token && { authorization: `Bearer ${token}` }) },
        ...(body !== undefined && { body }),
      };
      const response = await app.request(base + url, init);
      const isJson = response.headers.get('content-type')?.startsWith('application/json');
      replies.push({
        operation: sample?.operation.id,
        status: response.status,
        message: isJson ? (await response.json()).message : undefined,
      });
    }
    return replies;
  }
}

const operationIds = (samples: readonly Sample[]) => samples.map(({ operation }) => operation.id);
const refusal = 'You may not do this.';
const sharedRefusal = 'Several people use this account.';
const actingRefusal = 'Nobody does this as somebody else.';

describe.each(serviceDatabases)('access on %s', (kind) => {
  const services = new Services();
  beforeAll(() => services.open(kind), openingTime);
  afterAll(() => services.close());

  describe.each(contractNames)('to %s', (service) => {
    const samples = samplesOf(service, {});

    test.each(people)('%s may call the operations whose access rules say so, and no others', async (person) => {
      const [refused, welcome] = [false, true].map((expected) =>
        samples.filter(({ operation }) => lets(person, operation.access) === expected),
      );
      const status = person === anonymous ? 401 : 403;
      const messageFor = ({ operation }: Sample) => {
        if (person === anonymous) return 'Sign in to do this.';
        return letsRole(person, operation.access) ? sharedRefusal : refusal;
      };
      expect(await services.replies(person, service, badCalls.unchangedCalls(refused ?? [], 'none'))).toEqual(
        (refused ?? []).map((sample) => ({ operation: sample.operation.id, status, message: messageFor(sample) })),
      );
      // Whoever is let in gets to the check of the request, which changes nothing. The auth service must ignore unknown parameters (RFC 6749 §3.1).
      const replies = await services.replies(person, service, badCalls.unknownParameters(welcome ?? []));
      for (const { message } of replies) expect([refusal, sharedRefusal]).not.toContain(message);
      if (service !== 'auth')
        expect(replies.map((reply) => [reply.operation, reply.status])).toEqual(operationIds(welcome ?? []).map((id) => [id, 400]));
    });
  });

  test.each(Object.keys(actedFor) as Acting[])('whoever is %s may do what the rules allow them, and nothing else', async (acting) => {
    const person = acting.replace('acting as ', '') as Person;
    for (const service of contractNames) {
      const own = samplesOf(service, {}).filter(({ operation }) => operation.acceptsToken && lets(person, operation.access));
      const isAllowed = ({ operation }: Sample) => operation.access.some((rule) => rule.acting === 'allowed' && lets(person, [rule]));
      const refused = own.filter((sample) => !isAllowed(sample));
      expect(await services.replies(acting, service, badCalls.unchangedCalls(refused, 'none'))).toEqual(
        operationIds(refused).map((operation) => ({ operation, status: 403, message: actingRefusal })),
      );
      const allowed = own.filter(isAllowed);
      const replies = await services.replies(acting, service, badCalls.unknownParameters(allowed));
      expect(replies.map((reply) => [reply.operation, reply.status])).toEqual(operationIds(allowed).map((id) => [id, 400]));
    }
  });

  test('nobody is a guardian by an inactive school unit, and its administrator is one still', async () => {
    const only = (service: string, id: string) =>
      badCalls.unknownParameters(samplesOf(service, {}).filter(({ operation }) => operation.id === id));
    const statuses = async () => [
      (await services.replies('guardian', 'payment', only('payment', 'createClientSecret')))[0]?.status,
      (await services.replies('schooladmin', 'customer-management', only('customer-management', 'listUsers')))[0]?.status,
    ];
    expect(await statuses()).toEqual([400, 400]);
    // Whoever belongs to no active school unit is logged out.
    await services.associate('se-user-4', 'se-school-7', 'student');
    await services.associate('se-user-2', 'se-school-7', 'employee');
    // The school of the guardian, and the organisation of the administrator.
    for (const uid of ['se-school-4', 'se-school-1']) await services.deactivate(uid);
    expect(await statuses()).toEqual([403, 400]);
  });
});

const isMethod = (key: string) => methods.some((method) => method === key);

/** Returns a contract in which a secure login is required of whoever has to be signed in, and whose operations may respond with 403. */
function forSecureLogins(name: string): ContractDocument {
  const contract = readContract(name);
  const narrow = (operation: OperationObject): OperationObject => ({
    ...operation,
    'x-access': operation['x-access']?.map((rule) => (rule.role === 'visitor' ? rule : { role: 'user', of: 'self', secure: true })) ?? [],
    responses: { ...operation.responses, 403: { content: { 'application/json': { schema: true } } } },
  });
  const narrowPath = (path: PathObject) =>
    Object.fromEntries(Object.entries(path).map(([key, value]) => [key, isMethod(key) ? narrow(value) : value]));
  return { ...contract, paths: Object.fromEntries(Object.entries(contract.paths).map(([path, item]) => [path, narrowPath(item)])) };
}

describe.each(serviceDatabases)('access by narrower contracts on %s', (kind) => {
  const services = new Services();
  beforeAll(() => services.open(kind, { readContract: forSecureLogins }), openingTime);
  afterAll(() => services.close());

  test.each(contractNames)('%s refuses whom it would let in by its own access rules', async (service) => {
    const samples = samplesOf(service, {}).filter(({ operation }) => operation.secured);
    for (const person of ['schooladmin', 'guardian'] as const)
      expect(await services.replies(person, service, badCalls.unchangedCalls(samples, 'none'))).toEqual(
        operationIds(samples).map((operation) => ({ operation, status: 403, message: refusal })),
      );
    for (const { message } of await services.replies('superuser', service, badCalls.unknownParameters(samples)))
      expect(message).not.toBe(refusal);
  });
});
