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

test('the user is known by name, user name, uid and legacy id', async () => {
  await show({});
  expect(await screen.findAllByText('Astrid Lindqvist, teacher, se-user-3, 3')).toHaveLength(2);
});

test('only active organisations are kept, and an ended one still makes an admin an employee', async () => {
  await show({
    organizations: [organization('Ekskolan', { role: 'admin', active: false }), organization('Björkskolan', { role: 'guardian' })],
  });
  expect(await screen.findAllByText('Björkskolan')).toHaveLength(2);
  expect(screen.getAllByText('employee')).toHaveLength(2);
});

test('a guardian of the consumer school unit buys for a family', async () => {
  await show({ organizations: [organization('se-school-consumer', { role: 'guardian' })] });
  expect(await screen.findAllByText('buys for a family')).toHaveLength(2);
});

test('what is known is loaded once for all who ask, and again after 300 s or when forced', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const paths: string[] = [];
  const { shell, unmount } = await show({ answer: (request) => void paths.push(new URL(request.url).pathname) });
  await screen.findAllByText('Klass 2B');
  expect(paths.toSorted()).toEqual(['/account/me', '/account/me/groups', '/account/me/organizations']);
  unmount();

  const again = () => render(<FakePage shell={shell}>{<Who />}</FakePage>);
  vi.advanceTimersByTime(290_000);
  const second = again();
  await screen.findByText('Klass 2B');
  expect(paths).toHaveLength(3);
  screen.getByRole('button', { name: 'Reload' }).click();
  await vi.waitFor(() => expect(paths).toHaveLength(6));
  second.unmount();

  vi.advanceTimersByTime(300_001);
  again();
  await vi.waitFor(() => expect(paths).toHaveLength(9));
});

test('more than 100 organisations are loaded page by page', async () => {
  const many = Array.from({ length: 101 }, (_, index) => organization(`School ${index}`));
  await show({ organizations: many });
  expect(await screen.findAllByText(/School 0 \+ .* \+ School 100/)).toHaveLength(2);
});

test('nobody is there without a session, and after its end', async () => {
  const { shell } = await show({ session: 'authenticated' });
  await screen.findAllByText('Astrid Lindqvist, teacher, se-user-3, 3');
  await act(() => shell.session.signOut());
  expect(screen.queryByText(/Astrid/)).toBeNull();
});

test('a profile that cannot be read leaves what the tokens say', async () => {
  await show({ answer: () => Response.json({ name: 'forbidden', message: 'No.' }, { status: 403 }) });
  expect(await screen.findAllByText('Astrid Lindqvist (failed)')).toHaveLength(2);
});
