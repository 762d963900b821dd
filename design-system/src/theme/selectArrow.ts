import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { createElement } from 'react';
import { token } from '../tokens/token.ts';

/** The distance of a field's text from the inner side of its border; MUI's text, measured from the outer side, begins at the same place. */
export const fieldInset = 'calc(0.875rem - 1px)';

/** The distance of a select's arrow from the outer side of its border; a button of 44 px around the arrow ends there. */
export const arrowInset = '0.625rem';

const icon = { insetInlineEnd: arrowInset, color: 'inherit' };

/** Lists MUI's selects with the arrow of a `SelectField`, at the same place. */
export const selectComponents = {
  MuiSelect: { defaultProps: { IconComponent: ExpandMoreIcon }, styleOverrides: { icon } },
  MuiNativeSelect: { defaultProps: { IconComponent: ExpandMoreIcon }, styleOverrides: { icon } },
  MuiAutocomplete: {
    defaultProps: { popupIcon: createElement(ExpandMoreIcon) },
    styleOverrides: {
      root: {
        '& .MuiOutlinedInput-root .MuiAutocomplete-endAdornment': { insetInlineEnd: 0 },
        '&.MuiAutocomplete-hasPopupIcon .MuiOutlinedInput-root': { paddingInlineEnd: token('size.target') },
        '&.MuiAutocomplete-hasPopupIcon.MuiAutocomplete-hasClearIcon .MuiOutlinedInput-root': {
          paddingInlineEnd: `calc(2 * ${token('size.target')})`,
        },
      },
      popupIndicator: { marginInlineEnd: 0, color: 'inherit' },
    },
  },
} as const;
