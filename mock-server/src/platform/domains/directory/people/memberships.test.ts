import { randomUUID } from 'node:crypto';
import { operationsOf, readContract } from '@realmkit/contract-engine';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { strayMemberships } from '../../../sandbox/testing/strayMemberships.ts';
import { openingTime, openTestSandbox, serviceDatabases, type TestSandbox } from '../../../sandbox/testing/testSandbox.ts';
import { ask, type Reply, tokenOf } from '../../../sandbox/testing/visitor.ts';

type Json = Readonly<Record<string, unknown>>;
type Request = readonly [method: string, path: string, json?: Json];

const [panel, directory, library] = ['/control-panel', '/customer-management/eu', '/library'];
const filters = (filter: Json): string => `filters=${encodeURIComponent(JSON.stringify(filter))}`;
const pupilName = 'Zora Kvist';
const groupName = 'Klass Zeta';

/** What a call is about: the pupil as a person, the pupil's login card, the class itself, as whoever makes its cards, who is in it, or the cards of those. */
type Kind = 'pupil' | 'card' | 'class' | 'ownClass' | 'members' | 'classCards';
const everything: readonly Kind[] = ['pupil', 'card', 'class', 'ownClass', 'members', 'classCards'];

interface Call {
  readonly kind: Kind;
  /** The operations of the two services of the directory; of other services there is no list. */
  readonly operation?: string;
  readonly request: () => Request;
  /** What an answer shows to whoever reaches the subject; without it, any answer but an error does. */
  readonly shows?: string;
  /** True if it would change what the next calls find, or needs more than to reach the pupil: it is only sent by those to whom it must be refused. */
  readonly refused?: boolean;
}

const call = (kind: Kind, operation: string, request: Request, more: Pick<Call, 'shows' | 'refused'> = {}): Call => ({
  kind,
  operation,
  request: () => request,
  ...more,
});
const [ofPupil, ofClass, refused] = [{ shows: pupilName }, { shows: groupName }, { refused: true }];
const students = `${panel}/v1/students/6`;
const pupil = `${directory}/users/se-user-6`;
const period = { type: 'polylino-school', startDate: '2025-08-15', endDate: null };
const print = (kind: 'group' | 'user', uid: string): Request => [
  'PUT',
  `${directory}/loginCardPrints/${randomUUID()}`,
  { subject: { kind, uid }, method: 'pwd', userUids: ['se-user-6'] },
];

