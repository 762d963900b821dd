/** Returns the user's uid from a link that starts acting as another user: `act_as` in the query of the login URL (shell §6). */
export function actAsOf(query: URLSearchParams): string | undefined {
  const uid = query.get('act_as');
  return uid !== null && /^[\w-]{1,64}$/.test(uid) ? uid : undefined;
}

/** Returns whether a page load came from the control panel of the same origin, where the user chose the link deliberately. */
export const cameFromPanel = (referrer: string, origin: string): boolean =>
  URL.canParse(referrer) && new URL(referrer).origin === origin && /^\/controlpanel(\/|$)/.test(new URL(referrer).pathname);
