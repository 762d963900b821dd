import { SignInError, type SignInErrorReason } from '@realmkit/shell';
import { useRef, useState } from 'react';

/** Why a login failed; `denied` if the browser denies this site what the login needs. */
export type LoginFailure = SignInErrorReason | 'denied';

/** The state of the current login attempt. */
export interface Attempt {
  readonly isPending: boolean;
  readonly failure?: LoginFailure;
  /** Seconds until the next attempt is possible, after too many of them. */
  readonly retryAfter?: number | undefined;
}

/** Every error that is neither the auth service's nor the browser's counts as unreachable, also a chunk of the app that cannot be loaded. */
const failureOf = (error: unknown): LoginFailure => {
  if (error instanceof SignInError) return error.reason;
  return error instanceof DOMException && error.name === 'SecurityError' ? 'denied' : 'unreachable';
};

/** Runs one login attempt at a time; calls during an attempt are ignored. */
export function useAttempt(): readonly [Attempt, (signIn: () => Promise<void>) => Promise<void>] {
  const running = useRef(false);
  const [attempt, setAttempt] = useState<Attempt>({ isPending: false });
  const run = async (signIn: () => Promise<void>) => {
    if (running.current) return;
    running.current = true;
    setAttempt({ isPending: true });
    try {
      await signIn();
      setAttempt({ isPending: false });
    } catch (error) {
      setAttempt({ isPending: false, failure: failureOf(error), retryAfter: error instanceof SignInError ? error.retryAfter : undefined });
    } finally {
      running.current = false;
    }
  };
  return [attempt, run];
}
