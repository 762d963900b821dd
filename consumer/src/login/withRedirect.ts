import { safeRedirect } from '@realmkit/shell';
import { useSearchParams } from 'react-router';

/** Returns a path that carries the page to open after the login. */
export const withRedirect = (path: string, redirect: string): string => {
  if (redirect === '/') return path;
  return `${path}${path.includes('?') ? '&' : '?'}redirect=${encodeURIComponent(redirect)}`;
};

/** Returns the path of this app that opens after the login, and that the ways around the login carry on. */
export function useRedirect(): string {
  const [query] = useSearchParams();
  return safeRedirect(query.get('redirect'));
}
