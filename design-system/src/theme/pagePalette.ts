import { token } from '../tokens/token.ts';
import type { Scheme } from '../tokens/tokenSet.ts';
import { type Palette, paletteOf } from './palette.ts';

const intents = ['primary', 'secondary', 'success', 'error', 'warning', 'info'] as const;

/**
 * Returns a colour mixed with white or black. The level is slightly lower, because MUI truncates channels to integers and browsers round.
 */
function mixed(colour: string, ground: 'white' | 'black', percent: number): string {
  const level = ((ground === 'white' ? 1 : 0) - 0.49 / 255 / (percent / 100)).toFixed(5);
  return `color-mix(in srgb, ${colour}, color(srgb ${level} ${level} ${level}) ${percent}%)`;
}

/**
 * Returns MUI's palette of a page: its colours are the custom properties of tokens.css, so it is the same in every realm. Colours that MUI
 * would compute, which it cannot from a custom property, are mixed by the browser with the same share of white or black.
 */
export function pagePalette(scheme: Scheme): Palette {
  const isLight = scheme === 'light';
  const { primary, secondary, success, error, warning, info, ...others } = paletteOf(token);
  const colours = { primary, secondary, success, error, warning, info };
  const shaded = (colour: { main: string; contrastText: string }) => ({
    light: mixed(colour.main, 'white', 20),
    dark: mixed(colour.main, 'black', 30),
    ...colour,
  });
  const faded = (use: string, inLight: number, inDark: number): Record<string, string> =>
    Object.fromEntries(
      intents.map((intent) => {
        const { main } = colours[intent];
        return [`${intent}${use}`, isLight ? mixed(main, 'white', inLight) : mixed(main, 'black', inDark)];
      }),
    );
  return {
    ...others,
    // Channels are set to empty texts, so that MUI does not compute them; `pageTheme` removes them.
    text: { ...others.text, primaryChannel: '', secondaryChannel: '' },
    background: { ...others.background, defaultChannel: '', paperChannel: '' },
    action: { ...others.action, selectedChannel: '' },
    dividerChannel: '',
    primary: shaded(primary),
    secondary: shaded(secondary),
    success: shaded(success),
    error: shaded(error),
    warning: shaded(warning),
    info: shaded(info),
    LinearProgress: faded('Bg', 62, 50),
    Slider: faded('Track', 62, 50),
    Switch: faded('DisabledColor', 62, 55),
    Skeleton: { bg: `color-mix(in srgb, ${others.text.primary} ${isLight ? 11 : 13}%, transparent)` },
    SnackbarContent: isLight
      ? { bg: mixed(others.background.default, 'black', 80), color: '#fff' }
      : { bg: mixed(others.background.default, 'white', 98), color: 'rgba(0, 0, 0, 0.87)' },
    SpeedDialAction: { fabHoverBg: mixed(others.background.paper, isLight ? 'black' : 'white', 15) },
    TableCell: { border: isLight ? mixed(others.divider, 'white', 88) : mixed(others.divider, 'black', 68) },
  };
}
