import Typography from '@mui/material/Typography';
import { useUserContext } from '../../user/useUserContext.ts';

/** Shows the name and user name of the signed-in user. */
export function Person() {
  const user = useUserContext();
  if (user.status === 'anonymous') return null;
  return (
    <div style={{ padding: '0 0.75rem 0.75rem' }}>
      <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{user.name || user.userName}</Typography>
      {user.name ? (
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {user.userName}
        </Typography>
      ) : null}
    </div>
  );
}
