import { expect, test } from 'vitest';
import { createBookFetch } from '../network/bookFetch.ts';
import { createPolicyRefresher } from '../network/policyRefresher.ts';
import { folderFiles } from './folderFiles.ts';

const folder = 'https://books.example/b1/';
const policy = 'Policy=p&Signature=s&Key-Pair-Id=k';

test('media load from a URL that is signed with the policy, and nothing outside of the book is loaded', {
  tags: ['reader §7 Files.2'],
}, async () => {
  const policies = createPolicyRefresher({ policy, refresh: async () => policy });
  const { loadableUrl } = folderFiles(folder, async () => new Response(), policies);
  expect(await loadableUrl(`${folder}media/one.mp3`)).toBe(`${folder}media/one.mp3?${policy}`);
  expect(await loadableUrl('https://elsewhere.example/one.mp3')).toBeUndefined();
});

/** A book whose files respond by their number of requests. */
function mediaOf(respond: (attempt: number, policy: string | null) => number) {
  const requests: Request[] = [];
  const policies = createPolicyRefresher({ policy, refresh: async () => policy.replace('Policy=p', 'Policy=q') });
  const fetchFile = createBookFetch({
    folder,
    policies,
    retryDelay: () => 0,
    isOnline: () => true,
    fetch: async (input, init) => {
      const request = new Request(input, init);
      requests.push(request);
      return new Response('a', { status: respond(requests.length, new URL(request.url).searchParams.get('Policy')) });
    },
  });
  const files = folderFiles(folder, fetchFile, policies);
  return { requests, renew: () => files.renewedUrl(`${folder}media/one.mp3?${policy}`) };
}

test.each([0, 1, 3])('a file that media could not load because of %d responses with 503 can be loaded afterwards', async (failures) => {
  const { requests, renew } = mediaOf((attempt) => (attempt <= failures ? 503 : 206));
  expect(await renew()).toBe(`${folder}media/one.mp3?${policy}`);
  expect(requests.map(({ headers }) => headers.get('Range'))).toEqual(Array.from({ length: failures + 1 }, () => 'bytes=0-0'));
});

test('a file that answers 503 after three retries is given up with its status', async () => {
  const { requests, renew } = mediaOf(() => 503);
  await expect(renew()).rejects.toMatchObject({ name: 'BookRequestError', status: 503 });
  expect(requests).toHaveLength(4);
});

test('a file whose policy has expired can be loaded with a new one', async () => {
  const { renew } = mediaOf((_, used) => (used === 'p' ? 403 : 206));
  expect(await renew()).toBe(`${folder}media/one.mp3?${policy.replace('Policy=p', 'Policy=q')}`);
});
