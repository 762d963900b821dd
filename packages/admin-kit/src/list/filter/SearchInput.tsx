import { useTranslation } from 'react-i18next';
import { useListQuery } from '../../listState/url/useListQuery.ts';
import type { FilterProps } from './FilterProps.ts';
import { SearchField } from './SearchField.tsx';

/** The props of {@link SearchInput}. */
export interface SearchInputProps extends FilterProps {
  /** By default "Search". */
  readonly label?: string;
  /** The fields that the search covers. */
  readonly placeholder?: string;
}

/**
 * Searches a list while the user types; `source` is `q`. It is no input of a form: letters that are typed before the last search has loaded are kept, and all
 * searches of one visit to the field are one step for Back.
 */
export function SearchInput({ label, placeholder = '' }: SearchInputProps) {
  const { t } = useTranslation('list');
  const { query, updateQuery } = useListQuery();
  return (
    <SearchField
      label={label ?? t(($) => $.search)}
      hint={placeholder}
      searchString={query.searchString}
      onSearch={(searchString, replace) => updateQuery({ searchString }, { replace })}
    />
  );
}
