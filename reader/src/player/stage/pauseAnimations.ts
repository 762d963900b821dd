/** Pauses the animations of a hidden page; returns a function that starts them from their beginning. */
export function pauseAnimations(document: Document): () => void {
  const held = document.getAnimations().filter(({ playState }) => playState === 'running');
  const drawings = [...document.querySelectorAll('svg')].filter((drawing) => !drawing.animationsPaused());
  for (const animation of held) animation.pause();
  for (const drawing of drawings) drawing.pauseAnimations();
  return () => {
    for (const animation of held) {
      animation.currentTime = 0;
      animation.play();
    }
    for (const drawing of drawings) {
      drawing.setCurrentTime(0);
      drawing.unpauseAnimations();
    }
  };
}
