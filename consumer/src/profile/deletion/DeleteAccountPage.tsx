import Typography from '@mui/material/Typography';
import { PermissionHint, Section } from '@realmkit/design-system';
import { erasureDays, serverCategories } from '@realmkit/openapi/personal-data';
import { useReauthentication, useShell } from '@realmkit/shell';
import { useTranslation } from 'react-i18next';
import { OwnOnly } from '../../page/OwnOnly.tsx';
import { Page } from '../../page/Page.tsx';
import { ReauthenticationNotice } from '../../page/ReauthenticationNotice.tsx';
import { type KnownUser, UserGate } from '../../page/UserGate.tsx';
import { DeleteAccount } from './DeleteAccount.tsx';
import { WhatEnds } from './WhatEnds.tsx';

const stored = {
  invoices: serverCategories.invoices.retention.years,
  declarations: serverCategories.declarations.retention.years,
  trials: serverCategories.trials.retention.days,
};

/** Says what the deletion of the own account does, and deletes it. */
function DeleteAccountPage() {
  const { t } = useTranslation('account');
  const { t: shell } = useTranslation('shell');
  const { t: consumer } = useTranslation('consumer');
  const title = t(($) => $.deletion.title);
  return (
    <Page title={title} heading={title} back={{ label: shell(($) => $.menu.myProfile), href: '/profile' }}>
      <UserGate errorTitle={consumer(($) => $.failed)}>
        {(user) => (
          <OwnOnly call="account DELETE /me">
            <Deletion user={user} />
          </OwnOnly>
        )}
      </UserGate>
    </Page>
  );
}

function Deletion({ user }: { readonly user: KnownUser }) {
  const { t } = useTranslation('account');
  const { settings } = useShell();
  const reauthentication = useReauthentication('deletion');
  // A school answers for the accounts of its people.
  const school = user.organizations.find(({ uid, active }) => active && uid !== settings.consumerSchoolUnit);
  if (user.me.sharedAccount) return <PermissionHint reason={t(($) => $.deletion.shared)} />;
  if (school) return <PermissionHint reason={t(($) => $.deletion.school, { school: school.name })} />;
  return (
    <>
      {/* At the top, where the page opens. */}
      <ReauthenticationNotice reauthentication={reauthentication} />
      <WhatEnds user={user} />
      <Section title={t(($) => $.deletion.remains)}>
        <Typography>{t(($) => $.deletion.remainsText, { ...stored, days: erasureDays })}</Typography>
      </Section>
      <Section title={t(($) => $.deletion.comeBack)}>
        <Typography>{t(($) => $.deletion.comeBackText, { days: erasureDays })}</Typography>
      </Section>
      <DeleteAccount reauthentication={reauthentication} />
    </>
  );
}

export { DeleteAccountPage as Component };
