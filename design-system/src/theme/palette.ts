import type { ColorSystemOptions } from '@mui/material/styles';
import type { TokenName } from '../../generated/tokens.ts';

/** MUI's palette of one scheme. */
export type Palette = NonNullable<ColorSystemOptions['palette']>;

/**
 * Returns MUI's palette with colours in the form that `colour` returns; it sets the colours that MUI would derive with too little contrast.
 */
export function paletteOf(colour: (name: TokenName) => string) {
  const action = (name: 'primary' | 'secondary', hover: string, on: string) => ({
    main: colour(`color.action.${name}`),
    dark: hover,
    contrastText: on,
  });
  return {
    primary: action('primary', colour('color.action.primaryHover'), colour('color.action.onPrimary')),
    secondary: action('secondary', colour('color.action.secondaryHover'), colour('color.action.onSecondary')),
    success: { main: colour('color.feedback.success'), contrastText: colour('color.feedback.onSuccess') },
    error: { main: colour('color.feedback.error'), contrastText: colour('color.feedback.onError') },
    warning: { main: colour('color.feedback.warning'), contrastText: colour('color.feedback.onWarning') },
    info: { main: colour('color.feedback.info'), contrastText: colour('color.feedback.onInfo') },
    text: { primary: colour('color.text.default'), secondary: colour('color.text.muted') },
    background: { default: colour('color.surface.page'), paper: colour('color.surface.raised') },
    divider: colour('color.border.divider'),
    action: { hover: colour('color.action.hover'), selected: colour('color.action.selected') },
    contrastThreshold: 4.5,
    AppBar: { defaultBg: colour('color.surface.bar'), darkBg: colour('color.surface.bar'), darkColor: colour('color.text.onBar') },
    Alert: {
      successColor: colour('color.feedback.onSuccessSoft'),
      successStandardBg: colour('color.feedback.successSoft'),
      successIconColor: colour('color.feedback.success'),
      successFilledBg: colour('color.feedback.success'),
      successFilledColor: colour('color.feedback.onSuccess'),
      errorColor: colour('color.feedback.onErrorSoft'),
      errorStandardBg: colour('color.feedback.errorSoft'),
      errorIconColor: colour('color.feedback.error'),
      errorFilledBg: colour('color.feedback.error'),
      errorFilledColor: colour('color.feedback.onError'),
      warningColor: colour('color.feedback.onWarningSoft'),
      warningStandardBg: colour('color.feedback.warningSoft'),
      warningIconColor: colour('color.feedback.warning'),
      warningFilledBg: colour('color.feedback.warning'),
      warningFilledColor: colour('color.feedback.onWarning'),
      infoColor: colour('color.feedback.onInfoSoft'),
      infoStandardBg: colour('color.feedback.infoSoft'),
      infoIconColor: colour('color.feedback.info'),
      infoFilledBg: colour('color.feedback.info'),
      infoFilledColor: colour('color.feedback.onInfo'),
    },
  } satisfies Palette;
}
