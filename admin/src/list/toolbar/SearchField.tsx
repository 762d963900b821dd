import { TextField } from '@realmkit/design-system';
import { useRef, useState } from 'react';
import { useDebouncedEffect } from '../../fields/debounce.ts';
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

/** Searches while one types. What was searched for in one go is one step for Back. */
export function SearchField({ label, hint, searchString, onSearch }: SearchFieldProps) {
  const [typed, setTyped] = useState<string>();
  /** What was asked for and is not there yet, the newest last. */
  const [asked, setAsked] = useState<readonly string[]>([]);
  const [seen, setSeen] = useState(searchString);
  const begun = useRef(false);

  // What was asked for stays in the field until the list is there: a letter typed meanwhile belongs behind it.
  if (seen !== searchString) {
    setSeen(searchString);
    const left = asked.slice(asked.indexOf(searchString) + 1);
    const isForeign = !asked.includes(searchString);
    setAsked(isForeign ? [] : left);
    if ((isForeign || left.length === 0) && typed === asked.at(-1)) setTyped(undefined);
  }
  const commit = (text: string) => {
    const newest = asked.at(-1) ?? searchString;
    if (text !== newest) {
      onSearch(text, begun.current);
      begun.current = true;
    }
    if (text === searchString) {
      setAsked([]);
      setTyped(undefined);
    } else if (text !== newest) setAsked([...asked, text]);
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
