import '@realmkit/design-system/polyfills.ts';
import { WorkbookError } from './checkFile.ts';
import { readRows } from './readRows.ts';

// The page sends one message and terminates the worker after its response, or earlier.
addEventListener('message', async ({ data }: MessageEvent<File>) => {
  try {
    postMessage({ text: await readRows(new Uint8Array(await data.arrayBuffer())) });
  } catch (error) {
    postMessage({ error: error instanceof WorkbookError ? error.reason : 'unreadable' });
  }
});
