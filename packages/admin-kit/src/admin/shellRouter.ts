import { type RouterNavigateFunction, type RouterProvider, reactRouterProvider } from 'ra-core';
import { useCallback } from 'react';
import { useBlocker, useInRouterContext, useLocation, useMatch, useNavigate, useParams } from 'react-router';

function useAdminNavigate(): RouterNavigateFunction {
  const navigate = useNavigate();
  return useCallback((to, options) => void (typeof to === 'number' ? navigate(to) : navigate(to, options)), [navigate]);
}

/** The parameters of the route, in the type that react-admin asks for. */
function useAdminParams<Parameters extends Record<string, string | undefined>>(): Parameters;
function useAdminParams() {
  return useParams();
}

/**
 * React-admin's router on top of the shell's. React-admin imports react-router by another package name, which Node loads as a second copy in tests;
 * so the panel's imports are the same as the shell's.
 */
export const shellRouter: RouterProvider = {
  ...reactRouterProvider,
  useBlocker,
  useInRouterContext,
  useLocation,
  useMatch,
  useNavigate: useAdminNavigate,
  useParams: useAdminParams,
  RouterWrapper: ({ children }) => children,
};
