/** The route of the sign-in page, which the auth service returns to (shell §2). */
export const signInPath = '/login';

/** The sign-in address of a visitor who wanted to go somewhere (shell §2): path and query come back after the sign-in. */
export const signInAddress = (wanted: string): string =>
  `${signInPath}?${new URLSearchParams({ redirect: wanted, reauthenticate: 'true' })}`;
