import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { announcement } from './announcement.ts';
import { accountLimitsOf, formatDataLocation, isPersistent, settingsOf, trustOf } from './settings.ts';

describe('the settings of a start', () => {
  test('without settings the default ports are used and the data lie in the project', { tags: ['shell §9.17'] }, () => {
    expect(settingsOf({}, '/project')).toEqual({
      gatewayPort: 8080,
      sandboxPort: 3000,
      mockPort: 4010,
      servicesUrl: 'http://localhost:3000',
      data: { folder: '/project/.data' },
    });
  });

  test('ports, the data folder and the databases can be chosen', () => {
    expect(
      settingsOf(
        { GATEWAY_PORT: '8090', SANDBOX_PORT: '3010', MOCK_PORT: '4020', DATA: '/elsewhere', DATABASE_URL_EU: 'postgres://eu' },
        '/project',
      ),
    ).toEqual({
      gatewayPort: 8090,
      sandboxPort: 3010,
      mockPort: 4020,
      servicesUrl: 'http://localhost:3010',
      data: { folder: '/elsewhere', eu: 'postgres://eu' },
    });
  });

  test('the limits of accounts can be set, and only to whole numbers from one', () => {
    expect(accountLimitsOf({})).toEqual({});
    const environment = {
      LOGIN_FAILURES_PER_ACCOUNT: '3',
      LOGIN_FAILURES_ANYWHERE: '30',
      LOGIN_FAILURES_PER_ADDRESS: '50',
      EMAILS_PER_RECIPIENT: '2',
      EMAILS_PER_ASKER: '1',
      EMAIL_REQUESTS_PER_ADDRESS: '40',
      SIGN_UPS_PER_ADDRESS: '30',
      ORDERS_PER_ADDRESS: '20',
      WRONG_CODES_PER_ACCOUNT: '4',
      LOGIN_DAYS: '7',
    };
    expect(accountLimitsOf(environment)).toEqual({
      failuresPerAccount: 3,
      failuresAnywhere: 30,
      failuresPerAddress: 50,
      emailsPerRecipient: 2,
      emailsPerAsker: 1,
      emailRequestsPerAddress: 40,
      signUpsPerAddress: 30,
      ordersPerAddress: 20,
      wrongCodesPerAccount: 4,
      loginDays: 7,
    });
    const guide = readFileSync(join(import.meta.dirname, '../../README.md'), 'utf8');
    for (const name of Object.keys(environment)) expect(guide).toContain(`| \`${name}\` |`);
    expect(() => accountLimitsOf({ EMAILS_PER_RECIPIENT: '0' })).toThrow('EMAILS_PER_RECIPIENT must be a number from 1, not "0".');
  });

  test('no proxy and no token is trusted until a setting says so, and a token that can be guessed is refused without being printed', () => {
    expect(trustOf({})).toEqual({ proxies: 0 });
    expect(trustOf({ TRUSTED_PROXIES: '2', CONTROL_TOKEN: 'the-token-of-the-controls' })).toEqual({
      proxies: 2,
      controlToken: 'the-token-of-the-controls',
    });
    for (const proxies of ['-1', '1.5', 'loopback', '10'])
      expect(() => trustOf({ TRUSTED_PROXIES: proxies })).toThrow(
        `TRUSTED_PROXIES must be the number of proxies, from 0 to 9, not "${proxies}".`,
      );
    for (const token of ['secret', 'with spaces in it, but long'])
      expect(() => trustOf({ CONTROL_TOKEN: token })).toThrow(/^CONTROL_TOKEN must have 20 or more letters/);
  });

  test('DATA=memory stores nothing on disk', () => {
    expect(settingsOf({ DATA: 'memory' }, '/project').data).toEqual({});
  });

  test('ISSUER_URL gives all services one address, whatever port they listen on', () => {
    const at = (issuer: string) => settingsOf({ SANDBOX_PORT: '3010', ISSUER_URL: issuer }, '/project').servicesUrl;
    expect(at('https://services.example.org/auth')).toBe('https://services.example.org');
    expect(at('http://localhost:3900/edu/auth')).toBe('http://localhost:3900/edu');
  });

  test.each([
    'services.example.org/auth',
    'https://services.example.org',
    'https://services.example.org/auth/',
    'https://services.example.org/auth?x=1',
    'https://user:secret@services.example.org/auth',
    'ftp://services.example.org/auth',
  ])('ISSUER_URL=%s is refused by name', (issuer) => {
    expect(() => settingsOf({ ISSUER_URL: issuer }, '/project')).toThrow(/ISSUER_URL must be the URL of the auth service/);
  });

  test('a PUBLIC_ORIGIN that names no realm is refused, and so is https without an issuer that has it', () => {
    expect(() => settingsOf({ PUBLIC_ORIGIN: 'https://realmkit.se' }, '/project')).toThrow(/PUBLIC_ORIGIN must be an origin such as/);
    const published = { PUBLIC_ORIGIN: 'https://realmkit.{suffix}' };
    expect(() => settingsOf(published, '/project')).toThrow(/ISSUER_URL must be set and https too/);
    expect(() => settingsOf({ ...published, ISSUER_URL: 'http://localhost:3900/auth' }, '/project')).toThrow(/https too/);
    expect(settingsOf({ ...published, ISSUER_URL: 'https://services.example.org/auth' }, '/project').servicesUrl).toBe(
      'https://services.example.org',
    );
  });

  test.each(['eighty', '0', '70000', '80.5', '-1'])('GATEWAY_PORT=%s is refused by name', (port) => {
    expect(() => settingsOf({ GATEWAY_PORT: port }, '/project')).toThrow(/GATEWAY_PORT must be a port/);
  });

  test('gateway and sandbox cannot share a port', () => {
    expect(() => settingsOf({ GATEWAY_PORT: '3000' }, '/project')).toThrow(/a port each/);
  });
});

