import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { token } from '@realmkit/design-system';
import type { User } from '@realmkit/openapi';
import { Associations } from './associations/Associations.tsx';
import { DeleteUser } from './DeleteUser.tsx';
import { History } from './history/History.tsx';
import { Identity } from './Identity.tsx';

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2.5),
  alignItems: 'start',
  marginBlockStart: theme.spacing(2.5),
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' },
  '& > div': { display: 'grid', gap: theme.spacing(2.5), minWidth: 0 },
}));

/** The parts of a user's page: on wide screens what can be changed on one side, what is known on the other. */
export function UserSections({ user }: { readonly user: User }) {
  return (
    <>
      <Typography variant="h1">{user.name}</Typography>
      <Typography sx={{ color: token('color.text.muted') }}>{user.userName}</Typography>
      <Columns>
        <div>
          <Associations user={user} />
          <DeleteUser user={user} />
        </div>
        <div>
          <Identity user={user} />
          <History user={user} />
        </div>
      </Columns>
    </>
  );
}
