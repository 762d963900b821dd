import { styled } from '@mui/material/styles';
import { useScheme } from '../../scheme/useScheme.ts';
import { SceneDrawing } from '../../spots/SceneDrawing.tsx';

const Scene = styled(SceneDrawing)(({ theme }) => ({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  width: '100%',
  height: '140px',
  pointerEvents: 'none',
  [theme.breakpoints.up('md')]: { height: '62%', maskImage: 'linear-gradient(transparent, black 22%)' },
}));

/** Renders the lake at the foot of the brand's side, by day in the light scheme and by night in the dark one. */
export function LoginScene() {
  return <Scene time={useScheme().scheme === 'dark' ? 'night' : 'day'} />;
}
