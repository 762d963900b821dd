import { styled } from '@mui/material/styles';
import { useCallback } from 'react';
import { Picture } from './Picture.tsx';
import type { SpotName } from './SpotName.ts';

const Root = styled(Picture)({
  display: 'block',
  width: 'min(15rem, 100%)',
  aspectRatio: '4 / 3',
  '@media (forced-colors: active)': { forcedColorAdjust: 'none' },
});

/** Renders a small picture, 240 × 180, in the colours of realm and scheme. */
export function Spot({ name }: { readonly name: SpotName }) {
  const load = useCallback(async () => (await import('./spotShapes.ts')).spotShapes[name](), [name]);
  return <Root width={240} height={180} load={load} data-spot={name} />;
}
