import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { createFakeShell, FakePage } from '../testing/index.ts';
import { homepageOf } from './ownProfile.ts';
import { useOwnProfile } from './useOwnProfile.ts';
import { ownProfileQuery, userQueryKey } from './userQueries.ts';

afterEach(cleanup);

function Home() {
  const profile = useOwnProfile();
  if (profile.isFetching) return <p>Loading</p>;
  return <p>{profile.isError ? `Failed: ${profile.error.message}` : homepageOf(profile.data)}</p>;
}

async function open(respond: () => Response | undefined = () => undefined) {
  let requests = 0;
  const shell = await createFakeShell({
    answer: ({ url }) => {
      if (!url.endsWith('/control-panel/v1/me')) return undefined;
      requests += 1;
      return respond();
    },
  });
  const show = () =>
    render(
      <FakePage shell={shell}>
        <Home />
        <Home />
      </FakePage>,
    );
  return { shell, show, requestCount: () => requests };
}

test('the profile is fetched once for all components, and again when refetched', {
  tags: ['admin §4 Profile.1', 'admin §4 Profile.2', 'admin §4 Profile.3'],
}, async () => {
  const { shell, show, requestCount } = await open();
  const { unmount } = show();
  expect(await screen.findAllByText('/controlpanel')).toHaveLength(2);
  unmount();
  show();
  expect(screen.getAllByText('/controlpanel')).toHaveLength(2);
  expect(requestCount()).toBe(1);
  await shell.queryClient.refetchQueries({ queryKey: userQueryKey });
  expect(requestCount()).toBe(2);
});

test('a failed fetch of the profile reports its error to every component', {
  tags: ['admin §4 Profile.4', 'admin §4 Profile.5', 'admin §8.14', 'admin §8.15'],
}, async () => {
  let locked = true;
  const lockedResponse = () => Response.json({ name: 'Locked', message: 'The account is locked.' }, { status: 409 });
  const { shell, show } = await open(() => (locked ? lockedResponse() : undefined));
  show();
  expect(await screen.findAllByText('Failed: The account is locked.')).toHaveLength(2);
  await expect(shell.queryClient.fetchQuery(ownProfileQuery(shell.clients))).rejects.toThrow('The account is locked.');
  locked = false;
  await shell.queryClient.fetchQuery(ownProfileQuery(shell.clients));
  expect(await screen.findAllByText('/controlpanel')).toHaveLength(2);
});
