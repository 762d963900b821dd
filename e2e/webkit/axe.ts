import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { WebKitPage } from './page.ts';

const requireAxe = createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright'));
const axe = readFileSync(requireAxe.resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Returns the violations of WCAG 2.2 AA that axe finds in the page's scheme, not in its frames. The scheme of WebKitGTK is fixed when it starts: both
 * schemes are checked in the other engines.
 */
export async function violationsOf(page: WebKitPage): Promise<unknown> {
  await page.connection.driver.run(`const done = arguments[0]; (function () { ${axe} }).call(window); done(null)`, []);
  return page.evaluate(async () => {
    const { violations } = await Reflect.get(window, 'axe').run(document, {
      iframes: false,
      runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
    });
    const found: { id: string; nodes: { target: string[] }[] }[] = violations;
    return found.map(({ id, nodes }) => `${id} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
  });
}
