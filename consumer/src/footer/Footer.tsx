import { styled } from '@mui/material/styles';
import { Link } from '@realmkit/design-system';
import { useShell } from '@realmkit/shell';
import { useTranslation } from 'react-i18next';
import { footerAddresses, footerLinks } from './footerLinks.ts';

const Nav = styled('nav')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: theme.spacing(0.5, 3),
  '& > a': { paddingBlock: theme.spacing(0.75), color: 'inherit' },
}));

/** The foot of every screen: what the law wants within reach at all times. */
export function Footer() {
  const { t } = useTranslation('consumer');
  const { realm } = useShell();
  return (
    <Nav aria-label={t(($) => $.footer.title)}>
      {footerLinks(realm).map((link) => (
        <Link key={link} href={footerAddresses[link]}>
          {t(($) => $.footer[link])}
        </Link>
      ))}
    </Nav>
  );
}
