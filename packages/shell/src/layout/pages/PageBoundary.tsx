import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { errorKind } from '../../http/errorKind.ts';
import { PageFailed } from './PageFailed.tsx';
import { RouteBoundary } from './RouteBoundary.tsx';

function pageFailed(error: unknown): ReactNode {
  // The page for a 404 brings a layout of its own: the boundary around this layout shows it.
  if (errorKind(error) === 'notFound') throw error;
  return <PageFailed error={error} />;
}

/** Renders the content of a layout. If it throws, the error page takes its place, and the layout stays. */
export function PageBoundary({ children }: { readonly children: ReactNode }) {
  return (
    <RouteBoundary resetKey={useLocation().key} failed={pageFailed}>
      {children}
    </RouteBoundary>
  );
}
