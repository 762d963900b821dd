import type { AppRoute } from '@realmkit/shell';
import type { ResourceDefinition } from 'ra-core';
import { Children, Fragment, isValidElement, type PropsWithChildren, type ReactElement, type ReactNode } from 'react';
import { Resource, type ResourceProps } from './Resource.tsx';

/** Returns the `<Resource>`s among elements, also those in fragments. @throws {Error} for any other element */
function resourceElements(elements: ReactNode): ReactElement<ResourceProps>[] {
  return Children.toArray(elements).flatMap((element) => {
    if (isValidElement<PropsWithChildren>(element) && element.type === Fragment) return resourceElements(element.props.children);
    if (isValidElement<ResourceProps>(element) && element.type === Resource) return [element];
    throw new Error('The resources of a panel are <Resource> elements.');
  });
}

/** Returns the routes of `<Resource>` elements, relative to the path of the panel, as React Router's `createRoutesFromElements` does for `<Route>`s. */
export const resourceRoutes = (elements: ReactNode): AppRoute[] =>
  resourceElements(elements).map((element) => {
    const { name, path = name, list, create, edit, show, texts = [] } = element.props;
    // The paths are those of the pages: a route of the resource's own path would match without a list, and show nothing.
    return {
      element,
      texts,
      children: [
        ...(list ? [{ path, lazy: list }] : []),
        ...(create ? [{ path: `${path}/new`, lazy: create }] : []),
        ...(edit ? [{ path: `${path}/:id`, lazy: edit }] : []),
        ...(show ? [{ path: `${path}/:id/show`, lazy: show }] : []),
      ],
    };
  });

/**
 * Returns the definitions of `<Resource>` elements, which `useGetRecordRepresentation` and `useGetPathForRecord` read. React-admin builds the path of a
 * page from the name alone, so only a resource whose path is its name has pages that it may link to.
 */
export const resourceDefinitions = (elements: ReactNode): Record<string, ResourceDefinition> =>
  Object.fromEntries(
    resourceElements(elements).map(({ props: { name, path = name, list, create, edit, show, options, texts, ...definition } }) => {
      const has = (page: unknown) => page !== undefined && path === name;
      return [
        name,
        {
          ...definition,
          name,
          options: { ...options, path },
          hasList: has(list),
          hasCreate: has(create),
          hasEdit: has(edit),
          hasShow: has(show),
        },
      ];
    }),
  );
