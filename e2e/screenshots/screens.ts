import type { Page } from 'playwright';

/** A screen to look at. */
export interface Screen {
  readonly name: string;
  readonly path: string;
  /** The demo account that is logged in; none for a guest. */
  readonly account?: 'superuser' | 'schooladmin' | 'teacher' | 'guardian' | 'student';
  /** Leads from the open page to the state that is shown. */
  readonly prepare?: (page: Page) => Promise<void>;
}

const panel = '/controlpanel/beta/manage';

async function openFirstRow(page: Page): Promise<void> {
  await page.locator('main a[href*="/manage/"]:not([href$="/new"])').first().click();
  await page.locator('main form').first().waitFor();
}

async function actAs(page: Page): Promise<void> {
  await openFirstRow(page);
  await page.locator('main a[href*="act_as="]').click();
  await page.waitForURL(({ pathname }) => !/^\/(login|controlpanel|auth)/.test(pathname));
}

async function openFirstBook(page: Page): Promise<void> {
  await page.locator('main article:not(:has([data-unavailable])) a[href^="/library/book/"]').first().click();
  await page.waitForURL('**/library/book/*');
  await page.locator('main dl').first().waitFor();
}

async function openReader(page: Page): Promise<void> {
  await openFirstBook(page);
  await page.locator('main a[href*="/play/"]').first().click();
}

async function openReaderPanel(page: Page, name: RegExp): Promise<void> {
  await openReader(page);
  await page.getByRole('button', { name }).first().click();
}

async function orderPlan(page: Page): Promise<void> {
  await page.locator('main a[href^="/payment"]').first().click();
  await page.waitForURL('**/payment*');
  await page.locator('main form').first().waitFor();
}

async function openOtherLogins(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('button').nth(2).click();
  await page.waitForURL('**/identity**');
}

async function sendForm(page: Page): Promise<void> {
  await page.locator('main form button[type=submit]').first().click();
}

async function searchForNothing(page: Page): Promise<void> {
  await page.getByRole('searchbox').first().fill('qqqqq');
  await page.locator('main [data-spot] > *').first().waitFor();
}

/** The screens of the apps, by name. */
export const screens: readonly Screen[] = [
  { name: 'login', path: '/login' },
  { name: 'home', path: '/', account: 'guardian' },
  { name: 'library', path: '/library', account: 'guardian' },
  { name: 'login-error', path: '/login', prepare: sendForm },
  { name: 'forgot-password', path: '/login/forgot-password' },
  { name: 'other-logins', path: '/login', prepare: openOtherLogins },
  { name: 'signup', path: '/signup' },
  { name: 'signup-errors', path: '/signup', prepare: sendForm },
  { name: 'gift-card', path: '/gift-card' },
  { name: 'not-found', path: '/no-such-page' },
  { name: 'terms', path: '/legal/terms' },
  { name: 'stored-data', path: '/legal/stored-data' },
  { name: 'home-student', path: '/', account: 'student' },
  { name: 'home-teacher', path: '/', account: 'teacher' },
  { name: 'profile', path: '/profile', account: 'guardian' },
  { name: 'subscriptions', path: '/subscriptions', account: 'guardian' },
  { name: 'payment', path: '/payment', account: 'guardian' },
  { name: 'order', path: '/subscriptions', account: 'guardian', prepare: orderPlan },
  { name: 'services', path: '/services', account: 'teacher' },
  { name: 'support', path: '/support', account: 'guardian' },
  { name: 'settings', path: '/settings', account: 'guardian' },
  { name: 'library-nothing', path: '/library', account: 'guardian', prepare: searchForNothing },
  { name: 'book', path: '/library', account: 'guardian', prepare: openFirstBook },
  { name: 'bookshelf', path: '/library/bookshelf', account: 'guardian' },
  { name: 'reader', path: '/library', account: 'guardian', prepare: openReader },
  {
    name: 'reader-settings',
    path: '/library',
    account: 'guardian',
    prepare: (page) => openReaderPanel(page, /^(Settings|Inställningar|Asetukset|Réglages)/),
  },
  { name: 'panel-home', path: '/controlpanel', account: 'superuser' },
  { name: 'panel-users', path: `${panel}?tab=users`, account: 'superuser' },
  { name: 'panel-user', path: `${panel}?tab=users`, account: 'superuser', prepare: openFirstRow },
  { name: 'acting', path: `${panel}?tab=users`, account: 'superuser', prepare: actAs },
  { name: 'panel-groups', path: `${panel}?tab=groups`, account: 'superuser' },
  { name: 'panel-group', path: `${panel}?tab=groups`, account: 'superuser', prepare: openFirstRow },
  { name: 'panel-students', path: '/controlpanel/students', account: 'schooladmin' },
  { name: 'panel-periods', path: '/controlpanel/periods', account: 'superuser' },
  { name: 'panel-bookshelves', path: '/controlpanel/bookshelves', account: 'superuser' },
  { name: 'panel-audit', path: '/controlpanel/audit', account: 'superuser' },
  { name: 'panel-settings', path: '/controlpanel/settings', account: 'superuser' },
  { name: 'panel-nothing', path: `${panel}?tab=users`, account: 'superuser', prepare: searchForNothing },
  { name: 'panel-import', path: '/controlpanel/import', account: 'superuser' },
  { name: 'panel-cards', path: '/controlpanel/cards', account: 'superuser' },
  { name: 'panel-sync', path: '/controlpanel/sync', account: 'superuser' },
];
