/** Runs a background task when the browser is idle, after half a second at the latest. */
export const whenIdle = (task: () => void): void => {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(task, { timeout: 500 });
  else setTimeout(task, 50);
};
