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

async function open(answer: () => Response | undefined = () => undefined) {
  let asked = 0;
  const shell = await createFakeShell({
    answer: ({ url }) => {
      if (!url.endsWith('/control-panel/v1/me')) return undefined;
      asked += 1;
      return answer();
    },
  });
  const show = () =>
    render(
      <FakePage shell={shell}>
        <Home />
        <Home />
      </FakePage>,
    );
  return { shell, show, timesAsked: () => asked };
}

test('the profile is fetched once for all who ask meanwhile or later, and again when that is forced', async () => {
  const { shell, show, timesAsked } = await open();
  const { unmount } = show();
  expect(await screen.findAllByText('/controlpanel')).toHaveLength(2);
  unmount();
  show();
  expect(screen.getAllByText('/controlpanel')).toHaveLength(2);
  expect(timesAsked()).toBe(1);
  await shell.queryClient.refetchQueries({ queryKey: userQueryKey });
  expect(timesAsked()).toBe(2);
});

test('a profile that could not be fetched is not on its way any more, and its error comes to whoever asked', async () => {
  let locked = true;
  const refusal = () => Response.json({ name: 'Locked', message: 'The account is locked.' }, { status: 409 });
  const { shell, show } = await open(() => (locked ? refusal() : undefined));
  show();
  expect(await screen.findAllByText('Failed: The account is locked.')).toHaveLength(2);
  await expect(shell.queryClient.fetchQuery(ownProfileQuery(shell.clients))).rejects.toThrow('The account is locked.');
  locked = false;
  await shell.queryClient.fetchQuery(ownProfileQuery(shell.clients));
  expect(await screen.findAllByText('/controlpanel')).toHaveLength(2);
});
