import { styled } from '@mui/material/styles';
import { token } from '@realmkit/design-system';
import { useTranslation } from 'react-i18next';
import type { HighlightColour } from '../../annotations/Annotation.ts';

/** A dot in the colour of a highlight; the chosen one is ringed, and has a check mark in it. */
export const ColourDot = styled('span')({
  display: 'grid',
  placeItems: 'center',
  width: '1.75rem',
  height: '1.75rem',
  borderRadius: token('radius.round'),
  // A pale colour on a white panel is seen by its edge.
  border: `${token('border.thin')} solid ${token('color.border.control')}`,
  color: token('color.reader.onHighlight'),
  forcedColorAdjust: 'none',
  '& > svg': { fontSize: token('size.icon.inline') },
  '&[data-colour=yellow]': { backgroundColor: token('color.reader.highlight.yellow') },
  '&[data-colour=green]': { backgroundColor: token('color.reader.highlight.green') },
  '&[data-colour=blue]': { backgroundColor: token('color.reader.highlight.blue') },
  '&[data-colour=pink]': { backgroundColor: token('color.reader.highlight.pink') },
});

/** Returns the names of the colours. */
export function useColourNames(): Readonly<Record<HighlightColour, string>> {
  const { t } = useTranslation('reader');
  return {
    yellow: t(($) => $.annotations.yellow),
    green: t(($) => $.annotations.green),
    blue: t(($) => $.annotations.blue),
    pink: t(($) => $.annotations.pink),
  };
}
