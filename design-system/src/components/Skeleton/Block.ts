import { styled } from '@mui/material/styles';
import { token } from '../../tokens/token.ts';

/** The grey and the breath of all placeholders. */
export const blockStyle = {
  borderRadius: token('radius.control'),
  backgroundColor: token('color.surface.sunken'),
  animation: `rk-breathe ${token('motion.wait.duration')} ${token('motion.wait.easing')} infinite`,
  '@keyframes rk-breathe': { '50%': { opacity: 0.5 } },
  '@media (forced-colors: active)': { border: `${token('border.thin')} solid GrayText` },
} as const;

/** A grey placeholder for loading content. */
export const Block = styled('span')({ display: 'block', ...blockStyle });
