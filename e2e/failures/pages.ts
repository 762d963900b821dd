import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { Realm } from '../realms.ts';

/** A page whose calls fail, one at a time. */
export interface FailingPage {
  /** The app, and the module that a route of the app renders. */
  readonly module: string;
  /** `se` by default. */
  readonly realm?: Realm;
  readonly path: string;
  /** The demo account that is logged in; none for a guest. */
  readonly account?: string;
  /** Leads from `path` to the page, whose URL is then opened directly. */
  readonly lead?: (page: Page) => Promise<void>;
  /** Types into the form of the page and sends it. */
  readonly write?: { readonly type: (page: Page) => Promise<void>; readonly button?: string };
  /** A call whose failure changes nothing on this page. */
  readonly silent?: RegExp;
  /** The calls without which there is no book to open. */
  readonly essential?: RegExp;
}

/** Leads to the first record of a list, and waits until the URL is that of the record. */
const first =
  (link: string) =>
  async (page: Page): Promise<void> => {
    const href = await page.locator(link).first().getAttribute('href');
    await page.goto(new URL(href ?? '', page.url()).href);
  };
const firstRow = first('main :is(tr, [role=row]) a');

/** Types into fields by their names. */
const type =
  (texts: Readonly<Record<string, string>>, boxes: readonly string[] = []) =>
  async (page: Page): Promise<void> => {
    for (const [name, text] of Object.entries(texts)) await page.locator(`main [name="${name}"]`).fill(text);
    for (const name of boxes) await page.locator(`main [name="${name}"]`).check();
  };

let count = 0;
/** Changes the name of a record; each time to another one, because a form that says what is stored is not sent. */
const rename: FailingPage['write'] = {
  type: (page) => page.locator('main [name="name"]').fill(`Ett namn ${++count}`),
  button: 'main form:has([name="name"]) [type=submit]',
};

/** The log of changes shows the id of a school or group whose name cannot be loaded. */
const namesInLog = /\/(schoolUnits|groups)\/[^/?]+(\?include=schoolUnit)?$/;

/** The groups of a person are fetched ahead (admin §7), and their tab says that they did not come. */
const groupsAhead = /\/control-panel\/v2\/users\/\d+\/groups/;

const manage = '/controlpanel/beta/manage';
const notice = { name: 'Maja Holm', email: 'maja@example.com' };

