import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { realmIdentities, realms } from '@realmkit/design-system';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/useLocale.ts';
import { BarePage } from './BarePage.tsx';
import { realmUrl } from './realmUrl.ts';

/** The ISO 3166 codes of realms whose name differs. */
const regions: Readonly<Record<string, string>> = { uk: 'GB' };

/** Renders the page of a host without a realm: the specification's error, and links to all realms (shell §1). */
export default function UnknownRealm({ message }: { readonly message: string }) {
  const { t } = useTranslation('shell');
  const { locale } = useLocale();
  const names = new Intl.DisplayNames([locale], { type: 'region' });
  return (
    <BarePage>
      <Typography variant="h1" gutterBottom>
        {message}
      </Typography>
      <Typography>{t(($) => $.realm.help)}</Typography>
      <ul aria-label={t(($) => $.realm.choose)}>
        {realms.map((realm) => (
          <li key={realm}>
            <Link href={realmUrl(window.location, realmIdentities[realm].domainSuffix)} sx={{ display: 'inline-block', paddingBlock: 1 }}>
              {names.of(regions[realm] ?? realm.toUpperCase())}
            </Link>
          </li>
        ))}
      </ul>
    </BarePage>
  );
}
