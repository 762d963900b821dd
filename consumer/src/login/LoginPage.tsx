import { Announced, Progress } from '@realmkit/design-system';
import { isSignedIn, type SessionState, safeRedirect, sameUser, useGoTo, useLate, useSession, useShell } from '@realmkit/shell';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { signUpPath } from '../signup/signUpPath.ts';
import { ActAs } from './actAs/ActAs.tsx';
import { actAsOf } from './actAs/actAsLink.ts';
import { CardSignIn, useScannedCard } from './CardSignIn.tsx';
import { RestoreAccount } from './deleted/RestoreAccount.tsx';
import { LoginFrame } from './LoginFrame.tsx';
import { NotGranted } from './NotGranted.tsx';
import { Reauthenticate } from './Reauthenticate.tsx';
import { SignInForm, type TypedCredentials } from './SignInForm.tsx';
import { sameUserOptions } from './sameUserOptions.ts';
import { useAttempt } from './useAttempt.ts';

/** Shows the login page (shell §2) once the session is known, which may depend on a return from the auth service. */
function LoginPage() {
  const session = useSession();
  return session.status === 'loading' ? <Waiting /> : <SignIn state={session} />;
}

/** The time, in milliseconds, within which the session is usually known: until then nothing flickers. */
const quietMs = 500;

/** Says that the page waits for the auth service, once that takes long. */
function Waiting() {
  const { t } = useTranslation('account');
  if (!useLate(true, quietMs)) return null;
  return (
    <LoginFrame title={t(($) => $.login.title)}>
      <Announced>
        <Progress label={t(($) => $.login.waiting)} value={undefined} />
      </Announced>
    </LoginFrame>
  );
}

type KnownState = Exclude<SessionState, { status: 'loading' }>;

function SignIn({ state }: { readonly state: KnownState }) {
  const { t } = useTranslation('account');
  const { session } = useShell();
  const goTo = useGoTo();
  const [query] = useSearchParams();
  const [attempt, run] = useAttempt();
  const [typed, setTyped] = useState<TypedCredentials>();
  const [card, clearCard] = useScannedCard();
  const reauthenticate = query.has('reauthenticate') && query.get('reauthenticate') !== 'false';
  // Only a user who was logged in before this page opened must log in again; a login here or in another tab counts.
  const [mustReauthenticate, setMustReauthenticate] = useState(isSignedIn(state) && (reauthenticate || card !== undefined));

  const sameUserOnly = query.get('reauthenticate') === sameUser;
  const redirect = safeRedirect(query.get('redirect'));
  const actAs = actAsOf(query);
  const notGranted = state.status === 'authenticated' && (state.error?.reason === 'refused' || state.error?.reason === 'otherUser');
  const wayIsFree = isSignedIn(state) && !mustReauthenticate && !notGranted && actAs === undefined;
  useEffect(() => {
    if (!wayIsFree) return;
    // The Back button must not return here, because this page redirects forward; replacing the current URL adds no history entry.
    window.history.replaceState(window.history.state, '', redirect);
    goTo(redirect, { replace: true });
  }, [wayIsFree, goTo, redirect]);
  if (wayIsFree) return null;
  if (notGranted) {
    const { name, preferredUsername } = state.identity.id;
    return <NotGranted redirect={redirect} otherUser={state.error?.reason === 'otherUser'} name={name || preferredUsername} />;
  }
  if (isSignedIn(state) && mustReauthenticate && sameUserOnly) {
    return (
      <Reauthenticate
        identity={state.identity}
        attempt={attempt}
        onSubmit={(credentials) =>
          void run(async () => {
            await session.signInWithCredentials(credentials, { sameUser: true });
            setMustReauthenticate(false);
          })
        }
        onOwnMethod={() => void run(() => session.signIn(sameUserOptions(state.identity.access, redirect)))}
      />
    );
  }
  if (isSignedIn(state) && !mustReauthenticate && actAs !== undefined) return <ActAs uid={actAs} redirect={redirect} />;

  const signIn = async (credentials: Parameters<typeof session.signInWithCredentials>[0]) => {
    await session.signInWithCredentials(credentials);
    setMustReauthenticate(false);
  };
  if (card !== undefined) {
    return (
      <LoginFrame title={t(($) => $.login.title)}>
        <CardSignIn onSignIn={() => signIn({ card })} onOtherWays={clearCard} />
      </LoginFrame>
    );
  }

  if (attempt.failure === 'deleted' && typed !== undefined) {
    return <RestoreAccount credentials={typed} onRestored={() => void run(() => signIn(typed))} onCancel={() => setTyped(undefined)} />;
  }
  const returned = state.status === 'anonymous' ? state : undefined;
  return (
    <LoginFrame title={t(($) => $.login.title)}>
      <SignInForm
        isPending={attempt.isPending}
        failure={attempt.failure ?? (attempt.isPending ? undefined : returned?.error?.reason)}
        retryAfter={attempt.retryAfter}
        expired={returned?.reason === 'expired' || query.get('ended') === 'true'}
        onSubmit={(credentials) => {
          setTyped(credentials);
          void run(() => signIn(credentials));
        }}
        confirmsEmail={redirect.startsWith('/profile?confirm=')}
        signUpPath={signUpPath(redirect)}
        onOtherWays={() => void run(() => session.signIn({ redirect, reauthenticate }))}
      />
    </LoginFrame>
  );
}

export { LoginPage as Component };