describe('the location of the data', () => {
  test.each([
    [{ folder: '/project/.data' }, 'PGlite in /project/.data', true],
    [{}, 'memory, gone when this stops', false],
    [{ eu: 'a', us: 'b' }, 'PostgreSQL (both data shards)', true],
    [{ eu: 'a', folder: '/d' }, 'PostgreSQL (data shard eu), the other shard in PGlite in /d', true],
    [{ us: 'b' }, 'PostgreSQL (data shard us), the other shard in memory, gone when this stops', false],
  ])('the location %j is formatted as “%s”', (data, words, persistent) => {
    expect(formatDataLocation(data)).toBe(words);
    expect(isPersistent(data)).toBe(persistent);
  });
});

describe('the announcement after the start', () => {
  const printed = announcement(settingsOf({ GATEWAY_PORT: '8090' }, '/project'));

  test('the announcement names the launchpad, the sandbox and all eight realms', () => {
    expect(printed).toContain('http://localhost:8090');
    expect(printed).toContain('http://localhost:3000');
    for (const suffix of ['de', 'fi', 'fr', 'no', 'nl', 'se', 'co.uk', 'com'])
      expect(printed).toContain(`http://realmkit.${suffix}.localhost:8090 `);
  });

  test('the announcement names the demo accounts, their password and something to try', () => {
    expect(printed).toContain('superuser, schooladmin, teacher, guardian, consumer, student, shared');
    expect(printed).toContain('realmkit-demo');
    expect(printed).toContain('http://realmkit.se.localhost:8090/controlpanel/beta/manage?tab=users');
  });

  test('the announcement of the mock says that any name logs in and that nothing is stored', () => {
    const onMock = announcement(settingsOf({ MOCK_PORT: '4020' }, '/project'), true);
    expect(onMock).toContain('http://localhost:4020');
    expect(onMock).toContain('keeps nothing');
    expect(onMock).toContain('any user name and password');
    expect(onMock).not.toContain('realmkit-demo');
  });

  test('the announcement promises that changes persist only where they do', () => {
    expect(printed).toContain('the change is still there');
    expect(announcement(settingsOf({ DATA: 'memory' }, '/project'))).not.toContain('still there');
  });
});
