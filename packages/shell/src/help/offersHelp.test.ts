import { realms } from '@realmkit/design-system';
import { describe, expect, test } from 'vitest';
import { mayShowHelp, offersHelp } from './offersHelp.ts';

const production = { url: 'https://help.example/chat', realm: 'se', hostname: 'realmkit.se', path: '/' } as const;

test.each(realms.map((realm) => [realm, realm !== 'fr'] as const))(
  'the help widget is offered in %s: %s',
  { tags: ['shell §9.24', 'reader §1.19'] },
  (realm, offered) => {
    expect(offersHelp({ ...production, realm })).toBe(offered);
  },
);

test.each(['localhost', 'realmkit.se.localhost', 'panel.realmkit.co.uk.localhost', '127.0.0.1', '[::1]'])(
  'the help widget is not loaded locally, on %s',
  { tags: ['shell §9.23', 'reader §1.18'] },
  (hostname) => {
    expect(offersHelp({ ...production, hostname })).toBe(false);
    expect(mayShowHelp({ ...production, hostname })).toBe(false);
  },
);

test('the help widget is not offered without a URL', () => {
  expect(offersHelp({ ...production, url: undefined })).toBe(false);
});

describe('pages of the help widget', () => {
  test.each(['/', '/profile', '/controlpanel', '/loginhelp', '/library/book/1'])('the help widget may be shown on %s', (path) => {
    expect(mayShowHelp({ ...production, path })).toBe(true);
  });

  test.each(['/login', '/login/ak-bibliotheken', '/signup', '/signup/success', '/payment', '/subscriptions', '/gift-card'])(
    'the help widget is not shown on %s, where people sign in or pay',
    (path) => {
      expect(mayShowHelp({ ...production, path })).toBe(false);
    },
  );
});
