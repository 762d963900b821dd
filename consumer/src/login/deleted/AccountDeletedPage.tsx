import { Announced, ButtonLink } from '@realmkit/design-system';
import { erasureDays } from '@realmkit/openapi/personal-data';
import { useTranslation } from 'react-i18next';
import { LoginFrame } from '../LoginFrame.tsx';

/** Says, after the logout, that the account is deleted, and how to come back. */
function AccountDeletedPage() {
  const { t } = useTranslation('account');
  return (
    <LoginFrame title={t(($) => $.deleted.title)}>
      <Announced>{t(($) => $.deleted.text, { days: erasureDays })}</Announced>
      <ButtonLink variant="contained" href="/login">
        {t(($) => $.deleted.login)}
      </ButtonLink>
    </LoginFrame>
  );
}

export { AccountDeletedPage as Component };
