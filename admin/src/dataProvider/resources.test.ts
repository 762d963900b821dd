import { applyCacheRules, contractDataProvider, type ResourceDeclaration, typedDataProvider } from '@realmkit/admin-kit';
import { errorResponse, type FakeResponse, fakeService, page } from '@realmkit/admin-kit/testing';
import { getUser, listUserGroups, listUserSchoolUnits } from '@realmkit/openapi/answers/customer-management';
import { exampleOf } from '@realmkit/openapi/testing';
import { listTypes, standardListSettings } from '@realmkit/shell';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import type { DataProvider } from 'react-admin';
import { describe, expect, test, vi } from 'vitest';
import { compositeId } from './relations.ts';
import { resources } from './resources.ts';

type Verb = 'getList' | 'getOne' | 'create' | 'update' | 'delete' | 'restore';

/** A call of the panel, and the request that the service gets. */
interface Row {
  readonly call: readonly [resource: keyof typeof resources, verb: Verb];
  readonly filter?: object;
  readonly id?: string | number;
  readonly data?: object;
  readonly response?: unknown;
  readonly status?: number;
  readonly line: string;
  readonly query?: object;
  readonly body?: unknown;
}

const listQuery = { page: '2', size: '25', sort: 'name,asc' };
const sub = (first: string | number, second: string | number) => compositeId(first, second);
const period = { type: 'polylino-school', startDate: '2026-08-15', endDate: null };

const peopleRows = (['students', 'guardians', 'employees'] as const).flatMap((type): Row[] => [
  { call: [type, 'getList'], filter: { organizationId: 3 }, line: `GET /v1/organizations/3/${type}`, query: listQuery },
  { call: [type, 'getOne'], id: 7, line: `GET /v2/${type}/7` },
  { call: [type, 'create'], data: { data: { name: 'Maja' } }, status: 201, line: `POST /v2/${type}`, body: { data: { name: 'Maja' } } },
  { call: [type, 'update'], id: 7, data: { data: { name: 'Maja' } }, line: `PATCH /v2/${type}/7`, body: { data: { name: 'Maja' } } },
  { call: [type, 'delete'], id: 7, line: `DELETE /v1/${type}/7` },
  { call: [type, 'restore'], id: 7, line: `POST /v1/${type}/7/restore` },
]);