/** Every call that shows or changes a pupil of the class 2B, or the class. */
const calls: readonly Call[] = [
  call('pupil', 'listOrganizationStudents', ['GET', `${panel}/v1/organizations/4/students?q=Zora`], ofPupil),
  call('pupil', 'listOrganizationUsers', ['GET', `${panel}/v1/organizations/4/users?q=Zora`], ofPupil),
  call('pupil', 'getPerson', ['GET', students]),
  call('pupil', 'updatePerson', ['PATCH', students, { data: { ageFilter: 9 } }]),
  call('pupil', 'sendPasswordReset', ['POST', `${students}/passwordReset`], refused),
  call('pupil', 'deletePerson', ['DELETE', students], refused),
  call('pupil', 'restorePerson', ['POST', `${students}/restore`], refused),
  call('pupil', 'listGroupsOfPerson', ['GET', `${panel}/v2/users/6/groups`]),
  call('pupil', 'listGroupOptions', ['GET', `${panel}/v2/users/6/groupoptions/4`]),
  call('pupil', 'setUserGroups', ['PUT', `${panel}/v1/users/6/groups`, { data: [1] }], refused),
  call('pupil', 'listUsers', ['GET', `${directory}/users?q=Zora`], ofPupil),
  call('pupil', 'getUser', ['GET', pupil]),
  call('pupil', 'deleteUser', ['DELETE', pupil], refused),
  call('pupil', 'restoreUser', ['POST', `${pupil}/restore`], refused),
  call('pupil', 'exportUserData', ['GET', `${pupil}/personalData`], refused),
  call('pupil', 'listUserAuditLogs', ['GET', `${pupil}/auditLogs`]),
  call('pupil', 'listUserSchoolSubscriptions', ['GET', `${pupil}/schoolSubscriptions`]),
  call('pupil', 'listUserSchoolUnits', ['GET', `${directory}/userSchoolUnits?${filters({ userUid: 'se-user-6' })}`], ofPupil),
  call('pupil', 'replaceUserSchoolUnits', ['PUT', `${pupil}/schoolUnits`, { schoolAssociations: [] }], refused),
  call('pupil', 'setUserSchoolUnit', ['PUT', `${pupil}/schoolUnits/se-school-4`, { role: 'student' }], refused),
  call('pupil', 'removeUserSchoolUnit', ['DELETE', `${pupil}/schoolUnits/se-school-4`], refused),
  call(
    'pupil',
    'createUserSubscriptionPeriod',
    ['POST', `${directory}/userSubscriptionPeriods`, { userUid: 'se-user-6', ...period }],
    refused,
  ),
  { kind: 'pupil', request: () => ['GET', `${library}/v1/user/se-user-6/books`] },
  { kind: 'pupil', request: () => ['PUT', `${library}/v1/user/se-user-6/books`, { bookId: 'book-1' }], refused: true },
  call('card', 'listLoginCards', ['GET', `${directory}/loginCards?${filters({ userUid: 'se-user-6' })}`], ofPupil),
  call('card', 'issueLoginCards', ['POST', `${directory}/loginCards`, { userUids: ['se-user-6'] }], refused),
  { kind: 'card', operation: 'printLoginCards', request: () => print('user', 'se-user-6') },
  call('class', 'listOrganizationGroups', ['GET', `${panel}/v1/organizations/4/groups?q=Zeta`], ofClass),
  call('class', 'getLegacyGroup', ['GET', `${panel}/v1/groups/4`]),
  call('class', 'updateLegacyGroup', ['PATCH', `${panel}/v1/groups/4`, { data: { ageFilter: 9 } }]),
  call('class', 'updateLegacyGroup', ['PATCH', `${panel}/v1/groups/4`, { data: { password: 'quiet-river-42' } }], refused),
  call('class', 'updateLegacyGroup', ['PATCH', `${panel}/v1/groups/4`, { data: { removeUsers: [6] } }], refused),
  call('class', 'deleteLegacyGroup', ['DELETE', `${panel}/v1/groups/4`], refused),
  call('ownClass', 'listGroups', ['GET', `${directory}/groups?q=Zeta`], ofClass),
  call('ownClass', 'getGroup', ['GET', `${directory}/groups/se-group-4`]),
  call('class', 'updateGroup', ['PATCH', `${directory}/groups/se-group-4`, { typicalSchoolEntryYear: 2024 }]),
  call('class', 'deleteGroup', ['DELETE', `${directory}/groups/se-group-4`], refused),
  call('members', 'listGroupUsers', ['GET', `${panel}/v1/groups/4/users?q=Zora`], ofPupil),
  call('members', 'listUserGroups', ['GET', `${directory}/userGroups?size=100&${filters({ groupUid: 'se-group-4' })}`], ofPupil),
  call('members', 'listUsers', ['GET', `${directory}/users?q=Zora&${filters({ groupUid: 'se-group-4' })}`], ofPupil),
  call('members', 'addUserToGroup', ['PUT', `${pupil}/groups/se-group-4`], refused),
  call('members', 'removeUserFromGroup', ['DELETE', `${pupil}/groups/se-group-4`], refused),
  call('classCards', 'listLoginCards', ['GET', `${directory}/loginCards?size=100&${filters({ groupUid: 'se-group-4' })}`], ofPupil),
  { kind: 'classCards', operation: 'printLoginCards', request: () => print('group', 'se-group-4') },
];

/** The operations that neither show nor change a pupil or a class: of school units, of other people, of what was done and bought. */
const others = [
  ...['getProfile', 'listOrganizations', 'getOrganization', 'listOrganizationGuardians', 'listOrganizationEmployees', 'getTemplate'],
  ...['createPerson', 'createLegacyGroup', 'createGroup', 'listAuditLogs', 'downloadSchoolUnits', 'listSubscriptionTypes'],
  ...['listSchoolUnits', 'createSchoolUnit', 'getSchoolUnit', 'updateSchoolUnit', 'addSchoolUnitIdentifiers'],
  ...['listUserSubscriptionPeriods', 'updateUserSubscriptionPeriod', 'deleteUserSubscriptionPeriod'],
  ...['listSchoolUnitSubscriptionPeriods', 'createSchoolUnitSubscriptionPeriod', 'updateSchoolUnitSubscriptionPeriod'],
  ...['deleteSchoolUnitSubscriptionPeriod', 'getSyncSettings', 'setSyncSetting', 'replaceSyncSettings'],
  ...['voidLoginCard', 'listLoginCardPrints'],
];

