import { TextField } from '@realmkit/design-system';
import { useEffect, useRef, useState } from 'react';
import { searchLength } from '../url/listQuery.ts';

interface SearchFieldProps {
  readonly label: string;
  /** What the search looks at. */
  readonly hint: string;
  /** What the list is searched for now. */
  readonly searchString: string;
  /** Is called once typing pauses; `replace` asks that Back skips what was searched for meanwhile. */
  readonly onSearch: (searchString: string, replace: boolean) => void;
}

/** How long typing has to pause before the list is searched, in milliseconds. */
const pauseMs = 300;

/** Searches while one types. What was searched for in one go is one step for Back. */
export function SearchField({ label, hint, searchString, onSearch }: SearchFieldProps) {
  const [typed, setTyped] = useState<string>();
  const begun = useRef(false);
  const search = useRef(onSearch);
  useEffect(() => {
    search.current = onSearch;
  });

  const commit = (text: string) => {
    setTyped(undefined);
    if (text === searchString) return;
    search.current(text, begun.current);
    begun.current = true;
  };
  const committed = useRef(commit);
  useEffect(() => {
    committed.current = commit;
  });
  useEffect(() => {
    if (typed === undefined) return;
    const timer = setTimeout(() => committed.current(typed), pauseMs);
    return () => clearTimeout(timer);
  }, [typed]);

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
          maxLength={searchLength}
          autoComplete="off"
          spellCheck={false}
          value={typed ?? searchString}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={() => {
            begun.current = false;
          }}
        />
      </form>
    </search>
  );
}
