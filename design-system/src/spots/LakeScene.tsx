import { useScheme } from '../scheme/useScheme.ts';
import { SceneDrawing } from './SceneDrawing.tsx';

/** Renders the lake, by day in the light scheme and by night in the dark one. */
export function LakeScene({ className }: { readonly className?: string }) {
  return <SceneDrawing time={useScheme().scheme === 'dark' ? 'night' : 'day'} className={className} />;
}
