import BookmarkBorderIcon from '@mui/icons-material/BookmarkBorder';
import Button from '@mui/material/Button';
import { lazyPart } from '@realmkit/shell';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';

const SavedQueriesDialog = lazyPart(() => import('./SavedQueriesDialog.tsx'));

/** Opens the saved views of a list; react-admin's component of this name shows its saved queries beside the list. */
export function SavedQueriesList() {
  const { t } = useTranslation('list');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button startIcon={<BookmarkBorderIcon />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t(($) => $.views)}
      </Button>
      {open ? (
        <Suspense>
          <SavedQueriesDialog onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
