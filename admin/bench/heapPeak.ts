import type { Page } from 'playwright';

interface HeapUsage {
  readonly usedSize: number;
  readonly embedderHeapUsedSize?: number;
  readonly backingStorageSize?: number;
}

interface WorkerMessage {
  readonly result?: HeapUsage;
}

const sizeOf = ({ usedSize, embedderHeapUsedSize = 0, backingStorageSize = 0 }: HeapUsage) =>
  usedSize + embedderHeapUsedSize + backingStorageSize;

/** Returns the peak heap size of a page and its workers while `act` runs, in bytes, including garbage that was not collected yet. */
export async function heapPeakOf(page: Page, act: () => Promise<unknown>): Promise<number> {
  const devTools = await page.context().newCDPSession(page);
  const workers = new Map<string, number>();
  devTools.on('Target.attachedToTarget', ({ sessionId, targetInfo }) => {
    if (targetInfo.type === 'worker') workers.set(sessionId, 0);
  });
  devTools.on('Target.detachedFromTarget', ({ sessionId }) => workers.delete(sessionId));
  devTools.on('Target.receivedMessageFromTarget', ({ sessionId, message }) => {
    const { result }: WorkerMessage = JSON.parse(message);
    if (result && workers.has(sessionId)) workers.set(sessionId, sizeOf(result));
  });
  await devTools.send('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: false, flatten: false });
  let peak = 0;
  let over = false;
  const watch = (async () => {
    for (let id = 1; !over; id += 1) {
      const message = JSON.stringify({ id, method: 'Runtime.getHeapUsage' });
      // A worker may end between two measurements.
      for (const sessionId of workers.keys()) await devTools.send('Target.sendMessageToTarget', { sessionId, message }).catch(() => {});
      const own = sizeOf(await devTools.send('Runtime.getHeapUsage'));
      peak = Math.max(peak, own + [...workers.values()].reduce((sum, size) => sum + size, 0));
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  })();
  try {
    await act();
  } finally {
    over = true;
    await watch;
    await devTools.detach();
  }
  return peak;
}
