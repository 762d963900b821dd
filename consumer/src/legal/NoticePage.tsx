import Typography from '@mui/material/Typography';
import { ButtonLink } from '@realmkit/design-system';
import { hasWithdrawal, isSignedIn, useSession, useShell } from '@realmkit/shell';
import { useTranslation } from 'react-i18next';
import { OwnOnly } from '../page/OwnOnly.tsx';
import { Page } from '../page/Page.tsx';
import { NoticeForm, type NoticeKind } from './NoticeForm.tsx';
import { OwnWithdrawals } from './withdrawal/OwnWithdrawals.tsx';

/** The public cancellation page ("Verträge hier kündigen", "résilier votre contrat"). */
export const cancellation = { Component: () => <NoticePage kind="cancellation" /> };

/** The public page for the withdrawal within 14 days. */
export const withdrawal = { Component: () => <NoticePage kind="withdrawal" /> };

/** Shows the page that ends a contract, without a login if need be: the explanation and the form. */
function NoticePage({ kind }: { readonly kind: NoticeKind }) {
  const { t } = useTranslation('legal');
  const { realm } = useShell();
  const session = useSession();
  const title = t(($) => $.notices[kind].title);
  const offered = kind === 'cancellation' || hasWithdrawal(realm);
  return (
    <Page title={title} heading={title}>
      <Typography>{offered ? t(($) => $.notices[kind].text) : t(($) => $.notices.withdrawal.notHere)}</Typography>
      {!offered ? (
        <div>
          <ButtonLink href="/subscriptions" variant="outlined">
            {t(($) => $.notices.withdrawal.online)}
          </ButtonLink>
        </div>
      ) : (
        <OwnOnly call="payment POST /withdrawals">
          {kind === 'withdrawal' && isSignedIn(session) ? (
            <OwnWithdrawals />
          ) : (
            <>
              {isSignedIn(session) ? null : <Typography>{t(($) => $.notices.how)}</Typography>}
              <NoticeForm kind={kind} />
            </>
          )}
        </OwnOnly>
      )}
    </Page>
  );
}
