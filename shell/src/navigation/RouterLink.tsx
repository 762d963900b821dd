import type { LinkProps } from '@realmkit/design-system';
import { useHref, useLinkClickHandler } from 'react-router';
import { useShell } from '../boot/ShellContext.ts';
import { appOfPath } from './appOfPath.ts';

/** Follows a link of this app through its router, and one to another app of the platform by loading a page. */
export function RouterLink({ href, ...props }: LinkProps) {
  const { app } = useShell();
  const inApp = !href.startsWith('/') || appOfPath(href) === app.name;
  return inApp ? <LinkWithin href={href} {...props} /> : <a href={href} {...props} />;
}

/** The router's own link brings much along that only its framework uses. */
function LinkWithin({ href, onClick, ...props }: LinkProps) {
  const follow = useLinkClickHandler<HTMLAnchorElement>(href);
  return (
    <a
      {...props}
      href={useHref(href)}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
    />
  );
}
