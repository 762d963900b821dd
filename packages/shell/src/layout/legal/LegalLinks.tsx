import { styled } from '@mui/material/styles';
import { Link } from '@realmkit/design-system';
import { useTranslation } from 'react-i18next';
import { useShell } from '../../context/ShellContext.ts';
import { useSession } from '../../react/useSession.ts';
import { type LegalLink, legalLinks, legalPaths } from './legalLinks.ts';

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
  const { app, realm, configuration } = useShell();
  const isVisitor = useSession().status === 'anonymous';
  // The page of support is for those who are logged in: visitors get the country's own, if it has one.
  const hrefOf = (link: LegalLink) => (link === 'support' && isVisitor ? configuration.links.support : legalPaths[link]);
  return (
    <Nav aria-label={t(($) => $.legal.title)}>
      {legalLinks(app.name, realm).map((link) => {
        const href = hrefOf(link);
        return href === undefined ? null : (
          <Link key={link} href={href}>
            {t(($) => (link === 'support' ? $.menu.support : $.legal[link]))}
          </Link>
        );
      })}
    </Nav>
  );
}
