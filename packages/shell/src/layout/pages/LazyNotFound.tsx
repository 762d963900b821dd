import { PageLoader } from '../Loader.tsx';
import { lazyPart } from '../lazyPart.tsx';

/** Renders the page that there is nothing here; its script is loaded where it is shown. */
export const LazyNotFound = lazyPart(async () => (await import('./NotFound.tsx')).NotFound, { Waiting: PageLoader });
