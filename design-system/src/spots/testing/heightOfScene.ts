/** The height of the people of the lake, hat included, in units of the scene, which is 1200 wide. */
export const heightOfPeople = 412;

/**
 * Returns how much of a scene its box shows from the foot up, in units of the scene.
 * @param stretch how many times wider the box can become.
 */
export function heightOfScene(scene: Element | null, stretch = 1): number {
  const { width, height } = scene?.getBoundingClientRect() ?? { width: 0, height: 0 };
  return (height / Math.max(width * stretch, (height * 4) / 3)) * 1200;
}
