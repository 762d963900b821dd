import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { createFakeShell, FakePage, type FakeShellOptions } from '../testing/index.ts';

async function open(options: FakeShellOptions = {}) {
  const shell = await createFakeShell(options);
  render(
    <FakePage shell={shell} path="/profile?from=mail">
      <p>Profile</p>
    </FakePage>,
  );
  await screen.findByText('Profile');
  return shell;
}

test('an opened page is recorded with its path, without its query', { tags: ['admin §3.58'] }, async () => {
  const { recorded } = await open();
  expect(recorded).toEqual([
    { sourceApplication: 'consumer', timestamp: expect.stringMatching(/^\d{4}-.*Z$/), name: 'pageOpened', path: '/profile' },
  ]);
});

test('waiting events are sent when the page is hidden', async () => {
  const { activity } = await open();
  const flush = vi.spyOn(activity, 'flush');
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(flush).not.toHaveBeenCalled();
  visibility.mockReturnValue('hidden');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(flush).toHaveBeenCalledOnce();
  visibility.mockRestore();
});

test.each([
  ['without a session', { session: 'anonymous' }],
  ['during impersonation', { tokens: { act: { sub: '1', name: 'Sigrid' } } }],
] as const)('no page is recorded %s', async (_name, options) => {
  expect((await open(options)).recorded).toEqual([]);
});
