import type { LinkProps } from '@realmkit/design-system';
import { useHref, useLinkClickHandler } from 'react-router';
import { useShell } from '../context/ShellContext.ts';
import { appOfPath } from './appOfPath.ts';

/** Renders a link that routes within this app, and loads a page for another app of the platform. */
export function RouterLink({ href, ...props }: LinkProps) {
  const { app } = useShell();
  const inApp = !href.startsWith('/') || appOfPath(href) === app.name;
  return inApp ? <LinkWithin href={href} {...props} /> : <a href={href} {...props} />;
}

/** Renders a link within the app, without the features of the router's own that only its framework uses. */
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
