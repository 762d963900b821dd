import { isJsonObject } from '@realmkit/openapi/json';
import type { Shell } from '../context/ShellContext.ts';
import { reauthenticationHref } from '../session/signIn/signInHref.ts';
import { type Left, storeReauthentication } from './reauthenticationRecord.ts';

const isLeft = (value: unknown): value is Left => isJsonObject(value) && typeof value.path === 'string' && typeof value.form === 'string';

/** Takes a user to the login because a service requires a recent one, and back to the page; `left` is the form that they were about to send. */
export function leaveForReauthentication({ session, leaveTo }: Pick<Shell, 'session' | 'leaveTo'>, left: unknown): void {
  const { pathname, search } = window.location;
  if (isLeft(left)) storeReauthentication(session.getSnapshot(), left);
  leaveTo(reauthenticationHref(isLeft(left) ? left.path : pathname + search));
}
