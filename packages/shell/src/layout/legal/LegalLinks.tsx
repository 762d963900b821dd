import { styled } from '@mui/material/styles';
import { Link } from '@realmkit/design-system';
import { useTranslation } from 'react-i18next';
import { useShell } from '../../boot/ShellContext.ts';
import { legalLinks, legalPaths } from './legalLinks.ts';

const Nav = styled('nav')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: theme.spacing(0.5, 3),
  '& > a': { paddingBlock: theme.spacing(1), color: 'inherit' },
}));

/** Renders the legally required links in the footer of every layout. */
export function LegalLinks() {
  const { t } = useTranslation('shell');
  const { realm } = useShell();
  return (
    <Nav aria-label={t(($) => $.legal.title)}>
      {legalLinks(realm).map((link) => (
        <Link key={link} href={legalPaths[link]}>
          {t(($) => $.legal[link])}
        </Link>
      ))}
    </Nav>
  );
}
