import { isSignedIn, type SessionState, safeRedirect, useGoTo, useSession, useShell } from '@realmkit/shell';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { ActAs } from './actAs/ActAs.tsx';
import { actAsOf } from './actAs/actAsLink.ts';
import { CardSignIn } from './CardSignIn.tsx';
import { LoginFrame } from './LoginFrame.tsx';
import { NotGranted } from './NotGranted.tsx';
import { SignInForm } from './SignInForm.tsx';
import { useAttempt } from './useAttempt.ts';
import { useScannedCard } from './useScannedCard.ts';

/** The sign-in page (shell §2); it waits until it is known who is there, which a return from the auth service decides too. */
export function Component() {
  const session = useSession();
  return session.status === 'loading' ? null : <SignIn state={session} />;
}

type KnownState = Exclude<SessionState, { status: 'loading' }>;

function SignIn({ state }: { readonly state: KnownState }) {
  const { t } = useTranslation('consumer');
  const { session } = useShell();
  const goTo = useGoTo();
  const [query] = useSearchParams();
  const [attempt, run] = useAttempt();
  const [card, forgetCard] = useScannedCard();
  // Only who was signed in before this page is asked again: after a sign-in here, in another tab or elsewhere the way is free.
  const [askedAgain, setAskedAgain] = useState(isSignedIn(state) && (query.has('reauthenticate') || card !== undefined));

  const redirect = safeRedirect(query.get('redirect'));
  const actAs = actAsOf(query);
  const notGranted = state.status === 'authenticated' && state.error?.reason === 'refused';
  const wayIsFree = isSignedIn(state) && !askedAgain && !notGranted && actAs === undefined;
  useEffect(() => {
    if (!wayIsFree) return;
    // Back must not lead here, where the way leads forward again; and loading the address that the window has already adds no entry to its history.
    window.history.replaceState(window.history.state, '', redirect);
    goTo(redirect, { replace: true });
  }, [wayIsFree, goTo, redirect]);
  if (wayIsFree) return null;
  if (notGranted) return <NotGranted redirect={redirect} />;
  if (isSignedIn(state) && !askedAgain && actAs !== undefined) return <ActAs uid={actAs} redirect={redirect} />;

  const signIn = async (credentials: Parameters<typeof session.signInWithCredentials>[0]) => {
    await session.signInWithCredentials(credentials);
    setAskedAgain(false);
  };
  if (card !== undefined) {
    return (
      <LoginFrame title={t(($) => $.login.title)}>
        <CardSignIn onSignIn={() => signIn({ card })} onOtherWays={forgetCard} />
      </LoginFrame>
    );
  }

  const returned = state.status === 'anonymous' ? state : undefined;
  return (
    <LoginFrame title={t(($) => $.login.title)}>
      <SignInForm
        busy={attempt.busy}
        failure={attempt.failure ?? (attempt.busy ? undefined : returned?.error?.reason)}
        expired={returned?.reason === 'expired'}
        onSubmit={(credentials) => void run(() => signIn(credentials))}
        onOtherWays={() => void run(() => session.signIn({ redirect, reauthenticate: query.has('reauthenticate') }))}
      />
    </LoginFrame>
  );
}
