import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { createElement } from 'react';
import { token } from '../tokens/token.ts';

/** The distance of a field's text from the inner side of its border; MUI's text, measured from the outer side, begins at the same place. */
export const fieldInset = 'calc(0.875rem - 1px)';

/** The height of the input of an autocomplete with MUI's padding in it. */
const inputHeight = '2.375rem';

/** The focus ring of a frame, which takes the place of its border. */
export const frameFocus = {
  outline: `${token('focus.width')} solid ${token('color.border.focus')}`,
  outlineOffset: `calc(-1 * ${token('border.thin')})`,
};

/** The distance of a select's arrow from the outer side of its border; a button of 44 px around the arrow ends there. */
export const arrowInset = '0.625rem';

/** The height of a frame of one line: those that stand side by side are one row. */
export const frameHeight = '3rem';

/** Lists MUI's fields that choose, with the frame of a text field and the arrow of a `SelectField`, at the same place. */
export const selectComponents = {
  MuiOutlinedInput: {
    styleOverrides: {
      root: {
        minHeight: frameHeight,
        backgroundColor: token('color.surface.raised'),
        '&.Mui-focused': frameFocus,
        '&.Mui-focused .MuiOutlinedInput-notchedOutline': { borderWidth: token('border.thin'), borderColor: 'transparent' },
        '& input::placeholder': { color: token('color.text.muted'), opacity: 1 },
      },
      notchedOutline: {
        insetBlockStart: 0,
        borderColor: token('color.border.control'),
        '& legend': { display: 'none' },
      },
    },
  },
  MuiAutocomplete: {
    defaultProps: { popupIcon: createElement(ExpandMoreIcon) },
    styleOverrides: {
      root: {
        '& .MuiOutlinedInput-root.MuiOutlinedInput-root': { paddingBlock: `calc((${frameHeight} - ${inputHeight}) / 2)` },
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
