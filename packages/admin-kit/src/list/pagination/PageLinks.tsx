import Pagination from '@mui/material/Pagination';
import PaginationItem from '@mui/material/PaginationItem';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Link } from '@realmkit/design-system';
import { useTranslation } from 'react-i18next';

interface PageLinksProps {
  readonly page: number;
  readonly count: number;
  /** Returns the href of a page; without it, the pages are buttons. */
  readonly hrefOf: ((page: number) => string) | undefined;
  readonly onChange: (page: number) => void;
}

const steps = ['first', 'previous', 'next', 'last'] as const;

const isStep = (type: string): type is (typeof steps)[number] => steps.some((step) => step === type);

/** Renders links to the pages of a list, so that each can be opened, bookmarked and returned to like any other URL; buttons where it has no URL. */
export function PageLinks({ page, count, hrefOf, onChange }: PageLinksProps) {
  const { t } = useTranslation('list');
  const wide = useMediaQuery((theme: Theme) => theme.breakpoints.up('sm'), { noSsr: true });
  if (count <= 1) return null;
  return (
    <Pagination
      page={page}
      count={count}
      siblingCount={wide ? 1 : 0}
      shape="rounded"
      {...(!hrefOf && { onChange: (_, number) => onChange(number) })}
      aria-label={t(($) => $.pager.pages)}
      getItemAriaLabel={(type, number) => (isStep(type) ? t(($) => $.pager.go[type]) : t(($) => $.pager.page, { page: number }))}
      renderItem={(item) => {
        // A number has an element of its own: in the next list its place may have an icon, or another number.
        const shown = { ...item, page: <span>{item.page}</span> };
        return !hrefOf || item.disabled || item.page === null ? (
          <PaginationItem {...shown} />
        ) : (
          <PaginationItem {...shown} component={Link} href={hrefOf(item.page)} />
        );
      }}
    />
  );
}
