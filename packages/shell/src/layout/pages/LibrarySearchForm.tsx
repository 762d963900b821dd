import { styled } from '@mui/material/styles';
import { Button, TextField } from '@realmkit/design-system';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useGoTo } from '../../navigation/useGoTo.ts';

const Form = styled('form')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: theme.spacing(1),
  width: 'min(26rem, 100%)',
  marginBlockStart: theme.spacing(1),
  textAlign: 'start',
  '& > :first-of-type': { flex: '1 1 12rem' },
  '& > button': { minHeight: '3rem' },
}));

/** Renders a search that leads to the library with its words. */
export function LibrarySearchForm() {
  const { t } = useTranslation('shell');
  const goTo = useGoTo();
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const words = String(new FormData(event.currentTarget).get('q')).trim();
    goTo(words === '' ? '/library' : `/library?${new URLSearchParams({ q: words })}`);
  };
  return (
    <Form role="search" action="/library" onSubmit={search}>
      <TextField type="search" name="q" label={t(($) => $.errorPage.searchLibrary)} maxLength={100} autoComplete="off" />
      <Button type="submit" variant="outlined">
        {t(($) => $.errorPage.search)}
      </Button>
    </Form>
  );
}
