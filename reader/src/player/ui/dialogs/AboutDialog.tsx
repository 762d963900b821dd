import { styled } from '@mui/material/styles';
import { BookCover, Button, DescriptionItem, DescriptionList, token } from '@realmkit/design-system';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readAccessibility } from '../../publication/accessibilityMetadata.ts';
import { type BookMetadata, contributorRoles, readMetadata } from '../../publication/bookMetadata.ts';
import type { Publication } from '../../publication/Publication.ts';
import { parseXml } from '../../publication/parseXml.ts';
import type { Reader } from '../../reader/Reader.ts';
import { AccessibilityStatements } from './AccessibilityStatements.tsx';
import { ModalWindow } from './ModalWindow.tsx';
import { formatPublicationDate } from './publicationDate.ts';

const Head = styled('div')({
  display: 'flex',
  gap: token('space.200'),
  marginBlock: `${token('space.150')} ${token('space.250')}`,
  '& > :not(:last-child)': { flex: 'none', width: '6rem', alignSelf: 'flex-start' },
  '& > div': { minWidth: 0 },
  '& p': { margin: `${token('space.050')} 0` },
  '& strong': { fontSize: token('font.size.h3') },
});
const Section = styled('section')({
  marginBlock: token('space.250'),
  '& > h3': { margin: `0 0 ${token('space.100')}`, fontSize: token('font.size.body') },
});
const Role = styled('span')({ color: token('color.text.muted') });
const Paragraphs = styled('div')({ '& > p': { margin: 0 }, '& > p + p': { marginBlockStart: token('space.100') } });

interface AboutDialogProps {
  readonly reader: Reader;
  readonly publication: Publication;
  readonly locale: string;
  readonly onClose: () => void;
  /** Further sections, after the title and before the details: what can be done with this book. */
  readonly children?: ReactNode;
}

/** Returns the loadable URL of the cover; undefined until it is known, and for a book without one. */
function useCover(reader: Reader, publication: Publication, coverId: string | undefined): string | undefined {
  const [src, setSrc] = useState<string>();
  const item = coverId === undefined ? undefined : publication.manifest.get(coverId);
  const href = item?.mediaType.startsWith('image/') ? item.href : undefined;
  useEffect(() => {
    let current = true;
    if (href)
      void reader.loadableUrl(href).then(
        (url) => current && setSrc(url),
        // Not reported: a cover is drawn from the title instead.
        () => {},
      );
    return () => {
      current = false;
    };
  }, [reader, href]);
  return src;
}

/** Shows what a book says about itself: its title page, its details and its accessibility (decision 0039). */
export function AboutDialog({ reader, publication, locale, onClose, children }: AboutDialogProps) {
  const { t } = useTranslation('reader');
  const { metadata, accessibility } = useMemo(() => {
    const document = parseXml(publication.packageFile.text);
    return { metadata: readMetadata(document), accessibility: readAccessibility(document) };
  }, [publication]);
  const cover = useCover(reader, publication, metadata.coverId);
  const lang = publication.language || undefined;
  const { text: title, direction } = publication.title;
  const author = metadata.contributors.find(({ role }) => role === 'author')?.name;
  const named = contributorRoles.flatMap((role) => {
    const names = metadata.contributors.filter((one) => one.role === role).map(({ name }) => name);
    return names.length > 0 ? [{ role, names: names.join(', ') }] : [];
  });
  return (
    <ModalWindow title={t(($) => $.about.title)} onClose={onClose}>
      <Head>
        <BookCover title={title} src={cover} {...(author ? { author } : {})} />
        <div>
          <p lang={lang} dir={direction}>
            <strong>{title}</strong>
          </p>
          {named.map(({ role, names }) => (
            <p key={role}>
              <Role>{t(($) => $.about.roles[role])}</Role> <bdi lang={lang}>{names}</bdi>
            </p>
          ))}
        </div>
      </Head>
      {children}
      <Details metadata={metadata} lang={lang} locale={locale} />
      <Section>
        <h3>{t(($) => $.about.accessibility)}</h3>
        <AccessibilityStatements accessibility={accessibility} lang={lang} />
      </Section>
      <Button variant="contained" onClick={onClose}>
        {t(($) => $.close)}
      </Button>
    </ModalWindow>
  );
}

interface DetailsProps {
  readonly metadata: BookMetadata;
  readonly lang: string | undefined;
  readonly locale: string;
}

function Details({ metadata, lang, locale }: DetailsProps) {
  const { t } = useTranslation('reader');
  const languageName = (tag: string): string => {
    try {
      return new Intl.DisplayNames(locale, { type: 'language' }).of(tag) ?? tag;
    } catch {
      // Not reported: the book writes a language that is no tag.
      return tag;
    }
  };
  const { isbn, identifier, published, description } = metadata;
  const inBook = (texts: readonly string[]) => texts.length > 0 && <bdi lang={lang}>{texts.join(', ')}</bdi>;
  const rows: readonly (readonly [string, ReactNode])[] = [
    [t(($) => $.about.publisher), inBook(metadata.publishers)],
    [t(($) => $.about.published), published && formatPublicationDate(published, locale)],
    [t(($) => $.about.language), metadata.languages.map(languageName).join(', ')],
    isbn ? [t(($) => $.about.isbn), isbn] : [t(($) => $.about.identifier), identifier],
    [
      t(($) => $.about.description),
      description.length > 0 && (
        <Paragraphs lang={lang}>
          {description.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </Paragraphs>
      ),
    ],
    [t(($) => $.about.subjects), inBook(metadata.subjects)],
    [t(($) => $.about.pageSource), inBook(metadata.pageSource ? [metadata.pageSource] : [])],
    [t(($) => $.about.rights), inBook(metadata.rights)],
  ];
  return (
    <DescriptionList layout="stacked">
      {rows.map(([name, value]) =>
        value ? (
          <DescriptionItem key={name} name={name}>
            {value}
          </DescriptionItem>
        ) : null,
      )}
    </DescriptionList>
  );
}
