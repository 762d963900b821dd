// `npm run screenshots`: shoots screens of the built system into `screenshots/`, to look at them. Options, each a list with commas: `--screens`,
// `--realms`, `--themes`, `--schemes`, `--widths`. With `--sheets`, writes the contact sheets of `docs/images/` instead: eight realms of one screen.
import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { fetchUntilOk } from '../../scripts/bench/runningScript.ts';
import { chromium as launchOptions } from '../../scripts/chromium.mjs';
import { startSystem } from '../bench/system.ts';
import { type Realm, suffixes } from '../realms.ts';
import { contactSheet } from './contactSheet.ts';
import { screens } from './screens.ts';
import { createPhotographer, type Look, type Shoot } from './shoot.ts';

const { values } = parseArgs({
  options: {
    sheets: { type: 'boolean', default: false },
    screens: { type: 'string', default: screens.map(({ name }) => name).join(',') },
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
    for (const screen of screens.filter(({ name }) => names.includes(name))) {
      const file = `screenshots/${screen.name}-${look.realm}-${look.theme}-${look.scheme}-${look.width}.jpg`;
      await shoot(screen, look, 'page').then(
        (jpeg) => writeFileSync(file, jpeg),
        (error: unknown) => {
          process.exitCode = 1;
          console.error(`✗ ${file}: ${error instanceof Error ? error.message : String(error)}`);
        },
      );
    }
}

const browser = await chromium.launch(launchOptions());
const system = startSystem('scripts/serve.mjs', 'memory');
try {
  await fetchUntilOk(`http://localhost:${system.sandboxPort}/__sandbox/health`);
  const shoot = createPhotographer(browser, system.gatewayPort);
  if (values.sheets)
    for (const screen of screens.slice(0, 3)) {
      const pictures = [];
      for (const realm of realms)
        pictures.push({
          caption: realm,
          jpeg: await shoot(screen, { realm, theme: 'default', scheme: 'light', width: 1440 }, 'screen'),
        });
      writeFileSync(`docs/images/realms-${screen.name}.jpg`, await contactSheet(browser, pictures, 4, 1600));
    }
  else await writeScreenshots(shoot);
} finally {
  await browser.close();
  await system.stop();
}