/** The pages of the apps; `findUnlisted` says which are missing. */
export const pages: readonly FailingPage[] = [
  { module: 'consumer HomePage', path: '/', account: 'guardian' },
  { module: 'consumer HomePage', path: '/', account: 'teacher' },
  { module: 'consumer HomePage', path: '/', account: 'student' },
  { module: 'consumer HomePage', path: '/', account: 'shared' },
  {
    module: 'consumer LoginPage',
    path: '/login',
    write: { type: type({ username: 'teacher', password: 'realmkit-demo' }) },
  },
  { module: 'consumer ForgotPasswordPage', path: '/login/forgot-password', write: { type: type({ email: 'maja@example.com' }) } },
  { module: 'consumer ConfirmEmailPage', path: '/login/confirm-email', write: { type: type({ email: 'maja@example.com' }) } },
  {
    module: 'consumer NewPasswordPage',
    path: '/login/new-password?token=some-token',
    write: { type: type({ password: 'one-long-sentence', repeated: 'one-long-sentence' }) },
  },
  { module: 'consumer AccountDeletedPage', path: '/login/account-deleted' },
  { module: 'consumer SignedOutPage', path: '/login/ak-bibliotheken' },
  {
    module: 'consumer SignupPage',
    path: '/signup',
    write: {
      type: (page) => {
        const texts = { firstname: 'Maja', lastname: 'Holm', email: `maja${++count}@example.com` };
        return type({ ...texts, password: 'one-long-sentence', repeat: 'one-long-sentence' }, ['privacy'])(page);
      },
    },
  },
  { module: 'consumer GiftCardPage', path: '/gift-card' },
  { module: 'consumer SuccessPage', path: '/signup/success', account: 'consumer' },
  { module: 'consumer TextPage', path: '/legal/terms' },
  { module: 'consumer StoredDataPage', path: '/legal/stored-data' },
  { module: 'consumer NoticePage', realm: 'de', path: '/legal/cancel-contract', write: { type: type(notice) } },
  { module: 'consumer ConfirmDeclarationPage', path: '/legal/confirm?token=some-token' },
  { module: 'consumer LibraryPage', path: '/library', account: 'guardian' },
  { module: 'consumer BookshelfPage', path: '/library/bookshelf', account: 'student' },
  { module: 'consumer BookPage', path: '/library', account: 'student', lead: first('main a[href^="/library/book/"]') },
  { module: 'consumer SettingsPage', path: '/settings', account: 'teacher' },
  {
    module: 'consumer ProfilePage',
    path: '/profile',
    account: 'teacher',
    // The form of the password is there anyway, and the service decides.
    silent: /\/control-panel\/v1\/me/,
    write: {
      type: async (page) => {
        await page.getByRole('button', { name: 'Byt e-postadress' }).click();
        await page.locator('main form input[type=email]').fill('maja@example.com');
      },
    },
  },
  { module: 'consumer DeleteAccountPage', path: '/profile/delete', account: 'consumer' },
  { module: 'consumer SubscriptionsPage', path: '/subscriptions', account: 'consumer' },
  { module: 'consumer CheckoutPage', path: '/subscriptions', account: 'consumer', lead: first('main a[href^="/payment?"]') },
  { module: 'consumer ServicesPage', path: '/services', account: 'teacher' },
  { module: 'consumer SupportPage', path: '/support', account: 'teacher' },
  { module: 'admin HomePage', path: '/controlpanel', account: 'schooladmin' },
  { module: 'admin SettingsPage', path: '/controlpanel/settings', account: 'superuser' },
  { module: 'admin ManagePage', path: `${manage}?tab=users`, account: 'superuser' },
  { module: 'admin ManagePage', path: `${manage}?tab=organizations`, account: 'superuser' },
  { module: 'admin ManagePage', path: `${manage}?tab=groups`, account: 'superuser' },
  {
    module: 'admin UserEdit',
    path: `${manage}?tab=users&searchString=teacher`,
    account: 'superuser',
    lead: firstRow,
    silent: namesInLog,
  },
  { module: 'admin GroupCreate', path: `${manage}/groups/new`, account: 'superuser' },
  { module: 'admin GroupEdit', path: `${manage}?tab=groups`, account: 'superuser', lead: firstRow, write: rename },
  { module: 'admin SchoolUnitCreate', path: `${manage}/organizations/new`, account: 'superuser', write: rename },
  { module: 'admin SchoolUnitEdit', path: `${manage}?tab=organizations`, account: 'superuser', lead: firstRow, write: rename },
  { module: 'admin PersonList', path: '/controlpanel/students', account: 'schooladmin' },
  {
    module: 'admin PersonCreate',
    path: '/controlpanel/students/new',
    account: 'schooladmin',
    write: { type: type({ username: 'maja.holm', name: 'Maja Holm' }) },
  },
  {
    module: 'admin PersonEdit',
    path: '/controlpanel/students',
    account: 'schooladmin',
    lead: firstRow,
    silent: groupsAhead,
    write: rename,
  },
  {
    module: 'admin PersonEdit',
    path: '/controlpanel/employees',
    account: 'schooladmin',
    lead: async (page) => {
      await firstRow(page);
      await page.goto(`${page.url()}?tab=groups`);
    },
  },
  { module: 'admin LegacyGroupList', path: '/controlpanel/groups', account: 'schooladmin' },
  { module: 'admin LegacyGroupCreate', path: '/controlpanel/groups/new', account: 'schooladmin', write: rename },
  { module: 'admin LegacyGroupEdit', path: '/controlpanel/groups', account: 'schooladmin', lead: firstRow, write: rename },
  { module: 'admin BookshelvesPage', path: '/controlpanel/bookshelves', account: 'schooladmin' },
  { module: 'admin SchoolUnitsPage', path: '/controlpanel/units', account: 'schooladmin' },
  { module: 'admin PeriodsPage', path: '/controlpanel/periods', account: 'superuser' },
  { module: 'admin AuditLogList', path: '/controlpanel/audit', account: 'superuser', silent: namesInLog },
  { module: 'admin ImportPage', path: '/controlpanel/import', account: 'schooladmin' },
  { module: 'admin CardsPage', path: '/controlpanel/cards', account: 'schooladmin' },
  {
    module: 'admin SyncPage',
    path: '/controlpanel/sync',
    account: 'schooladmin',
    write: {
      type: (page) => page.getByRole('main').getByRole('textbox').first().fill('skolon-7'),
      button: 'main button:text-is("Spara inställningarna")',
    },
  },
  { module: 'reader ReviewPage', path: '/', account: 'teacher', lead: first('main a[href^="/reader/review/"]') },
  {
    module: 'reader PlayPage',
    path: '/bookshelf/play/id/book-1',
    account: 'student',
    essential: /\/library\/v1\/books\/[^/]+$|\/policy$|\.opf$|\/chapter-1\.xhtml/,
    // Their panel is closed, and says so once it is opened.
    silent: /\/(bookmarks|annotations)$/,
  },
];

/** The calls whose failure changes nothing that a page says, each with the reason. */
export const silentCalls: readonly { readonly pattern: RegExp; readonly reason: string }[] = [
  { pattern: /\/activity-stream\/|\/analytics\//, reason: 'it is sent again later, and nobody waits for it (admin §8)' },
  { pattern: /^POST .*\/lastmark$/, reason: 'it is kept on the device and sent again' },
  { pattern: /\/book-content\/.*\/(?!chapter-1\.)[^/]+\.xhtml$/, reason: 'it is fetched ahead; its page says so once it is turned to' },
  { pattern: /\/book-content\/.*\.css$/, reason: 'a chapter is readable without its styles' },
  { pattern: /\/library\/v1\/entitlement/, reason: 'every book is open as long as the service has not said otherwise' },
];

const root = join(import.meta.dirname, '../..');
const routeFiles = ['consumer/src/routes.tsx', 'admin/src/routes.tsx', 'admin/src/resources/*/index.ts', 'reader/src/host/routes.tsx'];
/** The modules around pages, a page that is another one with a URL in its query, and one that calls nothing before a book is named. */
const others = ['admin ReactAdmin', 'admin Management', 'reader ReaderPage', 'reader TestPlayerPage'];

/** Returns the pages that routes render and that are not in `pages`. */
export const findUnlisted = (): string[] =>
  globSync(routeFiles, { cwd: root }).flatMap((file) => {
    const source = readFileSync(join(root, file), 'utf8');
    const [app = ''] = file.split('/');
    const modules = [...source.matchAll(/import\('[^']*\/(\w+)\.tsx'\)|element: <(\w+Page)/g)].map(
      ([, lazy, eager]) => `${app} ${lazy ?? eager}`,
    );
    if (modules.length === 0) return [`${file} has no pages`];
    return modules.filter((name) => !others.includes(name) && !pages.some(({ module }) => module === name));
  });
