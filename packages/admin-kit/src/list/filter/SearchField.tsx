import { TextField } from '@realmkit/design-system';
import { useRef, useState } from 'react';
import { useDebouncedEffect } from '../../form/inputs/debounce.ts';
import { maxSearchLength } from '../../listState/url/listQuery.ts';

interface SearchFieldProps {
  readonly label: string;
  /** The fields that the search covers. */
  readonly hint: string;
  /** The search string of the list. */
  readonly searchString: string;
  /** Called once typing pauses; with `replace`, Back skips the search strings in between. */
  readonly onSearch: (searchString: string, replace: boolean) => void;
}

/** Searches while the user types. All searches of one visit to the field are one step for Back. */
export function SearchField({ label, hint, searchString, onSearch }: SearchFieldProps) {
  const [typed, setTyped] = useState<string>();
  /** The searches whose lists have not loaded yet, the newest last. */
  const [pendingSearches, setPendingSearches] = useState<readonly string[]>([]);
  const [lastSearchString, setLastSearchString] = useState(searchString);
  const hasSearched = useRef(false);

  // The field keeps a searched text until its list has loaded, so that letters typed meanwhile are appended to it.
  if (lastSearchString !== searchString) {
    setLastSearchString(searchString);
    const remaining = pendingSearches.slice(pendingSearches.indexOf(searchString) + 1);
    const isExternal = !pendingSearches.includes(searchString);
    setPendingSearches(isExternal ? [] : remaining);
    if ((isExternal || remaining.length === 0) && typed === pendingSearches.at(-1)) setTyped(undefined);
  }
  const commit = (text: string) => {
    const newest = pendingSearches.at(-1) ?? searchString;
    if (text !== newest) {
      onSearch(text, hasSearched.current);
      hasSearched.current = true;
    }
    if (text === searchString) {
      setPendingSearches([]);
      setTyped(undefined);
    } else if (text !== newest) setPendingSearches([...pendingSearches, text]);
  };
  useDebouncedEffect(typed, (text) => {
    if (text !== undefined) commit(text);
  });

  return (
    <search>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (typed !== undefined) commit(typed);
        }}
      >
        <TextField
          label={label}
          type="search"
          placeholder={hint}
          maxLength={maxSearchLength}
          autoComplete="off"
          spellCheck={false}
          value={typed ?? searchString}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={() => {
            hasSearched.current = false;
          }}
        />
      </form>
    </search>
  );
}
