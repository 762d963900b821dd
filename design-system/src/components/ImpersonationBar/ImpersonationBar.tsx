import SupervisorAccountIcon from '@mui/icons-material/SupervisorAccount';
import { styled } from '@mui/material/styles';
import { safeGutter } from '../../theme/safeGutter.ts';
import { token } from '../../tokens/token.ts';
import { Button } from '../Button/Button.tsx';
import { Hint } from '../Hint/Hint.tsx';

/** The props of the impersonation bar; it is rendered only if there is an actor (shell §2). */
export interface ImpersonationBarProps {
  /** '{actor name} logged in as {user name}', translated. */
  text: string;
  logout: { label: string; hint: string; onLogout: () => void };
}

const Bar = styled('section')(({ theme }) => ({
  '--rk-ring': 'currentColor',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(0.5, 1.5),
  padding: `${theme.spacing(0.5)} ${safeGutter(theme.spacing(2))}`,
  backgroundColor: token('color.feedback.warningSoft'),
  color: token('color.feedback.onWarningSoft'),
  borderBlockEnd: `${token('border.thick')} solid ${token('color.feedback.warning')}`,
  '& > :last-child': { marginInlineStart: 'auto' },
  '& > p': { flex: '1 1 12rem', minWidth: 0, margin: 0, fontWeight: token('font.weight.medium') },
  [theme.breakpoints.up('sm')]: { paddingInline: safeGutter(theme.spacing(3)) },
}));

/** Renders a bar that shows that a user is impersonated, with a button that ends it (shell §2). */
export function ImpersonationBar({ text, logout }: ImpersonationBarProps) {
  return (
    <Bar aria-label={text}>
      <SupervisorAccountIcon aria-hidden />
      <p>{text}</p>
      <Hint text={logout.hint}>
        {(hintId) => (
          <Button variant="outlined" size="small" color="inherit" onClick={logout.onLogout} aria-describedby={hintId}>
            {logout.label}
          </Button>
        )}
      </Hint>
    </Bar>
  );
}
