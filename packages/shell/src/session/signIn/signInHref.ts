/** The path of the sign-in page, which the auth service returns to (shell §2). */
export const signInPath = '/login';

/**
 * Returns the href of the sign-in page; path and query of `redirect` come back after the sign-in (shell §2).
 * @param hasEnded makes the page of another app say that the session has ended.
 */
export const signInHref = (redirect: string, hasEnded = false): string =>
  `${signInPath}?${new URLSearchParams({ redirect, reauthenticate: 'true', ...(hasEnded && { ended: 'true' }) })}`;

/** The value of the query parameter `reauthenticate` that lets nobody in but the user who is signed in already. */
export const sameUser = 'same-user';

/** Returns the href of the sign-in page for a user who must prove again who they are; no other one returns to `redirect`. */
export const reauthenticationHref = (redirect: string): string =>
  `${signInPath}?${new URLSearchParams({ redirect, reauthenticate: sameUser })}`;
