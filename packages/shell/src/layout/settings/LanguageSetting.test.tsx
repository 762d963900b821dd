import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { createFakeShell, FakePage, type FakeShellOptions } from '../../testing/index.ts';
import { useUserContext } from '../../user/useUserContext.ts';
import { NoticeProvider } from '../notice/NoticeProvider.tsx';
import { LanguageSetting } from './LanguageSetting.tsx';

afterEach(cleanup);

/** Says once it is known who uses the page. */
function Who() {
  return <p>{useUserContext().status}</p>;
}

/** Chooses Finnish and returns the languages that the account got. */
async function choose(options: FakeShellOptions): Promise<unknown[]> {
  const chosen: unknown[] = [];
  const shell = await createFakeShell({
    ...options,
    answer: async (request) => {
      if (request.method !== 'PUT' || !request.url.endsWith('/account/me/locale')) return undefined;
      chosen.push(await request.json());
      return new Response(null, { status: 204 });
    },
  });
  render(
    <FakePage shell={shell}>
      <NoticeProvider>
        <Who />
        <LanguageSetting />
      </NoticeProvider>
    </FakePage>,
  );
  await screen.findByText(options.session === 'anonymous' ? 'anonymous' : 'ready');
  await userEvent.selectOptions(await screen.findByLabelText('Språk'), 'Suomi');
  expect(await screen.findByLabelText('Kieli')).toBeVisible();
  return chosen;
}

test('the language that a user chooses, in whichever app, is that of their account, in which mails are written', async () => {
  const chosen = await choose({});
  await waitFor(() => expect(chosen).toEqual([{ locale: 'fi' }]));
});

test.each([
  ['a guest', { session: 'anonymous' }],
  ['somebody who acts as another user', { tokens: { act: { sub: '1', name: 'Sigrid' } } }],
  ['somebody who shares the account', { me: { sharedAccount: true } }],
] satisfies [string, FakeShellOptions][])('%s changes the language of the page alone', async (_who, options) => {
  expect(await choose(options)).toEqual([]);
});
