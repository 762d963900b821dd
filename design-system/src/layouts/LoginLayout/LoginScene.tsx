import { styled } from '@mui/material/styles';
import { LakeScene } from '../../spots/LakeScene.tsx';
import { fadeIn } from '../../theme/fadeIn.ts';

/** Renders the lake at the foot of the brand's side; its strip is never so wide that it would cut the heads off. */
export const LoginScene = styled(LakeScene)(({ theme }) => ({
  position: 'absolute',
  insetInlineEnd: 0,
  insetBlockEnd: 0,
  width: '100%',
  height: '140px',
  pointerEvents: 'none',
  [theme.breakpoints.up('sm')]: { width: '55%', height: '100%', ...fadeIn('inline') },
  [theme.breakpoints.up('md')]: { width: '100%', height: '62%', ...fadeIn('block') },
}));
