import { ServiceError, unwrap } from '@realmkit/openapi';
import { useShell } from '@realmkit/shell';
import { useState } from 'react';
import { withStatus } from '../payment/calls/paymentCalls.ts';
import { intentKeysOf } from '../payment/flow/usePaymentFlow.ts';
import { refusedFields, type SignupFaults, type SignupForm, signupFaults } from './signupFaults.ts';
import { type SignupStatus, signupAfter } from './signupStatus.ts';

/** A sign-up as it stands. */
export interface Signup {
  readonly status: SignupStatus;
  readonly faults: SignupFaults;
  /** What failed without a field to blame. */
  readonly error: unknown;
  /** True where the account was made, and the sign-in with it failed. */
  readonly signInNeeded: boolean;
}

const nothing: Signup = { status: 'init', faults: {}, error: undefined, signInNeeded: false };

/** Signs somebody up (shell §4): the account with the realm's country, then its session, then the mail that confirms the address. */
export function useSignup(): { readonly signup: Signup; readonly submit: (form: SignupForm) => Promise<boolean> } {
  const shell = useShell();
  const [signup, setSignup] = useState(nothing);

  const submit = async (form: SignupForm): Promise<boolean> => {
    const { firstname, lastname, password } = form;
    const email = form.email.trim();
    const { clients, session, realm, report } = shell;
    const faults = signupFaults(form);
    if (signup.status === 'pending') return false;
    if (Object.keys(faults).length > 0) {
      setSignup({ ...nothing, faults });
      return false;
    }
    setSignup((known) => ({ ...nothing, status: signupAfter(known.status, 'submit') }));
    const failed = (change: Partial<Signup>) => {
      setSignup({ ...nothing, status: signupAfter('pending', 'fail'), ...change });
      return false;
    };
    // The key outlives a lost answer: the second try is then not told that the address is used.
    const keys = intentKeysOf(shell);
    const intent = `signup ${email}`;
    try {
      const header = { 'Idempotency-Key': keys.keyOf(intent) };
      const body = { firstname, lastname, email, password, country: realm };
      unwrap(withStatus(201, await clients.account.POST('/register', { params: { header }, body })));
      keys.forget(intent);
    } catch (error) {
      if (keys.isRefusal(error)) keys.forget(intent);
      const refused = error instanceof ServiceError ? refusedFields(error) : {};
      return failed(Object.keys(refused).length > 0 ? { faults: refused } : { error });
    }
    try {
      await session.signInWithCredentials({ username: email, password });
    } catch {
      return failed({ signInNeeded: true });
    }
    setSignup({ ...nothing, status: signupAfter('pending', 'succeed') });
    // The profile offers the mail again, should it not go out now.
    clients.account
      .POST('/email/requestValidation', { body: {} })
      .then(unwrap)
      .catch((error: unknown) => report('requestValidation', error));
    return true;
  };

  return { signup, submit };
}
