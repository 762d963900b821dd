import type { ElementHandle, Page } from '@playwright/test';
import { expect } from './webkit/expect.ts';
import { WebKitPage } from './webkit/page.ts';

/** The states that colours, shadows and borders tell, by the attribute that tells each, and its value without it. */
const states = [
  ['[aria-current]', 'aria-current', null],
  ['[aria-pressed=true]', 'aria-pressed', 'false'],
  ['[aria-selected=true]', 'aria-selected', 'false'],
  ['[aria-checked=true]', 'aria-checked', 'false'],
  // Material's check boxes change their icon with React's state.
  ['input:checked:not(.PrivateSwitchBase-input)', 'checked', null],
  ['progress[value]', 'value', '0'],
] as const;

/**
 * Expects that each state on the page looks different without it in forced colours, which a person has chosen and which take shadows and backgrounds away. Of elements of one
 * kind it looks at the first. Chromium alone can be told to force colours.
 */
export async function expectStatesInForcedColours(page: Page): Promise<void> {
  if (page instanceof WebKitPage || page.context().browser()?.browserType().name() !== 'chromium') return;
  await page.emulateMedia({ forcedColors: 'active' });
  const seen = new Set<string>();
  const alike: string[] = [];
  for (const [selector, attribute, off] of states)
    for (const state of (await page.locator(selector).elementHandles()) as ElementHandle<Element>[]) {
      const kind = `${selector} ${await state.evaluate(({ localName, className }) => `${localName}.${className}`)}`;
      // What shows the state of a radio button or a check box is often its label.
      const shown = (
        await state.evaluateHandle((element) => (element.matches('input') && element.closest('label')) || element)
      ).asElement();
      if (!shown || seen.has(kind) || !(await shown.isVisible())) continue;
      seen.add(kind);
      const picture = await shown.screenshot({ animations: 'disabled' });
      const before = await state.evaluate(
        (element, [name, value]) => {
          const old = element.getAttribute(name);
          if (element instanceof HTMLInputElement) element.checked = false;
          else if (value === null) element.removeAttribute(name);
          else element.setAttribute(name, value);
          return old;
        },
        [attribute, off] as const,
      );
      if (picture.equals(await shown.screenshot({ animations: 'disabled' }))) alike.push(kind);
      await state.evaluate(
        (element, [name, value]) => {
          if (element instanceof HTMLInputElement) element.checked = true;
          else if (value !== null) element.setAttribute(name, value);
        },
        [attribute, before] as const,
      );
    }
  await page.emulateMedia({ forcedColors: 'none' });
  expect(alike).toEqual([]);
}
