import { act, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createPendingRequests } from '../http/pendingRequests.ts';
import { FakePage } from '../testing/FakePage.tsx';
import { createFakeShell } from '../testing/fakeShell.ts';

test('the loader shows from the first request to the end of the last', async () => {
  const responses = [Promise.withResolvers<Response>(), Promise.withResolvers<Response>()];
  const pendingRequests = createPendingRequests();
  let sent = 0;
  const fetch = pendingRequests.counted(async () => responses[sent++]?.promise ?? Response.error());
  const shell = { ...(await createFakeShell({ locale: 'en-GB' })), pendingRequests };
  render(<FakePage shell={shell} routes={[{ path: '*', handle: { access: 'guest' }, element: 'Content' }]} />);
  const loaders = () => screen.queryAllByRole('progressbar').length;
  expect(loaders()).toBe(0);
  const requests: Promise<Response>[] = [];
  const shown: number[] = [];
  for (const _ of responses) {
    await act(async () => void requests.push(fetch('https://service.example')));
    shown.push(loaders());
  }
  for (const [index, { resolve }] of responses.entries()) {
    resolve(new Response());
    await act(() => requests[index]);
    shown.push(loaders());
  }
  expect(shown).toEqual([1, 1, 1, 0]);
});
