import { styled } from '@mui/material/styles';
import { Button, Progress, TextField, token } from '@realmkit/design-system';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Passage } from '../place/searchBook.ts';
import type { Reader } from '../reader/Reader.ts';

const Form = styled('form')({ display: 'grid', gap: '0.75rem', marginBlockEnd: '1rem' });
const Results = styled('ol')({ listStyle: 'none', margin: 0, padding: 0 });
const Result = styled('button')({
  width: '100%',
  minHeight: token('size.target'),
  padding: '0.5rem 0.75rem',
  border: 0,
  borderBlockEnd: `1px solid ${token('color.border.divider')}`,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  lineHeight: 1.4,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  outlineOffset: '-3px',
  '&:hover': { backgroundColor: token('color.action.hover') },
  '& mark': { backgroundColor: token('color.reader.marked'), color: token('color.reader.text') },
});

interface SearchPanelProps {
  readonly reader: Reader;
  readonly lang: string | undefined;
}

/** Shows the search of the book; results appear as they are found, and the search can be cancelled. */
export function SearchPanel({ reader, lang }: SearchPanelProps) {
  const { t } = useTranslation('reader');
  const [words, setWords] = useState('');
  const [passages, setPassages] = useState<readonly Passage[]>();
  const [searching, setSearching] = useState<AbortController>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const start = (event: FormEvent) => {
    event.preventDefault();
    running.current?.abort();
    const own = new AbortController();
    running.current = own;
    setPassages([]);
    setSearching(own);
    void reader.search(words, own.signal, setPassages).finally(() => {
      if (running.current === own) setSearching(undefined);
    });
  };
  const cancel = () => {
    running.current?.abort();
    setSearching(undefined);
  };

  return (
    <>
      <Form role="search" onSubmit={start}>
        <TextField
          label={t(($) => $.search.words)}
          value={words}
          onChange={(event) => setWords(event.target.value)}
          enterKeyHint="search"
        />
        <Button type="submit" variant="contained" disabled={words.trim() === ''}>
          {t(($) => $.search.start)}
        </Button>
      </Form>
      {searching ? (
        <Progress label={t(($) => $.search.searching)} value={undefined} cancelLabel={t(($) => $.search.cancel)} onCancel={cancel} />
      ) : null}
      <p role="status">{passages && !searching ? t(($) => $.search.found, { count: passages.length }) : null}</p>
      <Results lang={lang}>
        {passages?.map(({ cfi, before, match, after }) => (
          <li key={cfi}>
            <Result type="button" onClick={() => void reader.goToCfi(cfi)}>
              {before}
              <mark>{match}</mark>
              {after}
            </Result>
          </li>
        ))}
      </Results>
    </>
  );
}
