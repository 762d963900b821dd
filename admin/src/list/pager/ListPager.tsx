import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { token } from '@realmkit/design-system';
import { useListContext } from 'ra-core';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../../fields/SelectField.tsx';
import type { ListDefinition } from '../ListDefinition.ts';
import { useListQuery } from '../useListQuery.ts';
import { PageLinks } from './PageLinks.tsx';
import { isCut, pageCount, pageSizes, rangeOf } from './pageSizes.ts';

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(1, 3),
  padding: theme.spacing(1, 2),
  color: token('color.text.muted'),
  '& > p': { marginInlineEnd: 'auto' },
}));

/** Which rows are on show, how many a page has, and the way to the other pages. */
export function ListPager({ definition }: { readonly definition: ListDefinition }) {
  const { t } = useTranslation('admin');
  const { data = [], total, hasNextPage = false } = useListContext();
  const { query, addressOf, ask } = useListQuery(definition);
  const { page, itemsPerPage } = query;
  const range = rangeOf(page, itemsPerPage, data.length);
  const sizes = pageSizes.some((size) => size === itemsPerPage) ? pageSizes : [...pageSizes, itemsPerPage];
  return (
    <Bar>
      <Typography variant="body2">
        {total === undefined ? t(($) => $.pager.rangeOfMore, { ...range }) : t(($) => $.pager.range, { ...range, total })}
        {isCut(total, itemsPerPage) ? ` ${t(($) => $.pager.cut)}` : null}
      </Typography>
      <SelectField
        inline
        label={t(($) => $.pager.rows)}
        value={String(itemsPerPage)}
        onChange={(size) => ask({ itemsPerPage: Number(size) })}
        options={sizes.map((size) => ({ value: String(size), label: size === -1 ? t(($) => $.pager.all) : String(size) }))}
      />
      <PageLinks
        page={page}
        count={pageCount(total, itemsPerPage) ?? page + (hasNextPage ? 1 : 0)}
        addressOf={(number) => addressOf({ page: number })}
      />
    </Bar>
  );
}
