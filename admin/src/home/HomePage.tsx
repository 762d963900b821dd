import ArrowForwardIcon from '@mui/icons-material/ArrowForward';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { usePageTitle } from '@realmkit/admin-kit';
import { token } from '@realmkit/design-system';
import { useUserContext } from '@realmkit/shell';
import { useTranslation } from 'react-i18next';
import { panelAccess } from '../access/panelAccess.ts';
import { managementPath } from '../manage/paths.ts';
import { Organizations } from './Organizations.tsx';

const Page = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  maxWidth: token('size.reading'),
}));

/** Shows the start page of the panel: the user's organisations, and for superusers the link to the user management (admin §2). */
export function Component() {
  const { t } = useTranslation('admin');
  const user = useUserContext();
  const title = t(($) => $.home.title);
  usePageTitle(title);
  return (
    <Page>
      <div>
        <Typography variant="h1" gutterBottom>
          {title}
        </Typography>
        <Typography>{t(($) => $.home.welcome, { name: user.status === 'anonymous' ? '' : user.name })}</Typography>
      </div>
      {panelAccess(user) === 'superuser' ? (
        <Card>
          <CardContent sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
            <Typography variant="h2">{t(($) => $.manage.title)}</Typography>
            <Typography>{t(($) => $.home.superuser)}</Typography>
            <Button variant="contained" href={managementPath} endIcon={<ArrowForwardIcon />}>
              {t(($) => $.home.openManagement)}
            </Button>
          </CardContent>
        </Card>
      ) : null}
      <Organizations user={user} />
    </Page>
  );
}
