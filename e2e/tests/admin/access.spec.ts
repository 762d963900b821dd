import { expect, openSignedIn, test } from '../../journey.ts';
import { logIn } from '../../logIn.ts';
import { origin } from '../../realms.ts';
import { texts } from '../../texts.ts';

const text = texts.se;

test('a school admin who opens the beta management is redirected to the control panel', async ({ page }) => {
  await logIn(page, 'se', 'schooladmin');
  await page.goto(`${origin('se')}/controlpanel/beta/manage?tab=users`);
  await expect(page).toHaveURL(`${origin('se')}/controlpanel`);
  await expect(page.getByRole('heading', { level: 1, name: text.panel })).toBeVisible();
});

for (const userName of ['guardian', 'student', 'consumer'])
  test(`a ${userName} who opens the control panel reads that it is for staff`, async ({ page }) => {
    await openSignedIn(page, 'se', userName, '/controlpanel');
    await expect(page.getByText(text.panelForStaff)).toBeVisible();
  });
