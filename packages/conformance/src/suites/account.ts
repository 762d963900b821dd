import { type Suite, scenario } from '../core/suite.ts';

/** The account service, as a guardian uses it. A registered account cannot be removed: its email address at `example.org` stays taken. */
export const accountSuite: Suite = {
  service: 'account',
  requirements: {
    roles: {
      guardian: 'asks where no other is named; the address of this account is confirmed and its password changed and changed back',
      teacher: 'somebody who belongs to groups',
      unsubscribed: 'a family, whose account is deleted by itself and brought back',
      shared: 'a shared account, which may not change its password or its address',
      acting: 'somebody who acts as another person',
    },
    reads: { password: 'the password of the guardian and of the family' },
    hooks: { mails: 'answers the mails of the guardian, the newest first, as { data: [{ link }] }' },
  },
  caller: 'guardian',
  scenarios: [
    scenario('who somebody is, and where they belong', async ({ call, holds }) => {
      const me = await call('getMe');
      holds(me.text('/uid') !== '', 'answer body /uid', 'is empty');
      await call('listMyOrganizations');
      await call('listMyGroups');
      await call('listMyGroups', { as: 'teacher' });
      await call('getMe', { as: 'acting' });
    }),
    scenario('everything that is stored about somebody is exported', async ({ call, holds }) => {
      const uid = (await call('getMe')).text('/uid');
      const data = await call('exportMyData');
      holds(data.text('/uid') === uid, 'answer body /uid', 'is somebody else');
      holds(data.list('/data').length > 0, 'answer body /data', 'is empty');
    }),
    scenario('an address is confirmed by the link of a mail, once', async ({ call, hook }) => {
      await call('requestEmailValidation');
      const confirmUrl = (await hook('mails')).text('/data/0/link');
      await call('confirmEmailValidation', { body: { confirmUrl } });
      await call('confirmEmailValidation', { body: { confirmUrl }, status: 400 });
    }),
    scenario('another address is asked for, and changes nothing before its link is followed', async ({ call, holds, unique }) => {
      const before = (await call('getMe')).text('/email');
      await call('changeMyEmail', { body: { email: `${unique('another')}@example.org` } });
      holds((await call('getMe')).text('/email') === before, 'answer body /email', 'has changed already');
    }),
    scenario('the other sign-ins of somebody end, and this one goes on', async ({ call }) => {
      await call('endMyOtherSessions', { as: 'teacher' });
      await call('getMe', { as: 'teacher' });
    }),
    scenario('a family deletes its account and brings it back, once', async ({ call, fixture }) => {
      const username = (await call('getMe', { as: 'unsubscribed' })).text('/username');
      const body = { username, password: fixture('password'), country: 'se' };
      await call('deleteMe', { as: 'unsubscribed' });
      await call('restoreMe', { body });
      await call('restoreMe', { body, status: 401 });
    }),
    scenario('an account is registered, and its address is taken then', async ({ call, unique }) => {
      const body = {
        firstname: 'Conformance',
        lastname: 'Test',
        email: `${unique('conformance')}@example.org`,
        password: 'a-long-sentence',
      };
      await call('register', { body: { ...body, country: 'se' } });
      await call('register', { body: { ...body, country: 'se' }, status: 409 });
    }),
    scenario('a forgotten password is answered alike for every address, and needs the link of its mail', async ({ call, unique }) => {
      await call('requestPasswordReset', { body: { email: `${unique('nobody')}@example.org`, country: 'se' } });
      const body = { token: unique('no-link'), password: unique('another-password'), country: 'se' };
      await call('resetPassword', { body, status: 400 });
    }),
    scenario('another link to confirm an address is answered alike for every address', async ({ call, unique }) => {
      await call('resendEmailValidation', { body: { email: `${unique('nobody')}@example.org`, country: 'se' } });
    }),
    scenario('the password is changed, and changed back', async ({ call, fixture, undo, unique }) => {
      const [before, after] = [fixture('password'), unique('another-password')];
      undo(() => call('changeMyPassword', { body: { currentPassword: after, password: before } }));
      await call('changeMyPassword', { body: { currentPassword: before, password: after } });
    }),
    scenario('the language of mails and invoices is chosen', async ({ call, holds }) => {
      await call('changeMyLocale', { body: { locale: 'sv' } });
      holds((await call('getMe')).text('/locale') === 'sv', 'answer body /locale', 'is another one');
    }),
    // The last one, because it ends every sign-in of the guardian.
    scenario('a forgotten password is chosen anew by the link of a mail, once', async ({ call, hook, fixture }) => {
      const email = (await call('getMe')).text('/email');
      await call('requestPasswordReset', { body: { email, country: 'se' } });
      const token = new URL((await hook('mails')).text('/data/0/link')).searchParams.get('token') ?? '';
      const body = { token, password: fixture('password'), country: 'se' };
      await call('resetPassword', { body, negatives: false });
      await call('resetPassword', { body, status: 400 });
    }),
  ],
};
