import Typography from '@mui/material/Typography';
import { Alert, Link, Section } from '@realmkit/design-system';
import { hasWithdrawal, useShell } from '@realmkit/shell';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../offer/useFormats.ts';
import { Page } from '../page/Page.tsx';
import { storedDataPath } from './storedData/storedDataPath.ts';
import { termsVersion } from './termsVersion.ts';

/** The terms of the subscriptions. */
export const terms = { Component: () => <TextPage kind="terms" /> };

/** The privacy policy. */
export const privacy = { Component: () => <TextPage kind="privacy" /> };

/** Shows a legal text, marked as a sample; users agree to its version. */
function TextPage({ kind }: { readonly kind: 'terms' | 'privacy' }) {
  const { t } = useTranslation('legal');
  const { date } = useFormats();
  const { realm } = useShell();
  const title = t(($) => $.texts[kind].title);
  const parts =
    kind === 'terms'
      ? [
          [t(($) => $.texts.terms.contractTitle), t(($) => $.texts.terms.contract)],
          [t(($) => $.texts.terms.priceTitle), t(($) => $.texts.terms.price)],
          [t(($) => $.texts.terms.endTitle), t(($) => $.texts.terms.end)],
          ...(hasWithdrawal(realm) ? [[t(($) => $.texts.terms.withdrawalTitle), t(($) => $.texts.terms.withdrawal)]] : []),
        ]
      : [
          [t(($) => $.texts.privacy.whatTitle), t(($) => $.texts.privacy.what)],
          [t(($) => $.texts.privacy.cardTitle), t(($) => $.texts.privacy.card)],
          [t(($) => $.texts.privacy.deletionTitle), t(($) => $.texts.privacy.deletion)],
        ];
  return (
    <Page title={title} heading={title}>
      {kind === 'terms' ? (
        <Typography color="textSecondary">{t(($) => $.texts.terms.version, { date: date(termsVersion) })}</Typography>
      ) : null}
      <Alert severity="info" isNote>
        {t(($) => $.sample)}
      </Alert>
      {parts.map(([heading = '', text]) => (
        <Section key={heading} title={heading} plain>
          <Typography>{text}</Typography>
        </Section>
      ))}
      {kind === 'privacy' ? (
        <Typography>
          <Link href={storedDataPath}>{t(($) => $.texts.privacy.storedLink)}</Link>
        </Typography>
      ) : null}
    </Page>
  );
}