const rows: readonly Row[] = [
  ...peopleRows,
  {
    call: ['studentPasswords', 'update'],
    id: 7,
    data: { password: 'x' },
    line: 'PATCH /v2/students/7',
    body: { data: { password: 'x' } },
  },
  { call: ['passwordResets', 'create'], data: { type: 'guardians', userId: 7 }, status: 204, line: 'POST /v1/guardians/7/passwordReset' },
  { call: ['people', 'getList'], filter: { organizationId: 3 }, line: 'GET /v1/organizations/3/users', query: listQuery },
  { call: ['personTemplates', 'getOne'], id: 'guardians', line: 'GET /v2/guardians/template' },
  { call: ['legacyGroups', 'getList'], filter: { organizationId: 3 }, line: 'GET /v1/organizations/3/groups', query: listQuery },
  { call: ['legacyGroups', 'getOne'], id: 5, line: 'GET /v1/groups/5' },
  {
    call: ['legacyGroups', 'create'],
    data: { data: { name: '2B' } },
    status: 201,
    line: 'POST /v1/groups',
    body: { data: { name: '2B' } },
  },
  { call: ['legacyGroups', 'update'], id: 5, data: { data: { name: '3B' } }, line: 'PATCH /v1/groups/5', body: { data: { name: '3B' } } },
  { call: ['legacyGroups', 'delete'], id: 5, line: 'DELETE /v1/groups/5' },
  { call: ['groupMembers', 'getList'], filter: { groupId: 5 }, line: 'GET /v1/groups/5/users', query: listQuery },
  { call: ['personGroups', 'getList'], filter: { userId: 7 }, line: 'GET /v2/users/7/groups' },
  {
    call: ['groupOptions', 'getList'],
    filter: { userId: 7, organizationId: 3 },
    line: 'GET /v2/users/7/groupoptions/3',
  },
  { call: ['organizations', 'getList'], line: 'GET /v1/organizations' },
  { call: ['users', 'getList'], filter: { role: 'student' }, line: 'GET /users', query: { ...listQuery, filters: '{"role":"student"}' } },
  { call: ['users', 'getOne'], id: 'se-user-7', line: 'GET /users/se-user-7' },
  { call: ['users', 'delete'], id: 'se-user-7', line: 'DELETE /users/se-user-7' },
  { call: ['users', 'restore'], id: 'se-user-7', line: 'POST /users/se-user-7/restore' },
  { call: ['schoolUnits', 'getList'], line: 'GET /schoolUnits', query: listQuery },
  { call: ['schoolUnits', 'getOne'], id: 'se-school-2', line: 'GET /schoolUnits/se-school-2' },
  { call: ['schoolUnits', 'create'], data: { name: 'Ny' }, status: 201, line: 'POST /schoolUnits', body: { name: 'Ny' } },
  {
    call: ['schoolUnits', 'update'],
    id: 'se-school-2',
    data: { parent: null },
    line: 'PATCH /schoolUnits/se-school-2',
    body: { parent: null },
  },
  {
    call: ['schoolUnitIdentifiers', 'update'],
    id: 'se-school-2',
    data: { identifiers: [] },
    line: 'POST /schoolUnits/se-school-2/identifiers',
    body: { identifiers: [] },
  },
  { call: ['groups', 'getList'], line: 'GET /groups', query: { ...listQuery, include: 'schoolUnit' } },
  { call: ['groups', 'getOne'], id: 'g', line: 'GET /groups/g', query: { include: 'schoolUnit' } },
  { call: ['groups', 'create'], data: { name: '2B' }, status: 201, line: 'PUT /groups', body: { name: '2B' } },
  { call: ['groups', 'update'], id: 'g', data: { name: '3B' }, line: 'PATCH /groups/g', body: { name: '3B' } },
  { call: ['groups', 'delete'], id: 'g', line: 'DELETE /groups/g' },
  { call: ['userSchoolUnits', 'getList'], line: 'GET /userSchoolUnits', query: listQuery },
  {
    call: ['userSchoolUnits', 'create'],
    data: { userUid: 'u', schoolUid: 's/1', role: 'student' },
    line: 'PUT /users/u/schoolUnits/s%2F1',
    body: { role: 'student' },
  },
  {
    call: ['userSchoolUnits', 'update'],
    id: sub('u', 's/1'),
    data: { role: 'guardian' },
    line: 'PUT /users/u/schoolUnits/s%2F1',
    body: { role: 'guardian' },
  },
  { call: ['userSchoolUnits', 'delete'], id: sub('u', 's/1'), line: 'DELETE /users/u/schoolUnits/s%2F1' },
  { call: ['userGroups', 'getList'], line: 'GET /userGroups', query: listQuery },
  { call: ['userGroups', 'create'], data: { userUid: 'u', groupUid: 'g' }, line: 'PUT /users/u/groups/g' },
  { call: ['userGroups', 'delete'], id: sub('u', 'g'), line: 'DELETE /users/u/groups/g' },
  {
    call: ['auditLogs', 'getList'],
    filter: { actorUid: 'u' },
    line: 'GET /auditLogs',
    query: { page: '2', size: '25', filters: '{"actorUid":"u"}' },
  },
  { call: ['userAuditLogs', 'getList'], filter: { userUid: 'u' }, line: 'GET /users/u/auditLogs', query: { page: '2', size: '25' } },
  { call: ['subscriptionTypes', 'getList'], line: 'GET /subscriptionTypes', query: {} },
  { call: ['schoolSubscriptions', 'getList'], filter: { userUid: 'u' }, line: 'GET /users/u/schoolSubscriptions', query: {} },
  ...(['user', 'schoolUnit'] as const).flatMap((kind): Row[] => {
    const path = `/${kind}SubscriptionPeriods`;
    const resource = `${kind}SubscriptionPeriods` as const;
    const created = { ...period, [kind === 'user' ? 'userUid' : 'schoolUid']: 'x' };
    return [
      { call: [resource, 'getList'], filter: { uid: 'x' }, line: `GET ${path}`, query: { ...listQuery, filters: '{"uid":"x"}' } },
      { call: [resource, 'create'], data: created, status: 201, line: `POST ${path}`, body: created },
      { call: [resource, 'update'], id: sub(4, 'x'), data: period, line: `PUT ${path}/4`, body: period },
      { call: [resource, 'delete'], id: sub(4, 'x'), line: `DELETE ${path}/4/x` },
    ];
  }),
  { call: ['personalData', 'create'], data: { userUid: 'u' }, line: 'GET /users/u/personalData' },
  {
    call: ['schoolUnitSizes', 'getOne'],
    id: 's',
    line: 'GET /userSchoolUnits',
    query: { size: '1', filters: '{"schoolUid":"s"}' },
  },
  {
    call: ['syncSettingValues', 'update'],
    id: sub('org', 'dryRun'),
    data: { value: false },
    line: 'PUT /sync/org/dryRun',
    body: { value: false },
  },
  {
    call: ['loginCards', 'getList'],
    filter: { groupUid: 'g' },
    line: 'GET /loginCards',
    query: { ...listQuery, filters: '{"groupUid":"g"}' },
  },
  { call: ['loginCards', 'create'], data: { userUids: ['u'] }, status: 201, line: 'POST /loginCards', body: { userUids: ['u'] } },
  { call: ['loginCards', 'delete'], id: 'card', line: 'DELETE /loginCards/card' },
  { call: ['loginCardPrints', 'getList'], filter: { subject: 'g' }, line: 'GET /loginCardPrints', query: { filters: '{"subject":"g"}' } },
  {
    call: ['loginCardPrints', 'create'],
    data: { printUid: 'p', method: 'qr', userUids: [] },
    line: 'PUT /loginCardPrints/p',
    body: { method: 'qr', userUids: [] },
  },
  { call: ['syncSettings', 'getOne'], id: 'org', line: 'GET /sync/org' },
  { call: ['syncSettings', 'update'], id: 'org', data: { config: {} }, line: 'PUT /sync/org/config', body: { config: {} } },
  {
    call: ['syncs', 'update'],
    id: sub('org', 'skolon'),
    data: { name: 'x' },
    line: 'PUT /organizations/org/syncs/skolon',
    body: { name: 'x' },
  },
  {
    call: ['syncJobs', 'getList'],
    filter: { syncId: sub('org', 'skolon') },
    line: 'GET /organizations/org/syncs/skolon/jobs',
    query: { page: '2', size: '25' },
  },
  {
    call: ['syncJobs', 'create'],
    data: { syncId: sub('org', 'skolon'), dryRun: true },
    status: 202,
    line: 'POST /organizations/org/syncs/skolon/trigger',
    body: { dryRun: true },
  },
  { call: ['syncJobs', 'delete'], id: 'job', line: 'DELETE /jobs/job' },
  { call: ['syncJobLogs', 'getList'], filter: { jobId: 'job' }, line: 'GET /jobs/job/logs', query: { page: '2', size: '25' } },
  { call: ['books', 'getList'], filter: { q: 'lo' }, line: 'GET /v1/books', query: { q: 'lo' } },
  { call: ['books', 'getOne'], id: 'b', line: 'GET /v1/books/b' },
  { call: ['userBooks', 'getList'], filter: { ownerId: 'u' }, line: 'GET /v1/user/u/books', query: { limit: '500' } },
  { call: ['userBooks', 'create'], data: { ownerId: 'u', bookId: 'b' }, line: 'PUT /v1/user/u/books', body: { bookId: 'b' } },
  { call: ['userBooks', 'delete'], id: sub('u', 'b'), line: 'DELETE /v1/user/u/books/b' },
  { call: ['schoolUnitBooks', 'getList'], filter: { ownerId: 's' }, line: 'GET /v1/schoolUnits/s/books' },
  {
    call: ['schoolUnitBooks', 'create'],
    data: { ownerId: 's', bookId: 'b' },
    line: 'POST /v1/schoolUnits/s/books',
    body: { bookId: 'b' },
  },
  { call: ['schoolUnitBooks', 'delete'], id: sub('s', 'b'), line: 'DELETE /v1/schoolUnits/s/books/b' },
];

