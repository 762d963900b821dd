import { checkFile, type FileErrorReason, WorkbookError } from './checkFile.ts';
import type { SheetText } from './readRows.ts';

type WorkerResult = { readonly text: SheetText } | { readonly error: FileErrorReason };

/**
 * Reads a workbook in a worker, so that the page stays responsive whatever the file contains; aborting terminates the worker.
 * @throws WorkbookError, or the signal's reason
 */
export function parseInWorker(file: File, signal: AbortSignal): Promise<SheetText> {
  const reason = checkFile(file);
  if (reason) return Promise.reject(new WorkbookError(reason));
  return new Promise<SheetText>((resolve, reject) => {
    const worker = new Worker(new URL('./parse.worker.ts', import.meta.url), { type: 'module' });
    const end = (settle: () => void) => {
      worker.terminate();
      settle();
    };
    signal.addEventListener('abort', () => end(() => reject(signal.reason)), { once: true });
    worker.addEventListener('message', ({ data }: MessageEvent<WorkerResult>) =>
      end(() => ('text' in data ? resolve(data.text) : reject(new WorkbookError(data.error)))),
    );
    // A worker that runs out of memory, or cannot start, gives no other reason.
    worker.addEventListener('error', () => end(() => reject(new WorkbookError('unreadable'))));
    worker.postMessage(file);
  });
}
