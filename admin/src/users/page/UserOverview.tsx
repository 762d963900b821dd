import { styled } from '@mui/material/styles';
import type { User } from '@realmkit/openapi';
import { Associations } from './associations/Associations.tsx';
import { DeleteUser } from './DeleteUser.tsx';
import { History } from './history/History.tsx';
import { Identity } from './Identity.tsx';

interface UserOverviewProps {
  readonly user: User;
  /** The address of the list of users that one came from. */
  readonly list: string;
}

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2.5),
  alignItems: 'start',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' },
  '& > div': { display: 'grid', gap: theme.spacing(2.5), minWidth: 0 },
}));

/** Where a user belongs, who it is and what was done: on wide screens what can be changed on one side, what is known on the other. */
export function UserOverview({ user, list }: UserOverviewProps) {
  return (
    <Columns>
      <div>
        <Associations user={user} />
        <DeleteUser user={user} list={list} />
      </div>
      <div>
        <Identity user={user} />
        <History user={user} />
      </div>
    </Columns>
  );
}
