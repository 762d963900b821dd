import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { useShell } from '../context/ShellContext.ts';
import { appOfPath } from './appOfPath.ts';

/** Returns the function that opens an href of the platform: routed within this app, or by a page load to another one. */
export function useGoTo(): (href: string, options?: { readonly replace?: boolean }) => void {
  const { app, leaveTo } = useShell();
  const navigate = useNavigate();
  return useCallback(
    (href, { replace = false } = {}) => {
      if (appOfPath(href) === app.name) void navigate(href, { replace });
      else leaveTo(href);
    },
    [app, leaveTo, navigate],
  );
}
