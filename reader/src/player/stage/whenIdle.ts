/** Does what nobody waits for when the browser has nothing else to do, after half a second at the latest. */
export const whenIdle = (task: () => void): void => {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(task, { timeout: 500 });
  else setTimeout(task, 50);
};
