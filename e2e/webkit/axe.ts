import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { formatViolations, type Violation, wcagTags } from '../axe.ts';
import type { WebKitPage } from './page.ts';

const requireAxe = createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright'));
const axe = readFileSync(requireAxe.resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Returns the violations of WCAG 2.2 AA that axe finds in the page's scheme, not in its frames. The scheme of WebKitGTK is fixed when it starts: both
 * schemes are checked in the other engines.
 */
export async function violationsOf(page: WebKitPage): Promise<string[]> {
  await page.connection.driver.run(`const done = arguments[0]; (function () { ${axe} }).call(window); done(null)`, []);
  const found = await page.evaluate(async (tags: readonly string[]) => {
    const results = await Reflect.get(window, 'axe').run(document, {
      iframes: false,
      runOnly: { type: 'tag', values: tags },
    });
    return results.violations;
  }, wcagTags);
  return formatViolations(found as Violation[]);
}
