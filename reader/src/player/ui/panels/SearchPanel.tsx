import { styled } from '@mui/material/styles';
import { Button, Checkbox, Progress, TextField, token } from '@realmkit/design-system';
import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { maxPassages } from '../../place/searchBook.ts';
import { chapterTitle } from '../../publication/navigation.ts';
import { type OpenReader, useStateOf } from '../useReader.ts';
import { SearchResults } from './SearchResults.tsx';

const Form = styled('form')({ display: 'grid', gap: token('space.150'), marginBlockEnd: token('space.200') });

interface SearchPanelProps {
  readonly open: OpenReader;
  readonly lang: string | undefined;
}

/** Shows the search of the book; results appear as they are found, and the search can be cancelled. A chosen result closes the drawer, which covers the text. */
export function SearchPanel({ open: { reader, controls }, lang }: SearchPanelProps) {
  const { t } = useTranslation('reader');
  const { search, navigation } = useStateOf(reader.state, 'search', 'navigation');
  const [words, setWords] = useState(search?.words ?? '');
  const [matchCase, setMatchCase] = useState(search?.matchCase ?? false);
  const [wholeWords, setWholeWords] = useState(search?.wholeWords ?? false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus({ preventScroll: true }), []);

  const titleOf = useCallback((href: string) => chapterTitle(navigation.contents, href), [navigation.contents]);
  const choose = useCallback(
    (position: number) => {
      controls.closeMenu();
      void reader.search.choose(position);
    },
    [reader, controls],
  );
  const start = (event: FormEvent) => {
    event.preventDefault();
    void reader.search.start(words, { matchCase, wholeWords });
  };
  const count = search?.passages.length ?? 0;
  const status = () => {
    if (!search || search.isSearching) return null;
    const found = count === maxPassages ? t(($) => $.search.foundMost, { count }) : t(($) => $.search.found, { count });
    return search.isIncomplete ? `${found}. ${t(($) => $.search.incomplete)}` : found;
  };

  return (
    <>
      <Form role="search" onSubmit={start}>
        <TextField
          ref={field}
          label={t(($) => $.search.words)}
          value={words}
          onChange={(event) => setWords(event.target.value)}
          enterKeyHint="search"
        />
        <div>
          <Checkbox checked={wholeWords} onChange={setWholeWords}>
            {t(($) => $.search.wholeWords)}
          </Checkbox>
          <Checkbox checked={matchCase} onChange={setMatchCase}>
            {t(($) => $.search.matchCase)}
          </Checkbox>
        </div>
        <Button type="submit" variant="contained" disabled={words.trim() === ''}>
          {t(($) => $.search.start)}
        </Button>
      </Form>
      {search?.isSearching ? (
        <Progress
          label={t(($) => $.search.searching)}
          value={undefined}
          cancelLabel={t(($) => $.search.cancel)}
          onCancel={reader.search.cancel}
        />
      ) : null}
      <p role="status">{status()}</p>
      <div lang={lang}>
        <SearchResults passages={search?.passages ?? []} current={search?.current} titleOf={titleOf} onChoose={choose} />
      </div>
    </>
  );
}
