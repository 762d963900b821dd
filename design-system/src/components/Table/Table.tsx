import { styled } from '@mui/material/styles';
import type { ComponentPropsWithRef } from 'react';
import { visuallyHidden } from '../../theme/visuallyHidden.ts';
import { token } from '../../tokens/token.ts';

/** The props of {@link Table}; its children are native `thead` and `tbody`. */
export interface TableProps extends ComponentPropsWithRef<'table'> {
  label: string | undefined;
  /** In a frame of its own, with rows as high as what is in them. */
  dense?: boolean;
  /** On phones the cells of a row stand below one another; one with `data-label` says of which column it is. */
  stacked?: boolean;
  /** False if its head has buttons, through which the keyboard scrolls, and in a dialog, which would focus the table first. */
  hasTabStop?: boolean;
}

const line = `${token('border.thin')} solid ${token('color.border.divider')}`;

const Scroll = styled('div')(({ theme }) => ({
  overflowX: 'auto',
  '& > table': { width: '100%', borderCollapse: 'collapse' },
  '& th, & td': { padding: `${token('space.050')} ${token('space.200')}`, borderBlockEnd: line, textAlign: 'start' },
  '& tbody th, & tbody td': {
    height: '3.25rem',
    fontSize: token('font.size.label'),
    fontWeight: token('font.weight.regular'),
    lineHeight: token('font.lineHeight.body'),
  },
  '& [data-numeric]': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
  '& tbody tr:hover': { backgroundColor: token('color.action.hover') },
  '& thead th': {
    color: token('color.text.muted'),
    fontSize: token('font.size.caption'),
    fontWeight: token('font.weight.medium'),
    lineHeight: `calc(${token('font.size.body')} * ${token('font.lineHeight.body')})`,
  },
  '& tbody th[scope="colgroup"]': { backgroundColor: token('color.surface.sunken') },
  '&:where([data-dense])': {
    border: line,
    borderRadius: token('radius.card'),
    '& th, & td': { padding: theme.spacing(1, 1.5), verticalAlign: 'top' },
    '& tbody :is(th, td)': { height: 'auto' },
    '& tbody tr:last-of-type > *': { borderBlockEnd: 0 },
  },
  '&:where([data-stacked])': {
    [theme.breakpoints.down('sm')]: {
      '& table, & thead, & tbody': { display: 'block' },
      '& tr': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', paddingBlock: theme.spacing(1) },
      '& tbody tr + tr': { borderBlockStart: line },
      '& tbody > tr > *': { border: 0, paddingBlock: theme.spacing(0.25) },
      '& td:empty': { display: 'none' },
      '& td[data-label]::before': { content: 'attr(data-label) ": "', color: token('color.text.muted') },
      // Most cells are clear without their column head; a head with a control stays.
      '& thead th:not(:has(input))': visuallyHidden,
      '& thead tr': { paddingBlock: 0 },
    },
  },
}));

/** Renders a table that scrolls sideways, also by keyboard, where it is wider than its place. The cell that names a row is a `th` of the row. */
export function Table({ label, dense = false, stacked = false, hasTabStop = true, className, ...table }: TableProps) {
  return (
    <Scroll
      className={className}
      data-dense={dense || undefined}
      data-stacked={stacked || undefined}
      {...(hasTabStop && { tabIndex: 0, role: 'region', 'aria-label': label })}
    >
      <table aria-label={label} {...table} />
    </Scroll>
  );
}
