import type { PageModule } from '@realmkit/shell';
import { ResourceContextProvider, type ResourceDefinition } from 'ra-core';
import { Outlet } from 'react-router';
import type { ResourceName } from '../resources/Register.ts';

/** Imports the module of a page. */
type PageImport = () => Promise<PageModule>;

/** The props of {@link Resource}, which the `index.ts` of a resource's folder exports. */
export interface ResourceProps extends Pick<ResourceDefinition, 'icon' | 'options' | 'recordRepresentation'> {
  readonly name: ResourceName;
  /** The path below the panel's own; by default the name. It lets a resource have pages in two places, and paths that a specification gives. */
  readonly path?: string;
  readonly list?: PageImport | undefined;
  /** The page at `new`, where react-admin has `create`. */
  readonly create?: PageImport | undefined;
  /** The page at `:id`. */
  readonly edit?: PageImport | undefined;
  /** The page at `:id/show`. */
  readonly show?: PageImport | undefined;
  /** The namespaces that the pages use beside those of every page; they load beside the script of a page. */
  readonly texts?: readonly string[];
}

/**
 * Mounts the pages of a resource. Like a `<Route>` it is read and not rendered by its parent, which is {@link resourceRoutes}.
 *
 * The name and the props are react-admin's; that of ra-core is not used, because it opens its routes while it renders. The shell has to know them
 * before: it loads the script of a page before the first render, shows its error page for a path that no route has (ra-core's `:id/*` and `/*` match
 * all of them), and restores focus and scroll position itself. Therefore pages are functions that import them, and not components.
 */
export function Resource({ name }: ResourceProps) {
  return (
    <ResourceContextProvider value={name}>
      <Outlet />
    </ResourceContextProvider>
  );
}
