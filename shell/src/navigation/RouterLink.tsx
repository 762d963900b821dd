import type { LinkProps } from '@realmkit/design-system';
import { Link } from 'react-router';
import { useShell } from '../boot/ShellContext.ts';
import { appOfPath } from './appOfPath.ts';

/** Follows a link of this app through its router, and one to another app of the platform by loading a page. */
export function RouterLink({ href, ...props }: LinkProps) {
  const { app } = useShell();
  const inApp = !href.startsWith('/') || appOfPath(href) === app.name;
  return inApp ? <Link to={href} {...props} /> : <a href={href} {...props} />;
}
