import BookmarkBorderIcon from '@mui/icons-material/BookmarkBorder';
import Button from '@mui/material/Button';
import { lazyPart } from '@realmkit/shell';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListDefinition } from '../ListDefinition.ts';
import type { ListPreferences } from './listPreferences.ts';

const ViewsDialog = lazyPart(() => import('./ViewsDialog.tsx'));

interface ViewsButtonProps {
  readonly definition: ListDefinition;
  readonly preferences: ListPreferences;
  readonly onPreferences: (next: ListPreferences) => void;
}

/** Opens the saved views of a list. */
export function ViewsButton(views: ViewsButtonProps) {
  const { t } = useTranslation('admin');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button startIcon={<BookmarkBorderIcon />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t(($) => $.list.views)}
      </Button>
      {open ? (
        <Suspense>
          <ViewsDialog {...views} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
