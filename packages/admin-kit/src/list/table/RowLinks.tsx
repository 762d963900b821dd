import { styled } from '@mui/material/styles';
import { Link, token } from '@realmkit/design-system';

interface RowLinksProps {
  /** The name of the record, so that the links of different rows differ for screen readers. */
  readonly recordName: string;
  readonly links: readonly { label: string; href: string }[];
}

const Links = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  flexWrap: 'wrap',
  gap: `0 ${token('space.200')}`,
  // A table narrows this column before a name: on wide screens, rows stay one line high.
  [theme.breakpoints.up('lg')]: { flexWrap: 'nowrap' },
  '& a': { display: 'inline-flex', alignItems: 'center', minHeight: token('size.target'), color: token('color.text.link') },
}));

/** Renders links from a row to related records in other lists. */
export function RowLinks({ recordName, links }: RowLinksProps) {
  return (
    <Links>
      {links.map(({ label, href }) => (
        <Link key={href} href={href} aria-label={`${label}: ${recordName}`}>
          {label}
        </Link>
      ))}
    </Links>
  );
}
