import { styled } from '@mui/material/styles';
import { Link } from '@realmkit/design-system';
import { useTranslation } from 'react-i18next';
import { useShell } from '../../boot/ShellContext.ts';
import { legalAddresses, legalLinks } from './legalLinks.ts';

const Nav = styled('nav')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: theme.spacing(0.5, 3),
  '& > a': { paddingBlock: theme.spacing(0.75), color: 'inherit' },
}));

/** What the law wants within reach on every screen: it stands at the foot of every layout. */
export function LegalLinks() {
  const { t } = useTranslation('shell');
  const { realm } = useShell();
  return (
    <Nav aria-label={t(($) => $.legal.title)}>
      {legalLinks(realm).map((link) => (
        <Link key={link} href={legalAddresses[link]}>
          {t(($) => $.legal[link])}
        </Link>
      ))}
    </Nav>
  );
}