function panel(...responses: readonly FakeResponse[]) {
  const service = fakeService(...responses);
  const queryClient = new QueryClient();
  return { ...service, provider: contractDataProvider({ clients: service.clients, resources, queryClient, report: vi.fn() }) };
}

async function send(row: Row) {
  const [resource, verb] = row.call;
  const { [verb]: declared, getOne }: ResourceDeclaration = resources[resource];
  const answer = declared && 'answer' in declared ? exampleOf(declared.answer) : undefined;
  const status = row.status ?? (/^(POST|PUT|DELETE|PATCH)/.test(row.line) ? (answer ? 200 : 204) : 200);
  const headers = { Location: '/v2/x/9' };
  const response = () =>
    status === 204 ? new Response(null, { status }) : Response.json(row.response ?? answer ?? null, { status, headers });
  // Some updates fetch the record again.
  const { provider, requests } = panel(response, () => Response.json(exampleOf(getOne?.answer) ?? {}));
  const sort = { field: 'name', order: 'ASC' as const };
  switch (verb) {
    case 'getList':
      await provider.getList(resource, { pagination: { page: 2, perPage: 25 }, sort, filter: row.filter ?? {} });
      break;
    case 'create':
      await provider.create(resource, { data: row.data ?? {} });
      break;
    default:
      await provider[verb](resource, { id: row.id ?? '', data: row.data ?? {}, previousData: { id: row.id ?? '' } });
  }
  return requests[0];
}

