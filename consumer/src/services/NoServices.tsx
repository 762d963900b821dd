import Typography from '@mui/material/Typography';
import { ButtonLink } from '@realmkit/design-system';
import { useUserContext } from '@realmkit/shell';
import { useTranslation } from 'react-i18next';

/** Says whom to ask if there are no services; a guardian is linked to the subscriptions. */
export function NoServices() {
  const { t } = useTranslation('consumer');
  const user = useUserContext();
  if (user.status !== 'ready' || !user.isGuardian) return <Typography color="textSecondary">{t(($) => $.services.none)}</Typography>;
  return (
    <>
      <Typography color="textSecondary">{t(($) => $.services.noneOfGuardian)}</Typography>
      <div>
        <ButtonLink href="/subscriptions" variant="outlined">
          {t(($) => $.home.titles.subscriptions)}
        </ButtonLink>
      </div>
    </>
  );
}