test('the table of calls lists every operation of the directory that shows or changes a pupil or a class', () => {
  const operations = (['control-panel', 'customer-management'] as const).flatMap((name) =>
    operationsOf(readContract(name)).map(({ id }) => id),
  );
  const listed = new Set([...calls.flatMap(({ operation }) => operation ?? []), ...others]);
  expect([...listed].sort()).toEqual([...operations].sort());
});

/** Who looks: a teacher of the class, the same person as administrator of the school, or the administrator of its organisation. */
type Viewer = 'teacher' | 'admin' | 'organisation';

interface Event {
  readonly title: string;
  readonly viewer: Viewer;
  /** Whose memberships it is about. */
  readonly subject: 'se-user-2' | 'se-user-3' | 'se-user-6';
  readonly acts: readonly Request[];
  /** What the viewer does not reach any more; everything else is reached as before. */
  readonly lost: readonly Kind[];
  /** As whom the viewer reaches it afterwards; as before without it. */
  readonly becomes?: Viewer;
  /** Whether the subject is in the class afterwards. */
  readonly inClass: boolean;
}

const staff = `${directory}/users/se-user-3`;
const associations = (...list: readonly (readonly [schoolUid: string, role: string, addToSubSchools?: boolean])[]): Json => ({
  schoolAssociations: list.map(([schoolUid, role, addToSubSchools = false]) => ({ schoolUid, role, addToSubSchools })),
});
const unit = `${directory}/schoolUnits/se-school-4`;

const eventsOfStaff = (viewer: 'teacher' | 'admin', role: 'employee' | 'admin'): readonly Event[] => {
  const of = (title: string, lost: readonly Kind[], inClass: boolean, ...acts: readonly Request[]): Event => ({
    title: `${viewer}: ${title}`,
    viewer,
    subject: 'se-user-3',
    acts,
    lost,
    inClass,
  });
  return [
    of('the panel takes the school', everything, false, ['PATCH', `${panel}/v1/employees/3`, { data: { organizations: [{ id: 7 }] } }]),
    of('removed from the school', everything, false, ['DELETE', `${staff}/schoolUnits/se-school-4`]),
    of('moved to another school', everything, false, ['PUT', `${staff}/schoolUnits`, associations(['se-school-5', role])]),
    of('set replaced, the school kept', [], true, [
      'PUT',
      `${staff}/schoolUnits`,
      associations(['se-school-5', role], ['se-school-4', role]),
    ]),
    of('set replaced by all schools of the organisation', [], true, [
      'PUT',
      `${staff}/schoolUnits`,
      associations(['se-school-1', role, true]),
    ]),
    of('role changed to guardian', everything, true, ['PUT', `${staff}/schoolUnits`, associations(['se-school-4', 'guardian'])]),
    of('deleted', everything, false, ['DELETE', staff]),
    of('deleted and restored', [], true, ['DELETE', staff], ['POST', `${staff}/restore`]),
    of('class deleted', ['class', 'ownClass', 'members', 'classCards', ...(viewer === 'teacher' ? (['card'] as const) : [])], false, [
      'DELETE',
      `${directory}/groups/se-group-4`,
    ]),
    of('school suspended', [], true, ['PATCH', unit, { active: false }]),
    of('school detached', [], true, ['PATCH', unit, { parent: null }]),
    of('school moved', [], true, ['PATCH', unit, { parent: 'se-school-2' }]),
  ];
};

const eventsOfPupil = (viewer: 'teacher' | 'admin'): readonly Event[] => {
  const of = (title: string, lost: readonly Kind[], inClass: boolean, ...acts: readonly Request[]): Event => ({
    title: `${viewer} of a pupil: ${title}`,
    viewer,
    subject: 'se-user-6',
    acts,
    lost,
    inClass,
  });
  const person: readonly Kind[] = ['pupil', 'card', 'members', 'classCards'];
  const ofClass: readonly Kind[] = viewer === 'teacher' ? ['card', 'members', 'classCards'] : ['members', 'classCards'];
  return [
    of('moved to another school', person, false, ['PUT', `${pupil}/schoolUnits`, associations(['se-school-5', 'student'])]),
    of('moved by the panel', person, false, ['PATCH', students, { data: { organizations: [{ id: 5 }] } }]),
    of(
      'removed from one of two schools',
      person,
      false,
      ['PUT', `${pupil}/schoolUnits/se-school-5`, { role: 'student' }],
      ['DELETE', `${pupil}/schoolUnits/se-school-4`],
    ),
    of('moved to another class', ofClass, false, ['PUT', `${panel}/v1/users/6/groups`, { data: [1] }]),
    of('set replaced, the school kept', [], true, [
      'PUT',
      `${pupil}/schoolUnits`,
      associations(['se-school-5', 'student'], ['se-school-4', 'student']),
    ]),
    of('deleted', person, false, ['DELETE', pupil]),
    of('deleted and restored', [], true, ['DELETE', pupil], ['POST', `${pupil}/restore`]),
  ];
};

