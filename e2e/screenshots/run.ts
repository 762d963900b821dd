// `npm run screenshots`: takes the pictures of the README anew, which a journey compares. With `--screens`, a list with commas or `all`, shoots screens
// of the built system into `screenshots/` instead, to look at them; further options, each a list: `--realms`, `--themes`, `--schemes`, `--widths`.
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { fetchUntilOk } from '../../scripts/bench/runningScript.ts';
import { chromium as launchOptions } from '../../scripts/chromium.mjs';
import { startSystem } from '../bench/system.ts';
import { type Realm, suffixes } from '../realms.ts';
import { screens } from './screens.ts';
import { createPhotographer, type Look, type Shoot } from './shoot.ts';

const { values } = parseArgs({
  options: {
    screens: { type: 'string', default: '' },
    realms: { type: 'string', default: 'se,fr,fi,us' },
    themes: { type: 'string', default: 'default,sondo' },
    schemes: { type: 'string', default: 'light,dark' },
    widths: { type: 'string', default: '390,820,1440' },
  },
});

const realms = Object.keys(suffixes).filter((realm): realm is Realm => realm in suffixes);
const themes = ['default', 'sondo'] as const;
const schemes = ['light', 'dark'] as const;
const isOneOf =
  <T extends string>(known: readonly T[]) =>
  (word: string): word is T =>
    known.some((one) => one === word);

/** Returns all combinations of the options' looks. */
function requestedLooks(): Look[] {
  const list = (option: string) => option.split(',');
  return list(values.realms)
    .filter(isOneOf(realms))
    .flatMap((realm) =>
      list(values.themes)
        .filter(isOneOf(themes))
        .flatMap((theme) =>
          list(values.schemes)
            .filter(isOneOf(schemes))
            .flatMap((scheme) => list(values.widths).map((width) => ({ realm, theme, scheme, width: Number(width) }))),
        ),
    );
}

async function writeScreenshots(shoot: Shoot): Promise<void> {
  mkdirSync('screenshots', { recursive: true });
  const names = values.screens.split(',');
  for (const look of requestedLooks())
    for (const screen of screens.filter(({ name }) => values.screens === 'all' || names.includes(name))) {
      const file = `screenshots/${screen.name}-${look.realm}-${look.theme}-${look.scheme}-${look.width}.jpg`;
      await shoot(screen, look).then(
        (jpeg) => writeFileSync(file, jpeg),
        (error: unknown) => {
          process.exitCode = 1;
          console.error(`✗ ${file}: ${error instanceof Error ? error.message : String(error)}`);
        },
      );
    }
}

async function shootScreens(): Promise<void> {
  const browser = await chromium.launch(launchOptions());
  const system = startSystem('scripts/serve.mjs', 'memory');
  try {
    await fetchUntilOk(`http://localhost:${system.sandboxPort}/__sandbox/health`);
    await writeScreenshots(createPhotographer(browser, system.gatewayPort));
  } finally {
    await browser.close();
    await system.stop();
  }
}

/** Takes the pictures of the README with the journey that compares them. */
function takeReadmePictures(): void {
  const journey = ['test', '-c', 'e2e', '--project=across-apps', 'readmePictures', '--update-snapshots=all', '--reporter=list'];
  process.exitCode = spawnSync(process.execPath, ['node_modules/@playwright/test/cli.js', ...journey], { stdio: 'inherit' }).status ?? 1;
}

if (values.screens === '') takeReadmePictures();
else await shootScreens();
