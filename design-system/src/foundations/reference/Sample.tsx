import SchoolIcon from '@mui/icons-material/School';
import type { CSSProperties } from 'react';
import { token } from '../../tokens/token.ts';

const line = `${token('border.thin')} solid ${token('color.border.control')}`;
const box = { width: token('space.600'), height: token('space.400'), backgroundColor: token('color.surface.raised') };
const bar = { height: token('space.100'), backgroundColor: token('color.action.primary') };

/** The widest screen that a token bounds, in px. */
const widest = 1366;

/** Shows what a value looks like; names that no drawing tells more about have none. */
function drawingOf(name: string, value: string): { readonly style?: CSSProperties; readonly letters?: string } {
  const [group, second] = name.split('.');
  if (value.startsWith('#')) return { style: { ...box, border: line, backgroundColor: value } };
  if (group === 'space') return { style: { ...bar, width: value } };
  if (group === 'breakpoint' || (group === 'size' && second !== 'icon'))
    return { style: { ...bar, width: `${(Number.parseFloat(value) / widest) * 100}%` } };
  if (group === 'radius' || group === 'corner')
    return { style: { ...box, border: line, borderRadius: `min(${value}, ${token('space.200')})` } };
  if (group === 'border') return { style: { ...box, border: `${value} solid ${token('color.border.control')}` } };
  if (group === 'focus') return { style: { ...box, outline: `${token('focus.width')} solid ${token('color.border.focus')}` } };
  if (group === 'shadow') return { style: { ...box, boxShadow: value } };
  const letters: Readonly<Record<string, CSSProperties>> = {
    family: { fontFamily: value, fontSize: token('font.size.h2') },
    weight: { fontWeight: value, fontSize: token('font.size.h2') },
    size: { fontSize: value },
    tracking: { letterSpacing: `${value}em`, fontSize: token('font.size.h2') },
  };
  const style = group === 'font' ? letters[second ?? ''] : undefined;
  return style ? { style: { lineHeight: token('font.lineHeight.hero'), ...style }, letters: 'Åg' } : {};
}

/** Renders a small drawing of a value. */
export function Sample({ name, value }: { readonly name: string; readonly value: string }) {
  const { style, letters } = drawingOf(name, value);
  if (name.startsWith('size.icon.'))
    return (
      <span aria-hidden style={{ display: 'flex', fontSize: value }}>
        <SchoolIcon fontSize="inherit" />
      </span>
    );
  return (
    <span aria-hidden style={{ display: 'block', maxWidth: '100%', ...style }}>
      {letters}
    </span>
  );
}
