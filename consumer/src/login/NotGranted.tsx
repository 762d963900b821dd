import Stack from '@mui/material/Stack';
import { Alert, ButtonLink } from '@realmkit/design-system';
import { useTranslation } from 'react-i18next';
import { LoginFrame } from './LoginFrame.tsx';

interface NotGrantedProps {
  readonly redirect: string;
  /** Whether another user logged in than the one who left. */
  readonly otherUser: boolean;
  /** The name of the user who is still logged in. */
  readonly name: string;
}

/** Says that a secure login or acting as another user was refused, and links to the requested page. */
export function NotGranted({ redirect, otherUser, name }: NotGrantedProps) {
  const { t } = useTranslation('account');
  return (
    <LoginFrame title={t(($) => $.login.title)}>
      <Stack spacing={3}>
        <Alert severity="error">{otherUser ? t(($) => $.login.otherUser, { name }) : t(($) => $.login.notGranted)}</Alert>
        <ButtonLink href={redirect} variant="contained">
          {t(($) => $.login.goOn)}
        </ButtonLink>
      </Stack>
    </LoginFrame>
  );
}
