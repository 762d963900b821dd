import type { ColorSystemOptions } from '@mui/material/styles';
import type { TokenSet } from '../tokens/tokenSet.ts';

type Palette = NonNullable<ColorSystemOptions['palette']>;

/** MUI's palette from the tokens; what MUI would derive by itself is set wherever its own choice can lack contrast. */
export function paletteOf(tokens: TokenSet): Palette {
  const action = (name: 'primary' | 'secondary', hover: string, on: string) => ({
    main: tokens[`color.action.${name}`],
    dark: hover,
    contrastText: on,
  });
  return {
    primary: action('primary', tokens['color.action.primaryHover'], tokens['color.action.onPrimary']),
    secondary: action('secondary', tokens['color.action.secondaryHover'], tokens['color.action.onSecondary']),
    success: { main: tokens['color.feedback.success'], contrastText: tokens['color.feedback.onSuccess'] },
    error: { main: tokens['color.feedback.error'], contrastText: tokens['color.feedback.onError'] },
    warning: { main: tokens['color.feedback.warning'], contrastText: tokens['color.feedback.onWarning'] },
    info: { main: tokens['color.feedback.info'], contrastText: tokens['color.feedback.onInfo'] },
    text: { primary: tokens['color.text.default'], secondary: tokens['color.text.muted'] },
    background: { default: tokens['color.surface.page'], paper: tokens['color.surface.raised'] },
    divider: tokens['color.border.divider'],
    action: { hover: tokens['color.action.hover'], selected: tokens['color.action.selected'] },
    contrastThreshold: 4.5,
    AppBar: { defaultBg: tokens['color.surface.bar'], darkBg: tokens['color.surface.bar'], darkColor: tokens['color.text.onBar'] },
    Alert: {
      successColor: tokens['color.feedback.onSuccessSoft'],
      successStandardBg: tokens['color.feedback.successSoft'],
      successIconColor: tokens['color.feedback.success'],
      successFilledBg: tokens['color.feedback.success'],
      successFilledColor: tokens['color.feedback.onSuccess'],
      errorColor: tokens['color.feedback.onErrorSoft'],
      errorStandardBg: tokens['color.feedback.errorSoft'],
      errorIconColor: tokens['color.feedback.error'],
      errorFilledBg: tokens['color.feedback.error'],
      errorFilledColor: tokens['color.feedback.onError'],
      warningColor: tokens['color.feedback.onWarningSoft'],
      warningStandardBg: tokens['color.feedback.warningSoft'],
      warningIconColor: tokens['color.feedback.warning'],
      warningFilledBg: tokens['color.feedback.warning'],
      warningFilledColor: tokens['color.feedback.onWarning'],
      infoColor: tokens['color.feedback.onInfoSoft'],
      infoStandardBg: tokens['color.feedback.infoSoft'],
      infoIconColor: tokens['color.feedback.info'],
      infoFilledBg: tokens['color.feedback.info'],
      infoFilledColor: tokens['color.feedback.onInfo'],
    },
  };
}
