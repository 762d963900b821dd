/** The shape of a signed token; the auth service verifies the signature. */
const tokenShape = /^[\w-]+\.[\w-]+\.[\w-]+$/;

/** The maximum length of a hint in the contract, in characters. */
const maxLength = 8000;

/**
 * Removes the id token from the URL of the player page (reader §2), before anything is loaded or stored that could contain the URL.
 * Returns it as a hint for the log-in, never as a session; an invalid token is dropped.
 */
export function takeIdToken(location: Pick<Location, 'href'>, history: Pick<History, 'state' | 'replaceState'>): string | undefined {
  const url = new URL(location.href);
  const token = url.searchParams.get('id_token');
  if (token === null) return undefined;
  url.searchParams.delete('id_token');
  history.replaceState(history.state, '', url.href);
  return tokenShape.test(token) && token.length <= maxLength ? token : undefined;
}
