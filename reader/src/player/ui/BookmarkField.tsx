import { styled } from '@mui/material/styles';
import { Button, TextField, token } from '@realmkit/design-system';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFocusReturn } from './useFocusReturn.ts';

const Form = styled('form')({
  position: 'absolute',
  insetBlockStart: '3.5rem',
  insetInlineEnd: 0,
  // Above the window of a sign-language video.
  zIndex: 1201,
  display: 'grid',
  gap: '0.75rem',
  width: 'min(22rem, 100%)',
  padding: '1rem',
  backgroundColor: token('color.surface.raised'),
  border: `1px solid ${token('color.border.divider')}`,
  boxShadow: token('shadow.floating'),
});

interface BookmarkFieldProps {
  /** The label of the current entry of the table of contents (reader §5). */
  readonly firstName: string;
  readonly onSave: (name: string) => void;
}

/** Shows the field for the name of a new bookmark. */
export function BookmarkField({ firstName, onSave }: BookmarkFieldProps) {
  const { t } = useTranslation('reader');
  const [name, setName] = useState(firstName);
  useFocusReturn();
  const save = (event: FormEvent) => {
    event.preventDefault();
    onSave(name.trim() || firstName);
  };
  return (
    <Form onSubmit={save}>
      <TextField
        label={t(($) => $.bookmarks.name)}
        value={name}
        maxLength={255}
        ref={(input) => input?.focus()}
        onChange={(event) => setName(event.target.value)}
      />
      <Button type="submit" variant="contained">
        {t(($) => $.bookmarks.save)}
      </Button>
    </Form>
  );
}
