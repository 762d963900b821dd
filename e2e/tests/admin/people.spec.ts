import { readFileSync } from 'node:fs';
import { expect, openSignedIn, test } from '../../journey.ts';
import { itemOf } from '../../panelSteps.ts';
import { origin } from '../../realms.ts';

test.beforeEach(({ fresh }) => fresh('us'));

test('a superuser exports what is stored about a guardian, and the admin of the school reads in the audit log who did it', async ({
  page,
  openAs,
}) => {
  await openSignedIn(page, 'us', 'superuser', '/controlpanel');
  const name = (await page.getByText('Welcome, ').innerText()).replace(/^Welcome, (.+?)\. .*$/, '$1');
  await page.goto(`${origin('us')}/controlpanel/beta/manage?tab=users&searchString=guardian`);
  await page.getByRole('row').filter({ hasText: 'guardian' }).getByRole('link').first().click();
  await expect(itemOf(page, 'Organizations and roles', 'Lincoln Elementary School')).toHaveCount(1);
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Export data' }).click()]);
  const { uid, data } = JSON.parse(readFileSync(await file.path(), 'utf8'));
  expect(file.suggestedFilename()).toBe(`${uid}.json`);
  expect(data).toContainEqual(expect.objectContaining({ kind: 'bookshelf' }));

  const admin = await openAs('us', 'schooladmin', `/controlpanel/audit?view=user&uid=${uid}`);
  await admin
    .getByRole('listitem')
    .filter({ hasText: 'Stored data exported' })
    .getByRole('button', { name: `Everything that ${name} did` })
    .click();
  await expect(admin.getByLabel('Show', { exact: true })).toHaveValue('actor');
});
