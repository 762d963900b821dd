import { Picture } from './Picture.tsx';

const load = {
  day: async () => (await import('./sceneShapes.ts')).sceneShapes.day(),
  night: async () => (await import('./sceneShapes.ts')).sceneShapes.night(),
};

interface SceneDrawingProps {
  readonly time: keyof typeof load;
  readonly className?: string | undefined;
}

/** Renders the lake by day or by night; it fills its box from the bottom. */
export function SceneDrawing({ time, className }: SceneDrawingProps) {
  return (
    <Picture
      width={1200}
      height={900}
      load={load[time]}
      preserveAspectRatio="xMidYMax slice"
      {...(className === undefined ? {} : { className })}
    />
  );
}
