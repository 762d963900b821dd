import { lazyPart } from '../../boot/lazyPart.tsx';
import { PageLoader } from '../Loader.tsx';

/** Renders the page that there is nothing here; its script is loaded where it is shown. */
export const LazyNotFound = lazyPart(async () => (await import('./NotFound.tsx')).NotFound, { Waiting: PageLoader });
