import { firefox as firefoxes, type LaunchOptions } from 'playwright';
import { firefox } from '../../../scripts/firefox/launch.ts';
import { startDisplay } from '../../../scripts/webkit/display.ts';
import { startSession } from '../../../scripts/webkit/session.ts';
import { startBrowser } from './restartingBrowser.ts';

export const engineNames = ['chromium', 'firefox', 'webkit'] as const;
export type EngineName = (typeof engineNames)[number];

/** A window of an engine: what Playwright and WebKit's driver have in common. */
export interface EngineWindow {
  readonly goTo: (url: string) => Promise<void>;
  /** Evaluates an expression in the page, and waits if it is a promise. */
  readonly evaluate: <Value>(expression: string) => Promise<Value>;
  readonly close: () => Promise<void>;
}

/** An engine that opens windows of a profile of their own. */
export interface Engine {
  readonly open: () => Promise<EngineWindow>;
  readonly close: () => Promise<void>;
}

/** The window has room for each size of the reader. */
const viewport = { width: 1400, height: 1200 };

async function webkit(): Promise<Engine> {
  const display = await startDisplay();
  return {
    open: async () => {
      const { driver, stop } = await startSession({ display: display.name, scheme: 'light', reducedMotion: true });
      await driver.send('POST', '/window/rect', { x: 0, y: 0, ...viewport });
      return {
        goTo: async (url) => {
          await driver.send('POST', '/url', { url });
          // The command ends before the modules of the page are loaded.
          await driver.run(
            "if (document.readyState === 'complete') arguments[0](); else addEventListener('load', () => arguments[0]());",
            [],
          );
        },
        evaluate: async <Value>(expression: string) => {
          const { value, error } = await driver.run<{ value: Value; error?: string }>(
            `const done = arguments[arguments.length - 1];
             Promise.resolve().then(() => (${expression})).then((value) => done({ value }), (error) => done({ error: String(error) }));`,
            [],
          );
          if (error !== undefined) throw new Error(error);
          return value;
        },
        close: async () => stop(),
      };
    },
    close: async () => display.stop(),
  };
}

async function playwrightEngine(name: 'chromium' | 'firefox'): Promise<Engine> {
  const { running, close } =
    name === 'chromium' ? await startBrowser() : await startBrowser(() => firefoxes.launch(firefox() as LaunchOptions));
  return {
    open: async () => {
      const context = await (await running()).newContext({ viewport, reducedMotion: 'reduce', locale: 'en-GB' });
      const page = await context.newPage();
      return {
        goTo: async (url) => void (await page.goto(url)),
        evaluate: <Value>(expression: string) => page.evaluate<Value>(expression),
        close: () => context.close(),
      };
    },
    close,
  };
}

/** Starts an engine. */
export const startEngine = (name: EngineName): Promise<Engine> => (name === 'webkit' ? webkit() : playwrightEngine(name));