describe('the resources of the panel', () => {
  test.each(rows.map((row) => [...row.call, row] as const))('%s.%s sends the call of the contract', async (_resource, _verb, row) => {
    expect(await send(row)).toMatchObject({ line: row.line, ...(row.query && { query: row.query }), body: row.body });
  });

  test('every verb of every resource is in the table above', () => {
    const declared = Object.entries(resources).flatMap(([name, resource]) =>
      ['getList', 'getOne', 'create', 'update', 'delete', 'restore'].filter((verb) => verb in resource).map((verb) => `${name}.${verb}`),
    );
    expect(rows.map(({ call }) => call.join('.')).sort()).toEqual(declared.sort());
  });

  test('a resource depends only on resources that exist', () => {
    const named = Object.values(resources).flatMap(({ dependsOn = [] }) => (dependsOn === '*' ? [] : dependsOn));
    expect(named.filter((name) => !(name in resources))).toEqual([]);
  });
});

describe('rows of links', () => {
  const firstTen = { pagination: { page: 1, perPage: 10 }, sort: { field: 'id', order: 'DESC' as const }, filter: {} };

  test('a list of school associations without a total counts its rows', { tags: ['admin §4 List failure.7'] }, async () => {
    const link = { ...exampleOf(listUserSchoolUnits).data[0], userUid: 'se-user-7', schoolUid: 'se-school-2', role: 'student' };
    const { provider } = panel(page([link], {}));
    expect(await provider.getList('userSchoolUnits', firstTen)).toEqual({ data: [{ ...link, id: 'se-user-7/se-school-2' }], total: 1 });
  });

  test('a list of group memberships without a total counts its rows', { tags: ['admin §4 List failure.6'] }, async () => {
    const link = { ...exampleOf(listUserGroups).data[0], userUid: 'se-user-7', groupUid: 'se-group-1' };
    const { provider } = panel(page([link], {}));
    expect(await provider.getList('userGroups', firstTen)).toEqual({ data: [{ ...link, id: 'se-user-7/se-group-1' }], total: 1 });
  });
});

