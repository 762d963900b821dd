import type { MyOrganization } from '@realmkit/openapi';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { createFakeShell, FakePage, type FakeShellOptions } from '../testing/index.ts';
import { useMyGroups } from './useMyGroups.ts';
import { useUserContext } from './useUserContext.ts';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function Who() {
  const user = useUserContext();
  const groups = useMyGroups();
  if (user.status === 'anonymous') return <p>Nobody</p>;
  if (user.status !== 'ready') return <p>{`${user.name} (${user.status})`}</p>;
  return (
    <>
      <p>{`${user.name}, ${user.userName}, ${user.uid}, ${user.oldId}`}</p>
      <p>{user.organizations.map(({ name }) => name).join(' + ')}</p>
      <p>{[user.isAdmin && 'admin', user.isEmployee && 'employee', user.isSuperuser && 'superuser'].filter(Boolean).join(', ')}</p>
      <p>{user.isConsumerMarketUser ? 'buys for a family' : 'belongs to a school'}</p>
      <p>{groups.data?.map(({ name }) => name).join(' + ')}</p>
      <button type="button" onClick={() => void user.reload()}>
        Reload
      </button>
    </>
  );
}

const show = async (options: FakeShellOptions) => {
  const shell = await createFakeShell(options);
  const page = render(
    <FakePage shell={shell}>
      <Who />
      <Who />
    </FakePage>,
  );
  return { shell, ...page };
};

const organization = (uid: string, changes: Partial<MyOrganization> = {}): MyOrganization => ({
  uid,
  name: uid,
  role: 'employee',
  active: true,
  ...changes,
});

test('the user context has name, user name, uid and legacy id', { tags: ['shell §1.21', 'shell §3.10'] }, async () => {
  await show({});
  expect(await screen.findAllByText('Astrid Lindqvist, teacher, se-user-3, 3')).toHaveLength(2);
});

test('the user context lists active organisations only, and an ended one still makes an admin an employee', {
  tags: ['shell §4 User data caching.8', 'admin §4 Organisation and group loading.2'],
}, async () => {
  await show({
    organizations: [organization('Ekskolan', { role: 'admin', active: false }), organization('Björkskolan', { role: 'guardian' })],
  });
  expect(await screen.findAllByText('Björkskolan')).toHaveLength(2);
  expect(screen.getAllByText('employee')).toHaveLength(2);
});

test('a guardian of the consumer school unit is a consumer-market user', { tags: ['shell §1.2'] }, async () => {
  await show({ organizations: [organization('se-school-consumer', { role: 'guardian' })] });
  expect(await screen.findAllByText('buys for a family')).toHaveLength(2);
});

test('the user is loaded once for all components, and again after 300 s or on reload', {
  tags: [
    'shell §4 User data caching.1',
    'shell §4 User data caching.2',
    'shell §4 User data caching.3',
    'shell §4 User data caching.4',
    'shell §4 User data caching.5',
    'shell §7 Account service.18',
    'shell §9.2',
    'admin §4 Organisation and group loading.3',
    'admin §4 Organisation and group loading.4',
    'admin §9.2',
  ],
}, async () => {
  vi.useFakeTimers();
  const paths: string[] = [];
  const { shell, unmount } = await show({ answer: (request) => void paths.push(new URL(request.url).pathname) });
  const settle = () => act(() => vi.advanceTimersByTimeAsync(0));
  const all = ['/account/me', '/account/me/groups', '/account/me/organizations'];
  const open = async () => {
    paths.length = 0;
    const page = render(<FakePage shell={shell}>{<Who />}</FakePage>);
    await settle();
    expect(screen.getByText('Klass 2B')).toBeInTheDocument();
    return page;
  };
  await settle();
  expect(screen.getAllByText('Klass 2B')).toHaveLength(2);
  expect(paths.toSorted()).toEqual(all);
  unmount();

  vi.advanceTimersByTime(299_999);
  const second = await open();
  expect(paths).toEqual([]);
  screen.getByRole('button', { name: 'Reload' }).click();
  await settle();
  expect(paths.toSorted()).toEqual(all);
  second.unmount();

  vi.advanceTimersByTime(300_000);
  await open();
  expect(paths.toSorted()).toEqual(all);
});

