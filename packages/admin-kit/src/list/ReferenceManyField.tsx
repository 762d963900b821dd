import { PageSkeleton } from '@realmkit/design-system';
import {
  ListContextProvider,
  type RaRecord,
  ReferenceManyFieldBase,
  type ReferenceManyFieldBaseProps,
  useListContext,
  useRecordContext,
  useResourceContext,
} from 'ra-core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useResourceDeclaration } from '../admin/ResourcesContext.ts';
import type { Values } from '../form/conflict/threeWayMerge.ts';
import { fieldOf } from '../listState/columns.ts';
import { ListViewProvider } from '../listState/ListViewProvider.tsx';
import type { ResourceName } from '../resources/Register.ts';
import { FilterForm, type FilterFormProps } from './filter/FilterForm.tsx';
import { Pagination } from './pagination/Pagination.tsx';
import { ListSelection } from './selection/ListSelection.tsx';
import { ListStates } from './states/ListStates.tsx';

/** The props of {@link ReferenceManyField}. */
export interface ReferenceManyFieldProps<Reference extends RaRecord>
  extends Pick<
      ReferenceManyFieldBaseProps<RaRecord, Reference>,
      'target' | 'source' | 'filter' | 'sort' | 'perPage' | 'page' | 'empty' | 'children' | 'render'
    >,
    FilterFormProps {
  readonly reference: ResourceName;
  /** The name of its table for screen readers, and of an exported file. */
  readonly title?: string;
  /** The buttons beside the filters, such as `ListActions`. */
  readonly actions?: ReactNode;
  /** By default {@link Pagination}; `false` for none. */
  readonly pagination?: ReactNode;
}

const noFilter: Values = {};

/** Loads the records that refer to the current one, 25 on a page, and provides them as a list, such as to a `DataTable`. Its state is not in the URL. */
export function ReferenceManyField<Reference extends RaRecord = RaRecord>({
  title,
  filters,
  actions,
  pagination = <Pagination />,
  empty,
  filter = noFilter,
  source = 'id',
  children,
  render,
  ...props
}: ReferenceManyFieldProps<Reference>) {
  return (
    <ReferenceManyFieldBase<RaRecord, Reference>
      {...props}
      source={source}
      filter={filter}
      loading={<Loading />}
      queryOptions={{ onError: () => {} }}
      render={(list) => (
        <ReferencingList
          title={title}
          filters={filters}
          actions={actions}
          target={props.target}
          source={source}
          filter={filter}
          empty={empty}
        >
          {render?.(list) ?? children}
          {pagination}
        </ReferencingList>
      )}
    />
  );
}

interface ReferencingListProps extends FilterFormProps {
  readonly actions: ReactNode;
  readonly title: string | undefined;
  readonly target: string;
  readonly source: string;
  readonly filter: Values;
  readonly empty: ReactNode;
  readonly children: ReactNode;
}

function ReferencingList({ title, filters, actions, target, source, filter, empty, children }: ReferencingListProps) {
  const list = useListContext();
  const record = useRecordContext();
  const resource = useResourceContext() ?? '';
  const abilities = useResourceDeclaration(resource).getList;
  // What always applies is no filter that a user can remove, as in a list.
  const always = { ...filter, [target]: record && fieldOf(record, source) };
  const filterValues = Object.fromEntries(Object.entries(list.filterValues).filter(([name]) => !(name in filter)));
  const setFilters: typeof list.setFilters = (values, ...others) => list.setFilters({ ...values, ...filter }, ...others);
  return (
    <ListContextProvider value={{ ...list, filter: always, filterValues, setFilters }}>
      <ListViewProvider name={`${resource} ${target}`} title={title} abilities={abilities ?? {}}>
        <ListSelection listKey={JSON.stringify([resource, always])}>
          {filters || actions ? <FilterForm filters={filters} actions={actions} /> : null}
          <ListStates empty={empty}>{children}</ListStates>
        </ListSelection>
      </ListViewProvider>
    </ListContextProvider>
  );
}

function Loading() {
  const { t } = useTranslation('form');
  return <PageSkeleton label={t(($) => $.loading)} />;
}
