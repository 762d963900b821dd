import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { SelectField, token } from '@realmkit/design-system';
import { useListContext } from 'ra-core';
import { useTranslation } from 'react-i18next';
import { useListQuery } from '../../listState/url/useListQuery.ts';
import { PageLinks } from './PageLinks.tsx';
import { isTruncated, pageCount, pageSizes, rangeOf } from './pageSizes.ts';

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

const RowsSelect = styled(SelectField)({
  '&&': { display: 'flex', alignItems: 'center', gap: token('space.150') },
  '& > label': { fontWeight: token('font.weight.regular') },
  '& > label + div': { minHeight: token('size.target') },
});

/**
 * Shows the range of the visible rows, the page size and the links to the other pages. The links are hrefs, as any other of the platform: react-admin's
 * buttons cannot be opened in another tab, nor bookmarked. A list without a URL, as in a `ReferenceManyField`, has buttons.
 */
export function Pagination() {
  const { t } = useTranslation('list');
  const { data = [], total, hasNextPage = false } = useListContext();
  const { query, hrefOf, updateQuery } = useListQuery();
  const { page, itemsPerPage } = query;
  const range = rangeOf(page, itemsPerPage, data.length);
  const sizes = pageSizes.some((size) => size === itemsPerPage) ? pageSizes : [...pageSizes, itemsPerPage];
  return (
    <Bar>
      <Typography variant="body2">
        <span>{total === undefined ? t(($) => $.pager.rangeOfMore, { ...range }) : t(($) => $.pager.range, { ...range, total })}</span>
        {isTruncated(total, itemsPerPage) ? <span>{` ${t(($) => $.pager.cut)}`}</span> : null}
      </Typography>
      <RowsSelect
        label={t(($) => $.pager.rows)}
        value={String(itemsPerPage)}
        onChange={(size) => updateQuery({ itemsPerPage: Number(size) })}
        options={sizes.map((size) => ({ value: String(size), label: size === -1 ? t(($) => $.pager.all) : String(size) }))}
      />
      <PageLinks
        page={page}
        count={pageCount(total, itemsPerPage) ?? page + (hasNextPage ? 1 : 0)}
        hrefOf={hrefOf && ((number) => hrefOf({ page: number }))}
        onChange={(number) => updateQuery({ page: number })}
      />
    </Bar>
  );
}
