import { styled, type Theme } from '@mui/material/styles';
import { token } from '@realmkit/design-system';

/** A list of tiles, as many side by side as there is room for. */
export const Tiles = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 18rem), 1fr))',
  gap: theme.spacing(2),
  margin: 0,
  padding: 0,
  listStyle: 'none',
}));

/** Returns the styles of a tile: an icon beside its name, which is strong, and a line below in a span. */
export const tileStyles = ({ theme }: { readonly theme: Theme }) =>
  ({
    display: 'grid',
    gridTemplateColumns: 'auto 1fr',
    alignItems: 'start',
    alignContent: 'start',
    gap: theme.spacing(0.5, 1.5),
    height: '100%',
    padding: theme.spacing(2),
    border: `${token('border.thin')} solid ${token('color.border.divider')}`,
    borderRadius: token('radius.card'),
    backgroundColor: token('color.surface.raised'),
    color: token('color.text.default'),
    '& > svg': { gridRow: '1 / span 2', color: token('color.action.primary') },
    '& > strong': { fontWeight: token('font.weight.strong') },
    '& > span': { color: token('color.text.muted') },
  }) as const;
