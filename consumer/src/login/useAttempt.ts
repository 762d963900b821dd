import { SignInError, type SignInErrorReason } from '@realmkit/shell';
import { useRef, useState } from 'react';

/** How the present try to sign in stands. */
export interface Attempt {
  readonly busy: boolean;
  readonly failure?: SignInErrorReason;
}

/** Anything that is not the auth service's answer is its absence: a part of the app that could not be loaded, too. */
const failureOf = (error: unknown): SignInErrorReason => (error instanceof SignInError ? error.reason : 'unreachable');

/** Runs one try at a time: what is pressed while one is under way is left out. */
export function useAttempt(): readonly [Attempt, (signIn: () => Promise<void>) => Promise<void>] {
  const running = useRef(false);
  const [attempt, setAttempt] = useState<Attempt>({ busy: false });
  const run = async (signIn: () => Promise<void>) => {
    if (running.current) return;
    running.current = true;
    setAttempt({ busy: true });
    try {
      await signIn();
      setAttempt({ busy: false });
    } catch (error) {
      setAttempt({ busy: false, failure: failureOf(error) });
    } finally {
      running.current = false;
    }
  };
  return [attempt, run];
}
