import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';

/** A page above the current one. */
export interface BreadcrumbPage {
  readonly href: string;
  readonly label: string;
}

/** Links a record's page to the pages above it, its list last; `useListHref` keeps the page, the sort and the search of the list. */
export function Breadcrumb({ pages }: { readonly pages: readonly BreadcrumbPage[] }) {
  const { t } = useTranslation('form');
  return (
    <nav aria-label={t(($) => $.page.path)} style={{ display: 'flex', flexWrap: 'wrap' }}>
      {pages.map(({ href, label }, index) => (
        <Button
          key={href}
          href={href}
          {...(index === pages.length - 1 && { startIcon: <ArrowBackIcon /> })}
          sx={{ marginInlineStart: -1.5, marginBlockEnd: 1 }}
        >
          {label}
        </Button>
      ))}
    </nav>
  );
}
