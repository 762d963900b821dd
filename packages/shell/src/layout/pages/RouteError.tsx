import { errorKind } from '../../http/errorKind.ts';
import { BarePage } from './BarePage.tsx';
import { LazyNotFound } from './LazyNotFound.tsx';
import { PageFailed } from './PageFailed.tsx';

/** Renders the error page of a route: 'An error occurred', or '404 Not Found' for a 404 of a service (shell §2). */
export function RouteError({ error }: { readonly error: unknown }) {
  if (errorKind(error) === 'notFound') return <LazyNotFound />;
  // The layout itself may have thrown, so this page has none.
  return (
    <BarePage>
      <PageFailed error={error} />
    </BarePage>
  );
}
