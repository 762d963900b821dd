import { WorkbookError } from './checkFile.ts';
import { readRows } from './readRows.ts';

// The page asks once and ends the worker when it has its answer, or sooner.
addEventListener('message', async ({ data }: MessageEvent<File>) => {
  try {
    postMessage({ text: await readRows(new Uint8Array(await data.arrayBuffer())) });
  } catch (error) {
    postMessage({ error: error instanceof WorkbookError ? error.reason : 'unreadable' });
  }
});
