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

/** Renders the links of the app in the footer of every layout, the legally required ones among them. */
export function LegalLinks() {
  const { t } = useTranslation('shell');
  const { app, realm } = useShell();
  return (
    <Nav aria-label={t(($) => $.legal.title)}>
      {legalLinks(app.name, realm).map((link) => (
        <Link key={link} href={legalPaths[link]}>
          {t(($) => (link === 'support' ? $.menu.support : $.legal[link]))}
        </Link>
      ))}
    </Nav>
  );
}
