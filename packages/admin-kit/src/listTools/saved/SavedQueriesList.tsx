import BookmarkBorderIcon from '@mui/icons-material/BookmarkBorder';
import Button from '@mui/material/Button';
import { lazyPart } from '@realmkit/shell';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

const SavedQueriesDialog = lazyPart(async () => (await import('./SavedQueriesDialog.tsx')).SavedQueriesDialog, { texts: ['listTools'] });

/** Opens the saved views of a list; react-admin's component of this name shows its saved queries beside the list. */
export function SavedQueriesList() {
  const { t } = useTranslation('list');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button startIcon={<BookmarkBorderIcon />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t(($) => $.views)}
      </Button>
      {open ? <SavedQueriesDialog onClose={() => setOpen(false)} /> : null}
    </>
  );
}
