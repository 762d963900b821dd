import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { RouteBoundary } from './RouteBoundary.tsx';
import { RouteError } from './RouteError.tsx';

/** Renders the content of a layout. If it throws, the error page takes its place, and the layout stays. */
export function PageBoundary({ children }: { readonly children: ReactNode }) {
  return (
    <RouteBoundary resetKey={useLocation().key} failed={(error) => <RouteError error={error} inLayout />}>
      {children}
    </RouteBoundary>
  );
}
