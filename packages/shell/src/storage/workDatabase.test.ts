import { expect, test } from 'vitest';
import { initialState, type SessionState } from '../session/sessionState.ts';
import { dropWorkAtSignOut } from './workDatabase.ts';

function start(drop: () => Promise<void>) {
  let state: SessionState = initialState;
  const listeners: (() => void)[] = [];
  dropWorkAtSignOut(
    {
      getSnapshot: () => state,
      subscribe: (onChange) => {
        listeners.push(onChange);
        return () => {};
      },
    },
    drop,
  );
  return (next: SessionState) => {
    state = next;
    for (const listener of listeners) listener();
  };
}

test('a sign-out drops the stored work', () => {
  let dropped = 0;
  const become = start(async () => {
    dropped += 1;
  });
  become({ status: 'anonymous', reason: 'signedOut' });
  expect(dropped).toBe(1);
});

test('an expired session keeps the stored work', () => {
  let dropped = 0;
  const become = start(async () => {
    dropped += 1;
  });
  become({ status: 'anonymous', reason: 'expired' });
  become({ status: 'loading' });
  expect(dropped).toBe(0);
});

test('a denied database is ignored at sign-out', async () => {
  let tried = false;
  const become = start(async () => {
    tried = true;
    throw new DOMException('denied', 'SecurityError');
  });
  become({ status: 'anonymous', reason: 'signedOut' });
  await Promise.resolve();
  expect(tried).toBe(true);
});
