import BookshelfIcon from '@mui/icons-material/CollectionsBookmark';
import LibraryIcon from '@mui/icons-material/MenuBook';
import { LibraryLayout, type LibraryLayoutProps } from '@realmkit/shell';
import { useTranslation } from 'react-i18next';
import { useServiceWorker } from '../offline/useServiceWorker.ts';
import { usePageTitle } from '../page/usePageTitle.ts';

interface LibraryFrameProps
  extends Pick<LibraryLayoutProps, 'title' | 'titleLang' | 'search' | 'choices' | 'moreChoices' | 'summary' | 'children'> {
  /** The current section; undefined on the page of a book, which belongs to the library. */
  readonly section?: 'library' | 'bookshelf';
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
