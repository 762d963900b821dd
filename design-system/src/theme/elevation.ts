import type { Shadows, ZIndex } from '@mui/material/styles';
import { fixedTokens } from '../../generated/tokens.ts';
import { token } from '../tokens/token.ts';

const [raised, floating, overlay] = [token('shadow.raised'), token('shadow.floating'), token('shadow.overlay')];

const six = [floating, floating, floating, floating, floating, floating] as const;

/** MUI's shadows by elevation: parts of a page, menus and notices, drawers and dialogs. */
export const shadows: Shadows = [
  ...(['none', raised, raised, raised] as const),
  ...six,
  ...six,
  ...([overlay, overlay, overlay, overlay, overlay, overlay, overlay, overlay, overlay] as const),
];

const layer = (name: 'fab' | 'appBar' | 'drawer' | 'modal' | 'snackbar' | 'tooltip'): number => Number(fixedTokens[`zIndex.${name}`]);

/** MUI's layers; nothing of this project is between `fab` and MUI's stepper and dial. */
export const zIndex: Partial<ZIndex> = {
  fab: layer('fab'),
  appBar: layer('appBar'),
  drawer: layer('drawer'),
  modal: layer('modal'),
  snackbar: layer('snackbar'),
  tooltip: layer('tooltip'),
};
