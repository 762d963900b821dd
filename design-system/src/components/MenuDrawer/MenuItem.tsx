import OpenInNewIcon from '@mui/icons-material/OpenInNew';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Link } from '../../link/Link.tsx';
import { token } from '../../tokens/token.ts';

/** One entry of the menu: a link, or a button if it has no href. */
export interface MenuEntry {
  id: string;
  label: string;
  icon?: ReactNode;
  href?: string;
  onClick?: () => void;
  /** True for a link to another site, which is shown by an icon. */
  external?: boolean;
  current?: boolean;
}

interface MenuItemProps extends MenuEntry {
  onChosen: () => void;
}

const entryStyle = {
  boxSizing: 'border-box',
  display: 'flex',
  alignItems: 'center',
  gap: token('space.200'),
  width: '100%',
  minHeight: '3rem',
  padding: `${token('space.100')} ${token('space.150')}`,
  border: 0,
  borderRadius: token('radius.control'),
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  fontWeight: token('font.weight.medium'),
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
  '& > svg': { flex: 'none', color: token('color.text.muted') },
  '&:hover': { backgroundColor: token('color.action.hover') },
  '&[aria-current]': { backgroundColor: token('color.action.selected'), color: token('color.action.onSelected') },
  '&[aria-current] > svg': { color: 'inherit' },
} as const;

const EntryLink = styled(Link)(entryStyle);
const EntryButton = styled('button')(entryStyle);

/** Renders a row of the menu drawer. */
export function MenuItem({ label, icon, href, onClick, external = false, current = false, onChosen }: MenuItemProps) {
  const choose = () => {
    onClick?.();
    onChosen();
  };
  const content = (
    <>
      {icon}
      <span style={{ flex: 1, minWidth: 0 }}>{label}</span>
      {external ? <OpenInNewIcon fontSize="small" aria-hidden /> : null}
    </>
  );
  if (href === undefined) {
    return (
      <EntryButton type="button" onClick={choose}>
        {content}
      </EntryButton>
    );
  }
  return (
    <EntryLink href={href} onClick={choose} aria-current={current ? 'page' : undefined} {...(external ? { rel: 'external' } : {})}>
      {content}
    </EntryLink>
  );
}
