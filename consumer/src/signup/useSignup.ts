import { ServiceError, unwrap } from '@realmkit/openapi';
import * as accountAnswers from '@realmkit/openapi/answers/account';
import { useLocale, useShell } from '@realmkit/shell';
import { useState } from 'react';
import { idempotencyKeysOf } from '../payment/flow/usePaymentFlow.ts';
import { isFinalError } from '../payment/idempotencyKeys.ts';
import { type SignupErrors, type SignupForm, signupErrorsOf, validateSignup } from './signupErrors.ts';
import { type SignupStatus, signupStatusAfter } from './signupStatus.ts';

/** The state of a sign-up. */
export interface Signup {
  readonly status: SignupStatus;
  readonly fieldErrors: SignupErrors;
  /** The error that belongs to no field. */
  readonly error: unknown;
  /** True if the account was created but the login failed. */
  readonly signInNeeded: boolean;
}

const nothing: Signup = { status: 'init', fieldErrors: {}, error: undefined, signInNeeded: false };

/** Signs a user up (shell §4): creates the account with the realm's country, logs in, and requests the confirmation email. */
export function useSignup(): { readonly signup: Signup; readonly submit: (form: SignupForm) => Promise<boolean> } {
  const shell = useShell();
  const { locale } = useLocale();
  const [signup, setSignup] = useState(nothing);

  const submit = async (form: SignupForm): Promise<boolean> => {
    const { firstname, lastname, password } = form;
    const email = form.email.trim();
    const { clients, session, realm, report } = shell;
    const fieldErrors = validateSignup(form);
    if (signup.status === 'pending') return false;
    if (Object.keys(fieldErrors).length > 0) {
      setSignup({ ...nothing, fieldErrors });
      return false;
    }
    setSignup((known) => ({ ...nothing, status: signupStatusAfter(known.status, 'submit') }));
    const fail = (change: Partial<Signup>) => {
      setSignup({ ...nothing, status: signupStatusAfter('pending', 'fail'), ...change });
      return false;
    };
    // The key is reused after a lost response, so that the retry is not rejected for an email address that is already used.
    const keys = idempotencyKeysOf(shell);
    const intent = `signup ${email}`;
    try {
      const header = { 'Idempotency-Key': keys.keyOf(intent) };
      // Only the us have several zones; a charge falls on a day of the family's.
      const zone = realm === 'us' && { time_zone: new Intl.DateTimeFormat().resolvedOptions().timeZone };
      const body = { firstname, lastname, email, password, country: realm, locale, ...zone };
      unwrap(await clients.account.POST('/register', { params: { header }, body }), accountAnswers.register);
      keys.remove(intent);
    } catch (error) {
      if (isFinalError(error)) keys.remove(intent);
      const serverErrors = error instanceof ServiceError ? signupErrorsOf(error) : {};
      return fail(Object.keys(serverErrors).length > 0 ? { fieldErrors: serverErrors } : { error });
    }
    try {
      await session.signInWithCredentials({ username: email, password });
    } catch (error) {
      report('The login after a sign-up failed', error);
      return fail({ signInNeeded: true });
    }
    setSignup({ ...nothing, status: signupStatusAfter('pending', 'succeed') });
    // The profile can send the email again if this request fails.
    clients.account
      .POST('/email/requestValidation')
      .then(unwrap)
      .catch((error: unknown) => report('requestValidation', error));
    return true;
  };

  return { signup, submit };
}
