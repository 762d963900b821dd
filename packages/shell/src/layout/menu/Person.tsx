import Typography from '@mui/material/Typography';
import { token } from '@realmkit/design-system';
import { useUserContext } from '../../user/useUserContext.ts';

/** Shows the name and user name of the signed-in user. */
export function Person() {
  const user = useUserContext();
  if (user.status === 'anonymous') return null;
  return (
    <div style={{ padding: `0 ${token('space.150')} ${token('space.150')}` }}>
      <Typography sx={{ fontWeight: token('font.weight.strong') }}>{user.name || user.userName}</Typography>
      {user.name ? (
        <Typography variant="body2" color="textSecondary">
          {user.userName}
        </Typography>
      ) : null}
    </div>
  );
}
