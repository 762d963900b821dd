import { expect, test } from 'vitest';
import { actAsOf, cameFromPanel } from './actAsLink.ts';

test.each([
  ['act_as=se-user-9', 'se-user-9'],
  ['redirect=%2F&act_as=se-user-9', 'se-user-9'],
  ['act_as=', undefined],
  ['act_as=%3Cscript%3E', undefined],
  [`act_as=${'x'.repeat(65)}`, undefined],
  ['redirect=%2F', undefined],
])('the link %s names the user %s', (query, uid) => {
  expect(actAsOf(new URLSearchParams(query))).toBe(uid);
});

const origin = 'https://realmkit.se';
test.each([
  ['https://realmkit.se/controlpanel/beta/manage?tab=users', true],
  ['https://realmkit.se/controlpanel', true],
  ['https://realmkit.se/', false],
  ['https://realmkit.se/controlpanels', false],
  ['https://evil.example/controlpanel', false],
  ['https://realmkit.se.evil.example/controlpanel', false],
  ['https://realmkit.de/controlpanel', false],
  ['', false],
])('a page load from %s comes from the control panel: %s', (referrer, expected) => {
  expect(cameFromPanel(referrer, origin)).toBe(expected);
});
