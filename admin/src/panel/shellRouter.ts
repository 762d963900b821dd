import { type RouterNavigateFunction, type RouterProvider, reactRouterProvider } from 'ra-core';
import { useCallback } from 'react';
import { useBlocker, useInRouterContext, useLocation, useMatch, useNavigate } from 'react-router';

function useAdminNavigate(): RouterNavigateFunction {
  const navigate = useNavigate();
  return useCallback((to, options) => void (typeof to === 'number' ? navigate(to) : navigate(to, options)), [navigate]);
}

/**
 * React-admin's router on the shell's. React-admin reaches react-router by another package name, which Node loads as a second copy in
 * tests; so what the panel uses of it comes from where the shell has it.
 */
export const shellRouter: RouterProvider = {
  ...reactRouterProvider,
  useBlocker,
  useInRouterContext,
  useLocation,
  useMatch,
  useNavigate: useAdminNavigate,
  RouterWrapper: ({ children }) => children,
};
