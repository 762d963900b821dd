import ArrowForwardIcon from '@mui/icons-material/ArrowForward';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { usePageTitle } from '@realmkit/admin-kit';
import { ButtonLink, PageHeader, Section, token } from '@realmkit/design-system';
import { useUserContext } from '@realmkit/shell';
import { useTranslation } from 'react-i18next';
import { panelAccess } from '../access/panelAccess.ts';
import { managementPath } from '../manage/paths.ts';
import { Organizations } from './Organizations.tsx';

const Page = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  maxWidth: token('size.reading'),
  // The space of the grid is enough.
  '& > :first-of-type': { marginBlockEnd: 0 },
}));

/** Shows the start page of the panel: the user's organisations, and for superusers the link to the user management (admin §2). */
export function Component() {
  const { t } = useTranslation('admin');
  const user = useUserContext();
  const title = t(($) => $.home.title);
  usePageTitle(title);
  return (
    <Page>
      <PageHeader title={title} meta={t(($) => $.home.welcome, { name: user.status === 'anonymous' ? '' : user.name })} />
      {panelAccess(user) === 'superuser' ? (
        <Section title={t(($) => $.manage.title)}>
          <Typography>{t(($) => $.home.superuser)}</Typography>
          <div>
            <ButtonLink variant="contained" href={managementPath}>
              {t(($) => $.home.openManagement)}
              <ArrowForwardIcon fontSize="small" aria-hidden sx={{ '[dir=rtl] &': { transform: 'scaleX(-1)' } }} />
            </ButtonLink>
          </div>
        </Section>
      ) : null}
      <Organizations user={user} />
    </Page>
  );
}
