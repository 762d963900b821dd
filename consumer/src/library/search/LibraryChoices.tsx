import { SelectField } from '@realmkit/design-system';
import { useLocale } from '@realmkit/shell';
import { useTranslation } from 'react-i18next';
import { languageNames, languageOf, standingAlone } from '../languageNames.ts';
import type { FoundMeta } from '../libraryQueries.ts';
import { languagesToChoose } from './languageCounts.ts';
import { ages, allLanguages, bookKinds, type LibrarySearch, librarySorts, subjects } from './librarySearch.ts';

interface ChoicesProps {
  readonly search: LibrarySearch;
  /** The service's answer to the search, as far as there is one. */
  readonly meta: FoundMeta;
  readonly onChange: (next: Partial<LibrarySearch>) => void;
}

/** The value of a choice that limits nothing. */
const any = '';

/** Shows the choices of the books' language and of the order. */
export function LibraryChoices({ search, language, meta, onChange }: ChoicesProps & { readonly language: string }) {
  const { t } = useTranslation('library');
  const { locale } = useLocale();
  const nameOf = languageNames(locale);
  const languages = languagesToChoose(meta, language, languageOf(locale))
    .map((value) => ({ value, label: standingAlone(nameOf(value), locale) }))
    .sort((one, other) => one.label.localeCompare(other.label, locale));
  return (
    <>
      <SelectField
        label={t(($) => $.book.language)}
        value={language}
        options={[{ value: allLanguages, label: t(($) => $.languages.all) }, ...languages]}
        onChange={(value) => onChange({ language: value })}
      />
      <SelectField
        label={t(($) => $.sortBy)}
        value={search.sort}
        options={librarySorts.map((value) => ({ value, label: t(($) => $.sort[value]) }))}
        onChange={(value) => onChange({ sort: librarySorts.find((known) => known === value) ?? 'relevance' })}
      />
    </>
  );
}

/** Shows the choices of age, subject and kind of book. */
export function LibraryFilters({ search, meta, onChange }: ChoicesProps) {
  const { t } = useTranslation('library');
  const { locale } = useLocale();
  const years = new Intl.NumberFormat(locale, { style: 'unit', unit: 'year', unitDisplay: 'long' });
  // A service that does not count readable books may not know the filter either.
  const kinds = bookKinds.filter((kind) => kind !== 'readable' || search.only === kind || meta?.readableCount !== undefined);
  return (
    <>
      <SelectField
        label={t(($) => $.book.ages)}
        value={String(search.age ?? any)}
        options={[
          { value: any, label: t(($) => $.filters.allAges) },
          ...ages.map((age) => ({ value: String(age), label: years.format(age) })),
        ]}
        onChange={(value) => onChange({ age: ages.find((age) => String(age) === value) })}
      />
      <SelectField
        label={t(($) => $.book.subject)}
        value={search.subject ?? any}
        options={[
          { value: any, label: t(($) => $.filters.allSubjects) },
          ...subjects.map((value) => ({ value, label: t(($) => $.subjects[value]) })),
        ]}
        onChange={(value) => onChange({ subject: subjects.find((known) => known === value) })}
      />
      <SelectField
        label={t(($) => $.only.title)}
        value={search.only ?? any}
        options={[{ value: any, label: t(($) => $.only.all) }, ...kinds.map((value) => ({ value, label: t(($) => $.only[value]) }))]}
        onChange={(value) => onChange({ only: bookKinds.find((kind) => kind === value) })}
      />
    </>
  );
}
