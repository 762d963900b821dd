import { afterEach, expect, test, vi } from 'vitest';
import { memoryStorage } from '../storage/memoryStorage.ts';
import { createFakeShell } from '../testing/index.ts';
import { draftKey } from './draftStorage.ts';
import { sendUnsentAnswers } from './sendUnsentAnswers.ts';

afterEach(() => vi.unstubAllGlobals());

const answers = { e1: { '0': { value: 'Stars' } } };
const request = { etag: '"read"', answers };
const key = (id: string, uid = 'se-user-6') => draftKey(uid, 'submissions', id);
const stored = { id: 's1', status: 'InProgress', answers, context: { type: 'Quiz', exercise: { id: 'e1', title: 'Stars' } } };

/** Sends the drafts of se-user-6; returns the requests, whether none is left, and the keys of those that are. */
async function send(drafts: Record<string, unknown>, answer: (request: Request) => Response | Promise<Response>, signal?: AbortSignal) {
  const storage = memoryStorage();
  for (const [name, draft] of Object.entries(drafts)) storage.setItem(name, JSON.stringify(draft));
  const requests: unknown[] = [];
  const { clients } = await createFakeShell({
    answer: async (sent) => {
      const { pathname } = new URL(sent.url);
      requests.push([sent.method, pathname, sent.headers.get('if-match'), await sent.clone().json()]);
      return answer(sent);
    },
  });
  const isDone = await sendUnsentAnswers(clients, storage, 'se-user-6', signal);
  return { requests, isDone, left: Array.from({ length: storage.length }, (_, index) => storage.key(index)) };
}

test('the answers of the user are sent over those that they were typed over, and those of others stay', async () => {
  const drafts = { [key('s1')]: { request }, [key('s2', 'se-user-7')]: { request } };
  expect(await send(drafts, () => Response.json(stored))).toEqual({
    requests: [['PATCH', '/submissions/s1', '"read"', { status: 'InProgress', answers }]],
    isDone: true,
    left: [key('s2', 'se-user-7')],
  });
});

test('nothing is to be sent where there is no draft', async () => {
  expect(await send({}, () => Response.json(stored))).toEqual({ requests: [], isDone: true, left: [] });
});

test('a draft that has to be merged or chosen first stays, and is not sent', async () => {
  const drafts = { [key('s1')]: { answers, base: {} } };
  expect(await send(drafts, () => Response.json(stored))).toEqual({ requests: [], isDone: false, left: [key('s1')] });
});

test('a draft stays where another device has saved since, and the others are sent', async () => {
  const drafts = { [key('s1')]: { request }, [key('s2')]: { request } };
  const changed = () => Response.json({ name: 'PreconditionFailedError', message: '' }, { status: 412 });
  const { isDone, left } = await send(drafts, ({ url }) => (url.endsWith('s1') ? changed() : Response.json(stored)));
  expect([isDone, left]).toEqual([false, [key('s1')]]);
});

test('without a network nothing is sent, and the draft stays', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  const drafts = { [key('s1')]: { request } };
  expect(await send(drafts, () => Response.json(stored))).toEqual({ requests: [], isDone: false, left: [key('s1')] });
});

test('a service that does not answer holds up nobody for longer than the limit', async () => {
  const limit = new AbortController();
  const sending = send(
    { [key('s1')]: { request } },
    () => {
      limit.abort(new DOMException('The time limit is over', 'TimeoutError'));
      return new Promise(() => {});
    },
    limit.signal,
  );
  expect(await sending).toMatchObject({ isDone: false, left: [key('s1')] });
});
