import { styled } from '@mui/material/styles';
import { useListContext } from 'ra-core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListColumn } from '../ListColumn.ts';
import type { ListDefinition } from '../ListDefinition.ts';
import { useListQuery } from '../useListQuery.ts';
import { RefreshButton } from './RefreshButton.tsx';
import { SearchField } from './SearchField.tsx';
import { SortField } from './SortField.tsx';

interface ListToolbarProps {
  readonly definition: ListDefinition;
  readonly columns: readonly Pick<ListColumn<never>, 'field' | 'label'>[];
  /** What else can be done with the list, beside the refresh. */
  readonly tools: ReactNode;
  /** What the search looks at. */
  readonly searchHint: string;
  /** The filters. */
  readonly children?: ReactNode;
}

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: theme.spacing(1.5, 2),
  paddingBlock: theme.spacing(2.5, 2),
  '& > *': { flex: '1 1 8.5rem', [theme.breakpoints.up('sm')]: { flexBasis: '11rem' } },
  '& > search': { flex: '2 1 16rem' },
  '& > [data-end]': {
    flex: 'none',
    maxWidth: '100%',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: theme.spacing(0.5, 1),
    minHeight: '3rem',
    marginInlineStart: 'auto',
    '& > [role=status]': { marginInlineEnd: theme.spacing(1) },
  },
  '& > [data-fixed]': { flex: 'none', minHeight: '3rem', display: 'flex', alignItems: 'center' },
  '& > [data-narrow]': { [theme.breakpoints.up('sm')]: { display: 'none' } },
}));

/** Search, filters and refresh of a list; and how it is sorted, where there are no column heads for that. */
export function ListToolbar({ definition, columns, tools, searchHint, children }: ListToolbarProps) {
  const { t } = useTranslation('admin');
  const { total, error, isPending } = useListContext();
  const { query, ask } = useListQuery(definition);
  return (
    <Bar>
      <SearchField
        label={t(($) => $.list.search)}
        hint={searchHint}
        searchString={query.searchString}
        onSearch={(searchString, replace) => ask({ searchString }, { replace })}
      />
      {children}
      <div data-narrow>
        <SortField definition={definition} columns={columns} query={query} onSort={ask} />
      </div>
      <div data-end>
        <span role="status">{!isPending && !error && total !== undefined ? t(($) => $.list.count, { count: total }) : null}</span>
        {tools}
        <RefreshButton resource={definition.resource} />
      </div>
    </Bar>
  );
}
