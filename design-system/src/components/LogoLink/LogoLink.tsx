import { styled } from '@mui/material/styles';
import { Link } from '../../link/Link.tsx';
import { useRealmIdentity } from '../../provider/RealmContext.ts';
import { token } from '../../tokens/token.ts';
import { RealmLogo } from '../RealmLogo/RealmLogo.tsx';

/** The target of the logo link. */
export interface LogoTarget {
  href: string;
  /** Describes the target; screen readers read it after the realm's name. */
  label: string;
}

interface LogoLinkProps extends LogoTarget {
  size?: string;
}

const Anchor = styled(Link)({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: token('size.target'),
  borderRadius: token('radius.control'),
  color: 'inherit',
  textDecoration: 'none',
});

/** Renders the logo on a bar as a link. */
export function LogoLink({ href, label, size = '1.375rem' }: LogoLinkProps) {
  const { name } = useRealmIdentity();
  return (
    <Anchor href={href} aria-label={`${name}, ${label}`}>
      <RealmLogo on="bar" size={size} />
    </Anchor>
  );
}
