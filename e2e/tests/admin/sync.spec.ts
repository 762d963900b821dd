import { expect, openSignedIn, test } from '../../journey.ts';
import { field } from '../../panelSteps.ts';
import { moveClock } from '../../sandbox.ts';

test.beforeEach(({ fresh }) => fresh('us'));
test.afterEach(({ request }) => moveClock(request, { reset: true }));

test('a school admin leaves a school out of the synchronization and starts a rehearsal, and a superuser sees both and cancels it', async ({
  page,
  openAs,
  request,
}) => {
  await openSignedIn(page, 'us', 'schooladmin', '/controlpanel/sync');
  await field(page, 'Franklin Elementary School').fill('');
  const saved = page.waitForResponse((response) => response.url().endsWith('/config') && response.request().method() === 'PUT');
  await page.getByRole('button', { name: 'Save the settings' }).click();
  await saved;
  await page.getByRole('button', { name: 'Preview the changes' }).click();
  await expect(page.getByRole('progressbar', { name: 'Rehearsal' })).toBeVisible();
  // The run ends a minute later than it would: nobody has to be quick.
  await moveClock(request, { advance: -60 });

  const superuser = await openAs('us', 'superuser', '/controlpanel/sync?org=us-school-1');
  await expect(superuser.getByRole('progressbar', { name: 'Rehearsal' })).toBeVisible();
  await expect(field(superuser, 'Lincoln Elementary School')).not.toHaveValue('');
  await expect(field(superuser, 'Franklin Elementary School')).toHaveValue('');
  await superuser.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect(page.getByRole('list', { name: 'Runs' }).getByRole('listitem').first()).toContainText('canceled');
  await expect(page.getByRole('button', { name: 'Preview the changes' })).toBeEnabled();
});
