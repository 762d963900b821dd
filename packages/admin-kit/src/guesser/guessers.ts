import type { ResourceProps } from '../admin/Resource.tsx';

type PageImport = NonNullable<ResourceProps['list']>;

/**
 * Imports the page that shows a list as its contract describes a row, and prints the code of the page: `list: ListGuesser` in the props of a `<Resource>`.
 * For development: a production build has no contracts.
 */
export const ListGuesser: PageImport = () => import('./ListGuesser.tsx');

/** Imports the page that shows a form of what the call of `create` takes, and prints its code. */
export const CreateGuesser: PageImport = () => import('./CreateGuesser.tsx');

/** Imports the page that shows a form of what the call of `update` takes, and prints its code. */
export const EditGuesser: PageImport = () => import('./EditGuesser.tsx');

/** Imports the page that shows a record, and prints its code. */
export const ShowGuesser: PageImport = () => import('./ShowGuesser.tsx');
