import Stack from '@mui/material/Stack';
import { Button } from '@realmkit/design-system';
import { useClients } from '@realmkit/shell';
import { useQueries } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { QueryAlert } from '../../page/QueryAlert.tsx';
import type { KnownUser } from '../../page/UserGate.tsx';
import { shelfQuery } from '../libraryQueries.ts';
import { shelvesOf } from '../shelf/shelvesOf.ts';
import { useShelfChange } from '../shelf/useShelfChange.ts';

/** Shows a button for each shelf that the user may change, which adds or removes the book. */
export function OnShelves({ user, bookId }: { readonly user: KnownUser; readonly bookId: string }) {
  const { t } = useTranslation('library');
  const clients = useClients();
  const { isPending, change } = useShelfChange();
  const shelves = shelvesOf(user).filter(({ mayChange }) => mayChange);
  const known = useQueries({ queries: shelves.map(({ owner }) => shelfQuery(clients, owner)) });
  const failed = known.find(({ error }) => error);
  if (failed) return <QueryAlert query={failed} />;
  return (
    <Stack direction="row" spacing={1.5} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {shelves.map(({ owner, name }, index) => {
        const there = known[index]?.data?.some((entry) => entry.bookId === bookId) === true;
        return (
          <Button
            key={owner.id}
            variant="outlined"
            aria-disabled={isPending}
            onClick={() => change({ action: there ? 'remove' : 'add', owner, bookId })}
          >
            {name === undefined
              ? t(($) => $.book[there ? 'takeOffMine' : 'putOnMine'])
              : t(($) => $.book[there ? 'takeOff' : 'putOn'], { shelf: name })}
          </Button>
        );
      })}
    </Stack>
  );
}
