/** The path of the sign-in page, which the auth service returns to (shell §2). */
export const signInPath = '/login';

/** Returns the href of the sign-in page; path and query of `redirect` come back after the sign-in (shell §2). */
export const signInHref = (redirect: string): string => `${signInPath}?${new URLSearchParams({ redirect, reauthenticate: 'true' })}`;
