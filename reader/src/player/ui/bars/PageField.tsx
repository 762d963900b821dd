import { styled } from '@mui/material/styles';
import { Button, TextField, token } from '@realmkit/design-system';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type BookPages, pageBounds } from '../../place/pageNumbers.ts';

const Form = styled('form')({
  display: 'flex',
  alignItems: 'flex-start',
  gap: token('space.100'),
  marginBlockStart: token('space.200'),
  paddingInline: token('space.050'),
  '& > :not(:last-child)': { flex: 1 },
  // Level with the input below its label.
  '& > button': { marginBlockStart: `calc(${token('font.size.label')} * ${token('font.lineHeight.compact')} + ${token('space.100')})` },
});

interface PageFieldProps {
  readonly pages: BookPages;
  /** Goes to the page that was typed; returns false if the book has no such page. */
  readonly onGo: (typed: string) => boolean;
}

/** Shows the field that goes to a page by its number: printed pages may also be roman numbers or letters. */
export function PageField({ pages, onGo }: PageFieldProps) {
  const { t } = useTranslation('reader');
  const [typed, setTyped] = useState('');
  const [unknown, setUnknown] = useState<string>();
  const { first, last } = pageBounds(pages);
  const hint = pages.kind === 'printed' ? t(($) => $.places.printed, { first, last }) : t(($) => $.places.counted, { last });
  const isNumeric = pages.kind !== 'printed' || pages.pages.every(({ label }) => /^\d+$/.test(label));
  const go = (event: FormEvent) => {
    event.preventDefault();
    const page = typed.trim();
    if (page && !onGo(page)) setUnknown(page);
  };
  return (
    <Form onSubmit={go} noValidate>
      <TextField
        label={t(($) => $.page.goTo)}
        value={typed}
        inputMode={isNumeric ? 'numeric' : 'text'}
        autoComplete="off"
        enterKeyHint="go"
        maxLength={20}
        error={unknown !== undefined}
        helperText={unknown === undefined ? hint : `${t(($) => $.places.unknown, { page: unknown })} ${hint}`}
        onChange={(event) => {
          setTyped(event.target.value);
          setUnknown(undefined);
        }}
      />
      <Button type="submit">{t(($) => $.places.go)}</Button>
    </Form>
  );
}
