import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { useShell } from '../boot/ShellContext.ts';
import { appOfPath } from './appOfPath.ts';

/** Goes to an address of the platform: by the router within this app, by a page load to another one. */
export function useGoTo(): (address: string, options?: { readonly replace?: boolean }) => void {
  const { app, leaveTo } = useShell();
  const navigate = useNavigate();
  return useCallback(
    (address, { replace = false } = {}) => {
      if (appOfPath(address) === app.name) void navigate(address, { replace });
      else leaveTo(address);
    },
    [app, leaveTo, navigate],
  );
}
