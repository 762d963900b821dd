import Typography from '@mui/material/Typography';
import { useUserContext } from '../../user/useUserContext.ts';

/** Who is signed in, by name and user name. */
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