const events: readonly Event[] = [
  ...eventsOfStaff('teacher', 'employee'),
  ...eventsOfStaff('admin', 'admin'),
  ...eventsOfPupil('teacher'),
  ...eventsOfPupil('admin'),
  {
    title: 'teacher: moved to another class',
    viewer: 'teacher',
    subject: 'se-user-3',
    acts: [['PUT', `${panel}/v1/users/3/groups`, { data: [1] }]],
    lost: ['card', 'ownClass', 'classCards'],
    inClass: false,
  },
  {
    title: 'admin: role changed to employee',
    viewer: 'admin',
    subject: 'se-user-3',
    acts: [['PUT', `${staff}/schoolUnits/se-school-4`, { role: 'employee' }]],
    lost: [],
    becomes: 'teacher',
    inClass: true,
  },
  {
    title: 'organisation: school detached',
    viewer: 'organisation',
    subject: 'se-user-2',
    acts: [['PATCH', unit, { parent: null }]],
    lost: everything,
    inClass: false,
  },
];

describe.each(serviceDatabases)('memberships on %s', (kind) => {
  let sandbox: TestSandbox;
  let superuser: string;
  const reachOf = new Map<Viewer, readonly string[]>();
  const send = ([method, path, json]: Request, token?: string): Promise<Reply> => ask(sandbox.app, method, path, { token, json });
  const act = async (request: Request): Promise<void> =>
    expect([request, (await send(request, superuser)).status < 300]).toEqual([request, true]);
  const nameOf = (viewer: Viewer): string => (viewer === 'organisation' ? 'schooladmin' : 'teacher');
  /** Logs in as somebody; whoever cannot has no token. */
  const logIn = (name: string): Promise<string | undefined> => tokenOf(sandbox.app, 'se', name).catch(() => undefined);
  const setUp = async (viewer: Viewer) => {
    await ask(sandbox.app, 'POST', '/__sandbox/reset', { json: { realm: 'se' } });
    superuser = await tokenOf(sandbox.app, 'se', 'superuser');
    await act(['PATCH', students, { data: { name: pupilName } }]);
    await act(['PATCH', `${directory}/groups/se-group-4`, { name: groupName }]);
    if (viewer === 'admin') await act(['PUT', `${staff}/schoolUnits/se-school-4`, { role: 'admin' }]);
    return logIn(nameOf(viewer));
  };
  const keyOf = ({ kind: about, request }: Call): string => `${about} ${request().slice(0, 2).join(' ')}`.replace(/[0-9a-f-]{36}/u, '');
  /** Returns the keys of the calls by which a token reaches the pupil or the class. */
  const reach = async (token: string | undefined, sent: readonly Call[]): Promise<string[]> => {
    const reached = await Promise.all(
      sent.map(async (one) => {
        const { status, body } = await send(one.request(), token);
        return status < 300 && (one.shows === undefined || JSON.stringify(body).includes(one.shows)) ? [keyOf(one)] : [];
      }),
    );
    return reached.flat();
  };
  const lasting = calls.filter((one) => !one.refused);
  /** Returns what every list and page says about whether somebody is in the class. */
  const inClass = async (uid: string, own: string | undefined): Promise<boolean[]> => {
    const ofGroup = filters({ groupUid: 'se-group-4' });
    const names = (reply: Reply): string[] =>
      reply.body.data?.map((row: { userUid?: string; uid?: string; id?: number }) => row.userUid ?? row.uid ?? `se-user-${row.id}`) ?? [];
    const lists = [
      `${directory}/userGroups?size=100&${ofGroup}`,
      `${directory}/users?size=100&${ofGroup}`,
      `${panel}/v1/groups/4/users?size=100`,
    ];
    const listed = await Promise.all(lists.map(async (path) => names(await send(['GET', path], superuser)).includes(uid)));
    const shown = await Promise.all(
      ['/account/me/groups', `${panel}/v1/me`].map(async (path) =>
        JSON.stringify((await send(['GET', path], own)).body).includes(groupName),
      ),
    );
    return own === undefined ? listed : [...listed, ...shown];
  };
  beforeAll(async () => {
    sandbox = await openTestSandbox(kind);
    for (const viewer of ['teacher', 'admin', 'organisation'] as const) reachOf.set(viewer, await reach(await setUp(viewer), lasting));
  }, openingTime);
  afterAll(() => sandbox.close());

  test('before, an administrator reaches the pupil and the class by every call, and a teacher at least by those of the panel and of the library', () => {
    expect(reachOf.get('admin')).toEqual(lasting.map(keyOf));
    expect(reachOf.get('organisation')).toEqual(lasting.map(keyOf));
    expect(reachOf.get('teacher')).toEqual(expect.arrayContaining(lasting.map(keyOf).filter((key) => !key.includes(directory))));
  });

  test.each(events)('$title', async ({ viewer, subject, acts, lost, becomes = viewer, inClass: expected }) => {
    const before = await setUp(viewer);
    for (const request of acts) await act(request);
    const after = await logIn(nameOf(viewer));
    expect(await strayMemberships(sandbox)).toEqual([]);
    expect(new Set(await inClass(subject, subject === 'se-user-6' ? await logIn('student') : after))).toEqual(new Set([expected]));
    const isLost = (key: string) => lost.some((about) => key.startsWith(`${about} `));
    const left = reachOf.get(becomes)?.filter((key) => !isLost(key));
    expect(await reach(after, lasting)).toEqual(left);
    // The token from before reaches nothing more; that of somebody who lost rights has ended.
    for (const key of await reach(before, lasting)) expect(left).toContain(key);
    const refusals = subject === 'se-user-6' ? [] : calls.filter((one) => one.refused && isLost(keyOf(one)));
    for (const token of [before, after]) expect(await reach(token, refusals)).toEqual([]);
  });

  test('a suspended school keeps its memberships without effect, and gets them back', async () => {
    const own = await setUp('teacher');
    for (const active of [false, true]) {
      await act(['PATCH', unit, { active }]);
      expect((await send(['GET', '/account/me/groups'], own)).body.data).toMatchObject([{ active }, { name: groupName, active }]);
    }
  });

  test('a membership that ends with the school is in the entry of that act in the audit log', async () => {
    await setUp('teacher');
    await act(['DELETE', `${staff}/schoolUnits/se-school-4`]);
    const [entry] = (await send(['GET', `${staff}/auditLogs`], superuser)).body.data;
    const left = (uid: string, name: string) => ({ field: `groups.${uid}`, before: name, after: null });
    expect(entry).toMatchObject({ action: 'removeUserSchoolUnit', actor: { uid: 'se-user-1' } });
    expect(entry.changes).toEqual(
      expect.arrayContaining([left('se-group-4', groupName), expect.objectContaining({ field: 'groups.se-group-3' })]),
    );
    expect(entry.changes).toHaveLength(3);
  });

  test('nobody joins a class of a school that they are not at', async () => {
    await setUp('teacher');
    expect(await send(['PUT', `${staff}/groups/se-group-7`], superuser)).toMatchObject({
      status: 400,
      body: { name: 'ValidationError', attributes: [{ attribute: 'groupId', reason: 'elsewhere' }] },
    });
    expect(await strayMemberships(sandbox)).toEqual([]);
  });

  test('a restore leaves out a class of a school that the person had left before the deletion', async () => {
    await setUp('teacher');
    await act(['DELETE', pupil]);
    const { engine, tables } = sandbox.shards.eu;
    // What an earlier version has kept of a pupil who had changed school.
    const elsewhere = [{ userUid: 'se-user-6', groupUid: 'se-group-7', realm: 'se' as const, id: 900_000 }];
    await engine.database.update(tables.removedUsers).set({ memberships: elsewhere }).where(eq(tables.removedUsers.userUid, 'se-user-6'));
    await act(['POST', `${pupil}/restore`]);
    expect(await strayMemberships(sandbox)).toEqual([]);
  });
});
