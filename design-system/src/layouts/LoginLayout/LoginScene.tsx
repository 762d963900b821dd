import { styled } from '@mui/material/styles';
import { LakeScene } from '../../spots/LakeScene.tsx';

/** Renders the lake at the foot of the brand's side. */
export const LoginScene = styled(LakeScene)(({ theme }) => ({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  width: '100%',
  height: '140px',
  pointerEvents: 'none',
  [theme.breakpoints.up('md')]: { height: '62%', maskImage: 'linear-gradient(transparent, black 22%)' },
}));
