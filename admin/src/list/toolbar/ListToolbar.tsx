import TuneIcon from '@mui/icons-material/Tune';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useListContext } from 'ra-core';
import { type ReactNode, useId, useState } from 'react';
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
  /** The other tools of the list, beside the refresh. */
  readonly tools: ReactNode;
  /** The fields that the search covers. */
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
  '& > *, & > [data-narrowing] > *': { flex: '1 1 13rem', [theme.breakpoints.up('sm')]: { flexBasis: '11rem' } },
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
    [theme.breakpoints.down('sm')]: { marginInlineStart: 0, '& > button': { paddingInline: theme.spacing(1) } },
  },
  '& [data-fixed]': { flex: 'none', minHeight: '3rem', display: 'flex', alignItems: 'center' },
  '& > [data-narrowing]': { display: 'contents' },
  '& > button': { flex: 'none' },
  '& [data-narrow]': { [theme.breakpoints.up('sm')]: { display: 'none' } },
  // A phone shows the rows first; a button opens filters and sorting.
  [theme.breakpoints.down('sm')]: {
    paddingBlockStart: theme.spacing(1.5),
    '& > button': { paddingInline: theme.spacing(1) },
    '& > [data-narrowing]': { display: 'flex', flexWrap: 'wrap', flex: '1 0 100%', gap: 'inherit' },
    '& > [data-narrowing="closed"]': { display: 'none' },
  },
}));

/** Shows search, filters and refresh of a list, and its sorting if there are no column heads. */
export function ListToolbar({ definition, columns, tools, searchHint, children }: ListToolbarProps) {
  const { t } = useTranslation('admin');
  const { total, error, isPending } = useListContext();
  const { query, updateQuery } = useListQuery(definition);
  const id = useId();
  const [open, setOpen] = useState(false);
  const filters = Object.keys(query.filters).length;
  return (
    <Bar>
      <SearchField
        label={t(($) => $.list.search)}
        hint={searchHint}
        searchString={query.searchString}
        onSearch={(searchString, replace) => updateQuery({ searchString }, { replace })}
      />
      <Button data-narrow startIcon={<TuneIcon />} aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        {filters === 0 ? t(($) => $.list.narrowing) : t(($) => $.list.narrowingOn, { count: filters })}
      </Button>
      <div id={id} data-narrowing={open ? 'open' : 'closed'}>
        {children}
        <div data-narrow>
          <SortField definition={definition} columns={columns} query={query} onSort={updateQuery} />
        </div>
      </div>
      <div data-end>
        <span role="status">{!isPending && !error && total !== undefined ? t(($) => $.list.count, { count: total }) : null}</span>
        {tools}
        <RefreshButton />
      </div>
    </Bar>
  );
}
