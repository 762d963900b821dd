import { styled } from '@mui/material/styles';
import { LakeScene } from '../../spots/LakeScene.tsx';
import { fadeIn } from '../../theme/fadeIn.ts';

/** The height of the strip on phones; wider and lower, it would cut the heads of the people in it off. */
export const stripHeight = 'max(140px, 35vw)';

/** Renders the lake at the foot of the brand's side. */
export const LoginScene = styled(LakeScene)(({ theme }) => ({
  position: 'absolute',
  insetInlineEnd: 0,
  insetBlockEnd: 0,
  width: '100%',
  height: stripHeight,
  pointerEvents: 'none',
  [theme.breakpoints.up('sm')]: { width: '50%', height: '100%', ...fadeIn('inline') },
  [theme.breakpoints.up('md')]: { width: '100%', height: '62%', ...fadeIn('block') },
}));