test('the organisations are loaded in pages of 100', {
  tags: [
    'shell §4 User data caching.6',
    'shell §7 Account service.4',
    'shell §9.10',
    'admin §4 Organisation and group loading.1',
    'admin §7 Account service.2',
    'admin §9.3',
  ],
}, async () => {
  const many = Array.from({ length: 101 }, (_, index) => organization(`School ${index}`));
  const queries: string[] = [];
  await show({
    organizations: many,
    answer: ({ url }) => {
      if (url.includes('/me/organizations')) queries.push(new URL(url).search);
      return undefined;
    },
  });
  expect(await screen.findAllByText(/School 0 \+ .* \+ School 100/)).toHaveLength(2);
  expect(queries).toEqual(['?limit=100&offset=0', '?limit=100&offset=100']);
});

test('the user context is anonymous after a sign-out', async () => {
  const { shell } = await show({ session: 'authenticated' });
  await screen.findAllByText('Astrid Lindqvist, teacher, se-user-3, 3');
  await act(() => shell.session.signOut());
  expect(screen.queryByText(/Astrid/)).toBeNull();
});

test('the user context has the token claims when the profile cannot be loaded', async () => {
  await show({ answer: () => Response.json({ name: 'forbidden', message: 'No.' }, { status: 403 }) });
  expect(await screen.findAllByText('Astrid Lindqvist (failed)')).toHaveLength(2);
});

test('the groups are loaded in pages of 100', {
  tags: ['shell §4 User data caching.7', 'shell §7 Account service.6', 'admin §7 Account service.4'],
}, async () => {
  const many = Array.from({ length: 250 }, (_, index) => ({
    uid: `g${index}`,
    name: `Group ${index}`,
    organizationUid: 'o',
    active: true,
  }));
  const queries: string[] = [];
  await show({
    groups: many,
    answer: ({ url }) => {
      if (url.includes('/me/groups')) queries.push(new URL(url).search);
      return undefined;
    },
  });
  expect(await screen.findAllByText(/Group 0 \+ .* \+ Group 249$/)).toHaveLength(2);
  expect(queries).toEqual(['?limit=100&offset=0', '?limit=100&offset=100', '?limit=100&offset=200']);
});

function Me() {
  const user = useUserContext();
  if (user.status === 'failed') return <p>{`Failed: ${user.error?.message}`}</p>;
  return user.status === 'ready' ? <p>{JSON.stringify({ me: user.me, services: user.services })}</p> : null;
}

const showMe = async (options: FakeShellOptions) => {
  render(
    <FakePage shell={await createFakeShell(options)}>
      <Me />
    </FakePage>,
  );
  return (await screen.findByText(/^(\{|Failed)/)).textContent;
};

test('the profile has every field of the specification, and services are derived from the subscriptions', {
  tags: ['admin §3.35'],
}, async () => {
  const { me, services } = JSON.parse(await showMe({ tokens: { subscriptions: ['begreppa-school', 'polylino-school'] } }));
  expect(Object.keys(me).toSorted()).toEqual([
    'email',
    'emailVerified',
    'firstname',
    'hidePasswordChange',
    'identifiers',
    'lastname',
    'sharedAccount',
    'speakingBookRights',
    'uid',
    'username',
  ]);
  expect(services).toEqual(['begreppa', 'polyglutt-school']);
});

const respondToMe = (respond: () => Response) => (request: Request) => (request.url.endsWith('/me') ? respond() : undefined);

test.each([
  [
    'the message of the server',
    () => Response.json({ name: 'Locked', message: 'The account is locked.' }, { status: 409 }),
    'The account is locked.',
  ],
  ['its own words without one', () => new Response(null, { status: 409 }), 'Failed to fetch user data'],
  ['its own words for a success that is no 200', () => new Response(null, { status: 204 }), 'Failed to fetch user data'],
  [
    'its own words for a profile under another status',
    () => Response.json({ uid: 'se-user-3' }, { status: 201 }),
    'Failed to fetch user data',
  ],
])(
  'a profile that cannot be loaded fails with %s',
  { tags: ['shell §7 Account service.3', 'shell §8.29'] },
  async (_name, respond, message) => {
    expect(await showMe({ answer: respondToMe(respond) })).toBe(`Failed: ${message}`);
  },
);
