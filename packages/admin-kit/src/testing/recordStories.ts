import { fn } from 'storybook/test';
import { type KitRecordOptions, recordShell } from './kitRecord.ts';

/** Loads the shell of a page with a record, and `onRequest`, which is called with each request. */
export const recordLoader = (options?: KitRecordOptions) => async () => {
  const onRequest = fn<(line: string) => void>();
  return { shell: await recordShell({ onRequest, ...options }), onRequest };
};

/** Responds to every request with an error. */
export const respondWith = (status: number): KitRecordOptions => ({
  instead: () => Response.json({ name: 'Error', message: 'No.' }, { status }),
});

/** Never responds to requests. */
export const neverRespond: KitRecordOptions = { instead: () => new Promise(() => undefined) };

/** Refuses writes. */
export const refuseWrites = (response: () => Response): KitRecordOptions => ({
  instead: ({ method }) => (method === 'GET' ? undefined : response()),
});
