import { styled } from '@mui/material/styles';
import { token } from '@realmkit/design-system';
import type { ReactNode } from 'react';
import { Link as RouterLink, useLocation } from 'react-router';

interface RecordLinkProps {
  readonly href: string;
  readonly children: ReactNode;
}

const NameLink = styled(RouterLink)({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: token('size.target'),
  color: token('color.text.link'),
  fontWeight: token('font.weight.medium'),
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
});

/** Links a row to its record, whose page gets the URL of the list to return to. */
export function RecordLink({ href, children }: RecordLinkProps) {
  const { pathname, search } = useLocation();
  return (
    <NameLink to={href} state={{ list: pathname + search }}>
      <bdi>{children}</bdi>
    </NameLink>
  );
}
