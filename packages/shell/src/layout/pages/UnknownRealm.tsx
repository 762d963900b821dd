import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { ErrorPage, realmIdentities, realms } from '@realmkit/design-system';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/useLocale.ts';
import { BarePage } from './BarePage.tsx';
import { realmUrl } from './realmUrl.ts';

/** The ISO 3166 codes of realms whose name differs. */
const regions: Readonly<Record<string, string>> = { uk: 'GB' };

const Realms = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  columnGap: theme.spacing(3),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& a': { display: 'inline-flex', alignItems: 'center', minHeight: '2.75rem' },
}));

/** Renders the page of a host without a realm: the specification's error, and links to all realms (shell §1). */
export function UnknownRealm({ message }: { readonly message: string }) {
  const { t } = useTranslation('shell');
  const { locale } = useLocale();
  const names = new Intl.DisplayNames([locale], { type: 'region' });
  return (
    <BarePage>
      <ErrorPage kind="not-found" title={message} description={t(($) => $.realm.help)}>
        <Realms aria-label={t(($) => $.realm.choose)}>
          {realms.map((realm) => (
            <li key={realm}>
              <Link href={realmUrl(window.location, realmIdentities[realm].domainSuffix)}>
                {names.of(regions[realm] ?? realm.toUpperCase())}
              </Link>
            </li>
          ))}
        </Realms>
      </ErrorPage>
    </BarePage>
  );
}