describe('school associations', () => {
  const user = {
    ...exampleOf(getUser),
    uid: 'se-user-7',
    schoolAssociations: [{ schoolUid: 'se-school-2', schoolName: 'Björkskolan', role: 'student' }],
  };
  const added = { schoolUid: 'se-school-1', role: 'student', addToSubSchools: false } as const;
  const add = (provider: DataProvider, addToSubSchools: boolean): Promise<unknown> => {
    const typed = typedDataProvider<typeof resources>(provider);
    if (addToSubSchools) return typed.changeSet('schoolAssociations', { id: user.uid, add: [{ ...added, addToSubSchools }] });
    return typed.create('userSchoolUnits', { data: { userUid: user.uid, schoolUid: added.schoolUid, role: added.role } });
  };

  test('a school association is added by itself, so that those added by others stay', async () => {
    const { provider, requests } = panel();
    await add(provider, false);
    expect(requests).toMatchObject([{ line: 'PUT /users/se-user-7/schoolUnits/se-school-1', body: { role: 'student' } }]);
  });

  test('school associations with all schools below are added to the current ones of the user', async () => {
    const { provider, requests } = panel(() => Response.json(user));
    await add(provider, true);
    expect(requests).toMatchObject([
      { line: 'GET /users/se-user-7' },
      {
        line: 'PUT /users/se-user-7/schoolUnits',
        body: {
          schoolAssociations: [
            { schoolUid: 'se-school-2', role: 'student', addToSubSchools: false },
            { ...added, addToSubSchools: true },
          ],
        },
      },
    ]);
  });

  test('a school association that may not be removed rejects with the validation reasons', async () => {
    const attributes = [{ attribute: 'schoolAssociations', reason: 'minItems' }];
    const { provider } = panel(errorResponse(400, { name: 'ValidationError', message: 'One must stay.', attributes }));
    const removal = provider.delete('userSchoolUnits', { id: compositeId('se-user-7', 'se-school-2') });
    await expect(removal).rejects.toMatchObject({ status: 400, message: 'ValidationError', body: { attributes } });
  });
});

describe('the switches of the list cache', () => {
  const switched = Object.entries(resources).flatMap(([name, { cache, getList }]) =>
    cache ? [[cache, name, getList ? 'getList' : 'getOne'] as const] : [],
  );

  test('every switch has resources that obey it', () => {
    expect(new Set(switched.map(([type]) => type))).toEqual(new Set(listTypes));
  });

  test.each(switched)(
    'the switch %s decides whether a second visit of %s (%s) within three minutes asks the service again',
    async (type, resource, verb) => {
      for (const [isOn, requests] of [
        [true, 1],
        [false, 2],
      ] as const) {
        const queryClient = new QueryClient();
        applyCacheRules(queryClient, resources, {
          ...standardListSettings,
          caches: { ...standardListSettings.caches, [type]: isOn },
        });
        const queryFn = vi.fn(async () => ({ data: [{ id: 1 }] }));
        for (const visit of [1, 2]) {
          const leave = new QueryObserver(queryClient, { queryKey: [resource, verb, {}], queryFn }).subscribe(() => {});
          await vi.waitFor(() => expect([visit, queryClient.isFetching()]).toEqual([visit, 0]));
          leave();
        }
        expect(queryFn).toHaveBeenCalledTimes(requests);
      }
    },
  );
});
