import ArrowForwardIcon from '@mui/icons-material/ArrowForward';
import Typography from '@mui/material/Typography';
import { ButtonLink, Section } from '@realmkit/design-system';
import { useUserContext } from '@realmkit/shell';
import { useTranslation } from 'react-i18next';
import { panelAccess } from '../access/panelAccess.ts';
import { managementPath } from '../page/managementPaths.ts';
import { Page } from '../page/Page.tsx';
import { Organizations } from './Organizations.tsx';

/** Shows the start page of the panel: the user's organisations, and for superusers the link to the user management (admin §2). */
function HomePage() {
  const { t } = useTranslation('admin');
  const user = useUserContext();
  const welcome = t(($) => $.home.welcome, { name: user.status === 'anonymous' ? '' : user.name });
  return (
    <Page title={t(($) => $.home.title)} intro={welcome} width="reading">
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

export { HomePage as Component };
