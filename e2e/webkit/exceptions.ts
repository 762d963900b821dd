import type { Exception } from '../exceptions.ts';

/** Returns an exception for each title. */
const all = (file: string, reason: string, titles: readonly string[]): Exception[] => titles.map((title) => ({ file, title, reason }));

const routes = 'WebDriver intercepts no requests';
const twoWindows = 'the driver opens no second window: POST /window/new and window.open had no effect in WebKitGTK 2.50.6';
const offline = 'WebDriver cannot take a browser offline: navigator.onLine stays true';
const narrow = 'the window is at least 447 px wide; axe checks these screens in Chromium and Firefox';
const beforeScripts = 'WebDriver runs no script before those of the page';
const noTouch = 'the driver delivers no touch: actions of the pointer type touch fire no event in WebKitGTK 2.50.6';
const cookies = 'WebDriver returns only the cookies of the open page, not those of the auth service';

/** The journeys that do not run in WebKitGTK. */
export const exceptions: readonly Exception[] = [
  ...all('across-apps/readmePictures.spec.ts', 'its pictures are those of Chromium', [
    'the README shows a narrated book as it is',
    'the README shows the home of a family in the dark as it is',
    'the README shows the panel as it is',
    'the README shows Storybook as it is, which a designer’s press builds where it is missing or its sources have changed',
  ]),
  ...all('admin/failureModes.spec.ts', routes, [
    'a superuser whose list fails with 500 sees an error instead of rows, and a retry loads them',
    'a superuser whose list is forbidden sees an error and not an empty list',
  ]),
  ...all('admin/screens.spec.ts', narrow, [
    'axe finds no violations on /controlpanel for a schooladmin',
    'axe finds no violations on /controlpanel for a student',
    'axe finds no violations on /controlpanel/beta/manage?tab=users for a superuser',
    'axe finds no violations on /controlpanel/beta/manage?tab=organizations for a superuser',
    'axe finds no violations on /controlpanel/beta/manage?tab=groups for a superuser',
    'axe finds no violations on the page of a user and with the menu open',
  ]),
  ...all('consumer/acting.spec.ts', offline, [
    'a teacher who goes offline keeps the page, reads that they are offline and is still logged in afterwards',
  ]),
  ...all(
    'consumer/brand.spec.ts',
    routes,
    ['de', 'fi', 'fr', 'no', 'nl', 'se', 'uk', 'us'].map((realm) => `a visitor in ${realm} sees the right brand at the first paint`),
  ),
  ...all('consumer/failureModes.spec.ts', offline, ['a teacher reads that they are offline until the connection is back']),
  ...all('consumer/failureModes.spec.ts', routes, [
    'a teacher who opens a page while the platform is down sees stored data and a hint until it is back',
    'a teacher without stored data sees an error while the platform is down, and a retry shows the page',
  ]),
  ...all('consumer/families.spec.ts', twoWindows, ['a guardian who orders the same plan in two tabs at once gets one subscription']),
  ...all('consumer/families.spec.ts', routes, [
    'a guardian whose network fails while the order is sent gets one subscription and one charge',
  ]),
  ...all('consumer/offline.spec.ts', offline, [
    'a teacher without network sees the stored bookshelf and services, cannot change them and cannot open other apps',
    'a teacher who logs out leaves no personal data on the device, and the service worker caches none',
  ]),
  ...all('consumer/password.spec.ts', 'WebDriver does not move the clock of a page', [
    'a teacher changes their password, is logged out on another device and logs in there with the new one',
  ]),
  ...all('consumer/screens.spec.ts', narrow, [
    ...['/login of se', '/no/such/page of se', '/login of fr'].map((screen) => `axe finds no violations on ${screen}`),
    ...['/', '/profile', '/services', '/support', '/settings'].map((path) => `axe finds no violations on ${path} for a teacher`),
    'axe finds no violations on / for a consumer',
  ]),
  ...all('consumer/session.spec.ts', twoWindows, ['a teacher with two tabs stays logged in, and the expiring token is refreshed once']),
  ...all('consumer/session.spec.ts', routes, ['a teacher whose session ends still sees what they typed after they log in again']),
  ...all('consumer/signIn.spec.ts', twoWindows, ['a teacher who logs out is logged out in every tab']),
  ...all('consumer/signIn.spec.ts', routes, ['a teacher who logs in without a connection sees an error and keeps what they typed']),
  ...all('gateway/console.spec.ts', narrow, [
    'a developer reads who may open the books and why, axe finds no violations, and the console fits a small screen',
  ]),
  ...all('gateway/console.spec.ts', 'no script reaches the document of a frame that is sandboxed without allow-same-origin', [
    'a developer reads an email that can run no script and sees a link to the realm',
  ]),
  ...all('gateway/screens.spec.ts', narrow, [
    'axe finds no violations on the launchpad',
    'axe finds no violations on the page of an unknown realm',
  ]),
  ...all('reader/books.spec.ts', noTouch, [
    'a pupil answers an assignment and a quiz beside the book, and the teacher reads the answers (us)',
  ]),
  ...all('reader/fullScreen.spec.ts', noTouch, ['a pupil with fingers alone reads in full screen, and leaves it by the button']),
  ...all('across-apps/administration.spec.ts', beforeScripts, [
    'a school admin makes the login card of a student void, with which the student could log in until then',
  ]),
  ...all('across-apps/oldestBrowser.spec.ts', beforeScripts, [
    'the login, the list, a person’s page, the export and the import of the control panel work in the oldest browser',
    'each command of the reader’s help works in the oldest browser, and what is marked is to be seen',
  ]),
  ...all('across-apps/reading.spec.ts', routes, [
    'a teacher reads on when the content policy is renewed, and is asked to log in when the session has ended',
  ]),
  ...all('across-apps/sameSiteAuth.spec.ts', 'only Chromium’s own protocol blocks the cookies of other sites', [
    'a school admin in fr is logged in to the external panel too, and logs out of the auth service there',
    'a school admin in de is logged in to the external panel too, and logs out of the auth service there',
    'a teacher in fr opens the control panel on its own host without logging in again',
    'a teacher in de opens the control panel on its own host without logging in again',
    'a teacher logs in on the auth service’s page, which has its own host',
    'a teacher who logs in on the URL of another site gets no session there',
  ]),
  ...all('across-apps/schoolYearStart.spec.ts', 'the driver prints nothing; imports, exports and cards have journeys of their own', [
    'a schooladmin completes all tasks of a new school year alone',
    'a superuser completes all tasks of a new school year alone',
  ]),
  ...all('across-apps/storedData.spec.ts', cookies, [
    'a guardian downloads their data, and the browser stores what the page of stored data names, no longer than it says',
  ]),
];
