import { styled } from '@mui/material/styles';
import { token, visuallyHidden } from '@realmkit/design-system';

/** The scroll container of a table that can be wider than the page; it needs a name, a role and a tab stop. */
export const TableFrame = styled('div')({
  overflowX: 'auto',
  borderRadius: token('radius.card'),
  border: `${token('border.thin')} solid ${token('color.border.divider')}`,
});

/** A table without sorting, paging or filters; on narrow screens the cells of a row are stacked. */
export const StaticTable = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  '& th, & td': { padding: theme.spacing(0.5, 1.5), textAlign: 'start' },
  '& thead th': { color: token('color.text.muted'), fontWeight: token('font.weight.medium') },
  '& tbody tr': { borderBlockStart: `${token('border.thin')} solid ${token('color.border.divider')}` },
  [theme.breakpoints.down('sm')]: {
    display: 'block',
    '& thead, & tbody': { display: 'block' },
    '& tr': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', paddingBlock: theme.spacing(1) },
    '& tbody > tr > *': { paddingBlock: theme.spacing(0.25) },
    '& td:empty': { display: 'none' },
    // Most cells are clear without their column head; a head with a control stays.
    '& td[data-label]::before': { content: 'attr(data-label) ": "', color: token('color.text.muted') },
    '& thead th:not(:has(input))': visuallyHidden,
    '& thead tr': { paddingBlock: 0 },
  },
}));
