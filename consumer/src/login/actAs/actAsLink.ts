/** The uid of a link that starts acting as another user: `act_as` of the sign-in address (shell §6). */
export function actAsOf(query: URLSearchParams): string | undefined {
  const uid = query.get('act_as');
  return uid !== null && /^[\w-]{1,64}$/.test(uid) ? uid : undefined;
}

/** Whether a page load came from the control panel of this very origin, where the link was chosen on purpose. */
export const cameFromPanel = (referrer: string, origin: string): boolean =>
  URL.canParse(referrer) && new URL(referrer).origin === origin && /^\/controlpanel(\/|$)/.test(new URL(referrer).pathname);
