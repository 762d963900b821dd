import type { RouterLocation, RouterNavigateFunction, RouterProvider } from 'ra-core';
import { useCallback, useMemo } from 'react';
import { shellRouter } from '../../admin/shellRouter.ts';
import { differInPageOnly, fromAdminSearch, type ListUrl, toAdminSearch } from './listQuery.ts';

/** Returns whether react-admin navigates to another state of the list on the same page, and not to another page. */
const isListChange = (to: Parameters<RouterNavigateFunction>[0]): to is { search: string } =>
  typeof to === 'object' && to.pathname === undefined && to.search !== undefined;

/**
 * Creates react-admin's router for the components of a list: the list's state is in the platform's own URL parameters (admin §2). Call it once per
 * list: its hooks must stay the same.
 */
export function listUrlRouter(url: ListUrl): RouterProvider {
  return {
    ...shellRouter,
    useLocation: () => {
      const location = shellRouter.useLocation();
      return useMemo<RouterLocation>(() => ({ ...location, search: toAdminSearch(location.search, url) }), [location]);
    },
    useNavigate: () => {
      const navigate = shellRouter.useNavigate();
      const { search } = shellRouter.useLocation();
      return useCallback<RouterNavigateFunction>(
        (to, options) => {
          if (!isListChange(to)) return navigate(to, options);
          const next = fromAdminSearch(to.search, search, url);
          // Users turn pages by links. React-admin itself only leaves a page that does not exist, which must not trap Back.
          const replace = options?.replace || differInPageOnly(search, next, url);
          return navigate({ search: next }, { ...options, replace });
        },
        [navigate, search],
      );
    },
  };
}
