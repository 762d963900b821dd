import BookshelfIcon from '@mui/icons-material/CollectionsBookmark';
import LibraryIcon from '@mui/icons-material/MenuBook';
import { LibraryLayout } from '@realmkit/shell';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useServiceWorker } from '../offline/useServiceWorker.ts';
import { usePageTitle } from '../page/usePageTitle.ts';

interface LibraryFrameProps {
  readonly title: string;
  /** The language of the title, where it is not the page's. */
  readonly titleLang?: string | undefined;
  /** The current section; undefined on the page of a book, which belongs to the library. */
  readonly section?: 'library' | 'bookshelf';
  readonly search?: ReactNode;
  readonly choices?: ReactNode;
  readonly summary?: string | undefined;
  readonly children: ReactNode;
}

/** Shows the library layout with its two sections (shell §2). */
export function LibraryFrame({ section, ...rest }: LibraryFrameProps) {
  const { t } = useTranslation('library');
  usePageTitle(rest.title);
  useServiceWorker();
  return (
    <LibraryLayout
      {...rest}
      back={section ? undefined : { label: t(($) => $.book.back), href: '/library' }}
      sections={[
        {
          label: t(($) => $.title),
          href: '/library',
          icon: <LibraryIcon fontSize="small" aria-hidden />,
          current: section !== 'bookshelf',
        },
        {
          label: t(($) => $.shelf.title),
          href: '/library/bookshelf',
          icon: <BookshelfIcon fontSize="small" aria-hidden />,
          current: section === 'bookshelf',
        },
      ]}
      sectionsLabel={t(($) => $.sections)}
      scrollToTopLabel={t(($) => $.toTop)}
    />
  );
}
