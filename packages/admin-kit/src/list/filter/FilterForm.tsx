import CloseIcon from '@mui/icons-material/Close';
import TuneIcon from '@mui/icons-material/Tune';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Announced, IconButton } from '@realmkit/design-system';
import { FilterLiveForm, useListContext } from 'ra-core';
import { isValidElement, type ReactElement, type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useListView } from '../../listState/ListViewContext.ts';
import { FilterButton } from './FilterButton.tsx';
import type { FilterProps } from './FilterProps.ts';
import { SortField } from './SortField.tsx';

/** The props of {@link FilterForm}. */
export interface FilterFormProps {
  /** The filter inputs; that of `q`, the search, is shown before the others. */
  readonly filters?: readonly ReactElement<FilterProps>[] | undefined;
}

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: theme.spacing(1.5, 2),
  paddingBlock: theme.spacing(2.5, 2),
  '& > form, & > form > div': { display: 'contents' },
  '& > *, & [data-narrowing] > *': { flex: '1 1 13rem', [theme.breakpoints.up('sm')]: { flexBasis: '11rem' } },
  '& search': { flex: '2 1 16rem' },
  '& > [data-end]': {
    flex: 'none',
    maxWidth: '100%',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: theme.spacing(0.5, 1),
    minHeight: '3rem',
    marginInlineStart: 'auto',
    '& > div:first-of-type': { marginInlineEnd: theme.spacing(1) },
    [theme.breakpoints.down('sm')]: { marginInlineStart: 0, '& > button': { paddingInline: theme.spacing(1) } },
  },
  '& [data-fixed]': { flex: 'none', minHeight: '3rem', display: 'flex', alignItems: 'center' },
  '& [data-removable]': { display: 'flex', alignItems: 'end', gap: theme.spacing(0.5), '& > div:first-of-type': { flex: 1 } },
  '& > button': { flex: 'none' },
  '& [data-narrow]': { [theme.breakpoints.up('sm')]: { display: 'none' } },
  // A phone shows the rows first; a button opens filters and sorting.
  [theme.breakpoints.down('sm')]: {
    paddingBlockStart: theme.spacing(1.5),
    '& > button': { paddingInline: theme.spacing(1) },
    '& > form > [data-narrowing]': { display: 'flex', flexWrap: 'wrap', flex: '1 0 100%', gap: 'inherit' },
    '& > form > [data-narrowing="closed"]': { display: 'none' },
  },
}));

const isSearch = ({ props }: ReactElement<FilterProps>) => props.source === 'q';

/**
 * Shows the search, the filters and the tools of a list, and its sorting if there are no column heads. As in react-admin, an input with `alwaysOn` is always
 * there, and any other while it filters or after it was added by {@link FilterButton}. On a phone all but the search are behind one button.
 */
export function FilterForm({ filters = [], actions }: FilterFormProps & { readonly actions?: ReactNode }) {
  const { t } = useTranslation('list');
  const { total, error, isPending, filterValues, setFilters } = useListContext();
  const { table } = useListView();
  const id = useId();
  const [open, setOpen] = useState(false);
  const [added, setAdded] = useState<readonly string[]>([]);
  const isSet = (source: string) => Object.hasOwn(filterValues, source);
  const isShown = ({ props: { alwaysOn, source } }: ReactElement<FilterProps>) => alwaysOn || isSet(source) || added.includes(source);
  const inputs = filters.filter((filter) => !isSearch(filter));
  const count = Object.keys(filterValues).filter((source) => source !== 'q').length;
  const remove = (source: string) => {
    const { [source]: _, ...others } = filterValues;
    setAdded(added.filter((other) => other !== source));
    setFilters(others);
  };
  const values = Object.fromEntries(inputs.flatMap(({ props: { source } }) => (isSet(source) ? [[source, filterValues[source]]] : [])));
  return (
    <Bar>
      {filters.filter(isSearch)}
      {inputs.length > 0 || table.columns.length > 0 ? (
        <Button data-narrow startIcon={<TuneIcon />} aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
          <span>{count === 0 ? t(($) => $.narrowing) : t(($) => $.narrowingOn, { count })}</span>
        </Button>
      ) : null}
      <FilterLiveForm debounce={false} values={values}>
        <div id={id} data-narrowing={open ? 'open' : 'closed'}>
          {inputs.filter(isShown).map((input) => {
            const { source, alwaysOn, label } = input.props;
            if (alwaysOn || label === undefined) return input;
            return (
              <div key={source} data-removable>
                {input}
                <IconButton label={t(($) => $.removeFilter, { filter: label })} onClick={() => remove(source)}>
                  <CloseIcon />
                </IconButton>
              </div>
            );
          })}
          <FilterButton
            filters={inputs.filter((input) => isValidElement(input) && !isShown(input))}
            onAdd={(source) => setAdded([...added, source])}
          />
          <div data-narrow>
            <SortField />
          </div>
        </div>
      </FilterLiveForm>
      <div data-end>
        <Announced>{!isPending && !error && total !== undefined ? t(($) => $.count, { count: total }) : null}</Announced>
        {actions}
      </div>
    </Bar>
  );
}
