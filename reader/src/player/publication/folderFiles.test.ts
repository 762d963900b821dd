import { expect, test } from 'vitest';
import { createPolicyRefresher } from '../network/policyRefresher.ts';
import { folderFiles } from './folderFiles.ts';

const folder = 'https://books.example/b1/';
const policy = 'Policy=p&Signature=s&Key-Pair-Id=k';

test('media load from a URL that is signed with the policy, and nothing outside of the book is loaded', async () => {
  const policies = createPolicyRefresher({ policy, refresh: async () => policy });
  const { loadableUrl } = folderFiles(folder, async () => new Response(), policies);
  expect(await loadableUrl(`${folder}media/one.mp3`)).toBe(`${folder}media/one.mp3?${policy}`);
  expect(await loadableUrl('https://elsewhere.example/one.mp3')).toBeUndefined();
});
