import { styled } from '@mui/material/styles';
import type { User } from '@realmkit/openapi';
import { ExportData } from '../../people/page/ExportData.tsx';
import { Associations } from './associations/Associations.tsx';
import { DeleteUser } from './DeleteUser.tsx';
import { History } from './history/History.tsx';
import { Identity } from './Identity.tsx';

interface UserOverviewProps {
  readonly user: User;
  /** The href of the list of users to return to. */
  readonly listHref: string;
}

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2.5),
  alignItems: 'start',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' },
  '& > div': { display: 'grid', gap: theme.spacing(2.5), minWidth: 0 },
}));

/** Shows the organisations, the identity and the history of a user: on wide screens, editable parts on one side and read-only ones on the other. */
export function UserOverview({ user, listHref }: UserOverviewProps) {
  return (
    <Columns>
      <div>
        <Associations user={user} />
        <ExportData uid={user.uid} name={user.name} />
        <DeleteUser user={user} listHref={listHref} />
      </div>
      <div>
        <Identity user={user} />
        <History user={user} />
      </div>
    </Columns>
  );
}
