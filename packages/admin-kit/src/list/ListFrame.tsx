import { ResourceContextProvider, RouterProviderContext, type SortPayload, useResourceContext } from 'ra-core';
import { type ReactNode, useMemo } from 'react';
import { useResourceDeclaration } from '../admin/ResourcesContext.ts';
import { ListViewProvider } from '../listState/ListViewProvider.tsx';
import { listUrlRouter } from '../listState/url/listUrlRouter.ts';

/** What every list screen has. */
export interface ListFrameProps {
  /** By default that of the closest resource context. */
  readonly resource?: string;
  /** The name of the list: of its table for screen readers, and of an exported file. */
  readonly title: string;
  readonly sort?: SortPayload;
  /** The number of rows of a page; 10 by default. */
  readonly perPage?: number;
  /** The query parameter that holds this list's state if a page shows several lists; without it, the state is spread over the query itself. */
  readonly namespace?: string;
  readonly children: ReactNode;
}

/** Provides what the parts of a list share, with its state in the URL. */
export function ListFrame(props: ListFrameProps) {
  const resource = useResourceContext(props) ?? '';
  return <Frame key={resource} {...props} resource={resource} />;
}

function Frame({ resource, title, sort, perPage, namespace, children }: ListFrameProps & { readonly resource: string }) {
  const abilities = useResourceDeclaration(resource).getList;
  const { field, order } = sort ?? {};
  const url = useMemo(
    () => ({ ...abilities, namespace, sort: field && order ? { field, order } : undefined, perPage }),
    [abilities, namespace, field, order, perPage],
  );
  const router = useMemo(() => listUrlRouter(url), [url]);
  return (
    <RouterProviderContext value={router}>
      <ResourceContextProvider value={resource}>
        <ListViewProvider name={resource} title={title} abilities={url} url={url}>
          {children}
        </ListViewProvider>
      </ResourceContextProvider>
    </RouterProviderContext>
  );
}
