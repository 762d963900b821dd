/** What a signed token looks like; whether it was signed by whom it should be is judged by the auth service. */
const tokenShape = /^[\w-]+\.[\w-]+\.[\w-]+$/;

/** The contract's limit of a hint, in characters. */
const longest = 8000;

/**
 * Takes the id token out of the address of the player page (reader §2), before anything is loaded or kept that could hold the address.
 * It is a hint for the sign-in and never a session; what is no token is dropped.
 */
export function takeIdToken(location: Pick<Location, 'href'>, history: Pick<History, 'state' | 'replaceState'>): string | undefined {
  const url = new URL(location.href);
  const token = url.searchParams.get('id_token');
  if (token === null) return undefined;
  url.searchParams.delete('id_token');
  history.replaceState(history.state, '', url.href);
  return tokenShape.test(token) && token.length <= longest ? token : undefined;
}
