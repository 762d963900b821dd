import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { clearDraftsOnUserChange } from '../draft/clearDraftsOnUserChange.ts';
import { draftKey, expireDrafts } from '../draft/draftStorage.ts';
import type { SessionState } from '../session/sessionState.ts';
import { createFakeShell, FakePage, type FakeShell } from '../testing/index.ts';
import { useDraft } from './useDraft.ts';

const isText = (value: unknown): value is string => typeof value === 'string';

function Form() {
  const { content, isRestored, change, clear } = useDraft('address', '', isText);
  return (
    <>
      <input aria-label="Address" value={content} onChange={({ target }) => change(target.value)} />
      {isRestored ? <p>Not saved</p> : null}
      <button type="button" onClick={clear}>
        Send
      </button>
    </>
  );
}

const routes = [
  { path: '/login', handle: { access: 'guest' as const }, element: <p>Sign in</p> },
  { path: '/profile', element: <Form /> },
];

const open = (shell: FakeShell) => render(<FakePage shell={shell} path="/profile" routes={routes} />);
const shellOf = async (uid: string) => {
  const shell = await createFakeShell({ tokens: { uid } });
  clearDraftsOnUserChange(shell.session);
  return shell;
};
const field = () => screen.findByLabelText('Address');

afterEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

test('a draft is restored when the session ends and the same user signs in again', async () => {
  const shell = await shellOf('se-user-3');
  const signedIn: SessionState = shell.session.getSnapshot();
  const page = open(shell);
  await userEvent.type(await field(), 'new@example.se');
  expect(screen.queryByText('Not saved')).toBeNull();
  await act(() => shell.session.expire());
  expect(screen.getByText('Sign in')).toBeInTheDocument();
  page.unmount();
  act(() => shell.session.become(signedIn));
  open(shell);
  expect(await field()).toHaveValue('new@example.se');
  expect(screen.getByText('Not saved')).toBeVisible();
  await userEvent.click(screen.getByText('Send'));
  expect(screen.queryByText('Not saved')).toBeNull();
});

test('a draft is not shown to another user', async () => {
  const page = open(await shellOf('se-user-3'));
  await userEvent.type(await field(), 'new@example.se');
  page.unmount();
  const shell = await shellOf('se-user-9');
  act(() => shell.session.become(shell.session.getSnapshot()));
  open(shell);
  expect(await field()).toHaveValue('');
  expect(sessionStorage).toHaveLength(0);
});

test('a draft is removed when it is sent and when the user signs out', async () => {
  const shell = await shellOf('se-user-3');
  open(shell);
  await userEvent.type(await field(), 'new@example.se');
  expect(sessionStorage).toHaveLength(1);
  await userEvent.click(screen.getByText('Send'));
  expect(await field()).toHaveValue('');
  expect(sessionStorage).toHaveLength(0);
  await userEvent.type(await field(), 'x');
  await act(() => shell.session.signOut());
  expect(sessionStorage).toHaveLength(0);
});

test('a draft that a page stores for later visits stays when the session ends in any tab and when another user signs in, then for seven days', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const shell = await shellOf('se-user-3');
  localStorage.setItem(draftKey('se-user-3', 'book-1', 's1'), '{}');
  await act(() => shell.session.expire());
  act(() => shell.session.become({ status: 'anonymous', reason: 'signedOut' }));
  expect(localStorage).toHaveLength(1);
  const days = 24 * 3_600_000;
  const signInAfter = async (uid: string, ms: number) => {
    vi.setSystemTime(Date.now() + ms);
    const other = await shellOf(uid);
    act(() => other.session.become(other.session.getSnapshot()));
    return localStorage.length;
  };
  // A draft of an earlier release has no time: it counts from the first time that it is seen.
  expect(await signInAfter('se-user-9', 0)).toBe(1);
  expect(await signInAfter('se-user-9', 7 * days - 1)).toBe(1);
  expect(await signInAfter('se-user-3', days)).toBe(1);
  expect(await signInAfter('se-user-9', 0)).toBe(0);
});

test('a draft whose time is to come, by a clock that was wrong, counts from now', () => {
  const key = draftKey('se-user-3', 'submissions', 's1');
  localStorage.setItem(key, JSON.stringify({ at: 5000 }));
  expireDrafts(localStorage, 1000, undefined);
  expect(localStorage.getItem(key)).toBe('{"at":1000}');
});

test('a draft of another version of the form is ignored', async () => {
  sessionStorage.setItem('realmkit-draft:se-user-3:/profile:address', '{"old":true}');
  open(await shellOf('se-user-3'));
  expect(await field()).toHaveValue('');
});
