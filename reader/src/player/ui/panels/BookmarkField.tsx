import { styled } from '@mui/material/styles';
import { Button, TextField, token } from '@realmkit/design-system';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFocusReturn } from '../../controls/useFocusReturn.ts';
import { toolbarHeight } from '../bars/bars.ts';

const Form = styled('form')({
  position: 'absolute',
  insetBlockStart: toolbarHeight,
  insetInlineEnd: 0,
  // Above the window of a sign-language video.
  zIndex: `calc(${token('zIndex.drawer')} + 1)`,
  display: 'grid',
  gap: token('space.150'),
  width: 'min(22rem, 100%)',
  padding: token('space.200'),
  backgroundColor: token('color.surface.raised'),
  border: `${token('border.thin')} solid ${token('color.border.divider')}`,
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
