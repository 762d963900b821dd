import { expect, test } from 'vitest';
import { initialState, type SessionState } from '../session/sessionState.ts';
import { dropWorkAtSignOut, workDatabase } from './workDatabase.ts';

function start() {
  let state: SessionState = initialState;
  const listeners: (() => void)[] = [];
  const dropped: string[] = [];
  const factory = { deleteDatabase: (name: string) => void dropped.push(name) };
  dropWorkAtSignOut(
    { getSnapshot: () => state, subscribe: (onChange) => (listeners.push(onChange), () => {}) },
    // Only this one method of the factory is called.
    () => Object.assign(Object.create(null), factory),
  );
  return {
    dropped,
    become: (next: SessionState) => {
      state = next;
      for (const listener of listeners) listener();
    },
  };
}

test('whoever signs out leaves no work behind', () => {
  const { become, dropped } = start();
  become({ status: 'anonymous', reason: 'signedOut' });
  expect(dropped).toEqual([workDatabase]);
});

test('a session that ends by itself keeps the work for the next sign-in', () => {
  const { become, dropped } = start();
  become({ status: 'anonymous', reason: 'expired' });
  become({ status: 'loading' });
  expect(dropped).toEqual([]);
});

test('a browser that denies its database is no failure', () => {
  const state: SessionState = { status: 'anonymous', reason: 'signedOut' };
  let notify = () => {};
  dropWorkAtSignOut(
    {
      getSnapshot: () => state,
      subscribe: (onChange) => {
        notify = onChange;
        return () => {};
      },
    },
    () => {
      throw new DOMException('denied', 'SecurityError');
    },
  );
  expect(() => notify()).not.toThrow();
});
