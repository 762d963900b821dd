import { expect as playwrightExpect } from '@playwright/test';
import { WebKitLocator } from './locator.ts';
import { matchesUrl, WebKitPage } from './page.ts';
import type { ElementState } from './pageScript.ts';

/** How long an assertion waits, in ms: as `expect.timeout` of the configuration. */
const assertionTimeout = 15_000;

interface Wait {
  readonly timeout?: number;
}

/** What an assertion saw: whether it holds, and what there was instead. */
interface Finding {
  readonly holds: boolean;
  readonly received: unknown;
}

const normalize = (text: string): string =>
  text
    .replace(/[\u200b\u00ad]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
const isText = (expected: string | RegExp, text: string): boolean =>
  typeof expected === 'string' ? normalize(text) === normalize(expected) : expected.test(text);
const isPart = (expected: string | RegExp, text: string): boolean =>
  typeof expected === 'string' ? normalize(text).includes(normalize(expected)) : expected.test(text);

/** The assertions of Playwright that the journeys use, for an adapter's locator. */
const locatorAssertions = {
  toBeVisible: () => one(({ visible }) => visible, 'visible'),
  toBeHidden: () => one(({ visible }) => !visible, 'visible'),
  toBeAttached: () => one(({ count }) => count > 0, 'count'),
  toBeEnabled: () => one(({ count, enabled }) => count > 0 && enabled, 'enabled'),
  toBeDisabled: () => one(({ count, enabled }) => count > 0 && !enabled, 'enabled'),
  toBeChecked: () => one(({ checked }) => checked, 'checked'),
  toBeFocused: () => one(({ focused }) => focused, 'focused'),
  toHaveValue: (expected: string | RegExp) => one(({ count, value }) => count > 0 && isText(expected, value), 'value'),
  toContainText: (expected: string | RegExp) => one(({ count, text }) => count > 0 && isPart(expected, text), 'text'),
  toHaveCount: (expected: number) => async (locator: WebKitLocator) => {
    const received = await locator.count();
    return { holds: received === expected, received };
  },
  toHaveAttribute: (name: string, expected: string | RegExp) => async (locator: WebKitLocator) => {
    const { attributes } = await locator.state();
    const received = attributes[name];
    return { holds: received !== undefined && (typeof expected === 'string' ? received === expected : expected.test(received)), received };
  },
  toHaveText: (expected: string | RegExp | readonly (string | RegExp)[]) => async (locator: WebKitLocator) => {
    const received = await locator.allTextContents();
    const texts = [expected].flat();
    return { holds: received.length === texts.length && texts.every((text, index) => isText(text, received[index] ?? '')), received };
  },
};

const one = (holds: (state: ElementState) => boolean, property: keyof ElementState) => async (locator: WebKitLocator) => {
  const state = await locator.state();
  if (state.count > 1) throw new Error(`strict mode violation: ${locator} has ${state.count} elements`);
  return { holds: holds(state), received: state.count === 0 ? 'no such element' : state[property] };
};

const pageAssertions = {
  toHaveURL: (expected: string | RegExp) => async (page: WebKitPage) => {
    await page.evaluate(() => undefined);
    return { holds: matchesUrl(expected, page.connection.url), received: page.connection.url };
  },
};

type Assertion<Subject> = (...expected: never[]) => (subject: Subject) => Promise<Finding>;

/** Makes each assertion wait until it holds, or until it does not after `not`. */
function assertionsOf<Subject extends WebKitLocator | WebKitPage>(
  assertions: Readonly<Record<string, Assertion<Subject>>>,
  subject: Subject,
  subjectName: string,
  message: string | undefined,
  negated = false,
): object {
  const waiting = Object.entries(assertions).map(([name, assertion]) => [
    name,
    async (...given: unknown[]) => {
      const last = given.at(-1);
      const isWait = given.length > 0 && typeof last === 'object' && last !== null && 'timeout' in last;
      const { timeout = assertionTimeout } = isWait ? (last as Wait) : {};
      const expected = isWait ? given.slice(0, -1) : given;
      let latest: Finding | undefined;
      const { value } = await subject.connection.poll(async () => {
        latest = await assertion(...(expected as never[]))(subject);
        return latest.holds === negated ? undefined : true;
      }, timeout);
      if (value) return;
      const words = expected.map((one) => (one instanceof RegExp ? String(one) : JSON.stringify(one))).join(', ');
      const claim = `expect(${subjectName})${negated ? '.not' : ''}.${name}(${words})`;
      throw new Error(`${message ? `${message}: ` : ''}${claim}: received ${JSON.stringify(latest?.received)} after ${timeout} ms`);
    },
  ]);
  const not = negated ? {} : { not: assertionsOf(assertions, subject, subjectName, message, true) };
  return { ...Object.fromEntries(waiting), ...not };
}

/** Playwright's `expect`, which also knows the locators and pages of the adapter. */
export const expect: typeof playwrightExpect = new Proxy(playwrightExpect, {
  apply(target, self, [subject, message]: [unknown, string | undefined]) {
    if (subject instanceof WebKitLocator) return assertionsOf(locatorAssertions, subject, String(subject), message);
    if (subject instanceof WebKitPage) return assertionsOf(pageAssertions, subject, 'page', message);
    return Reflect.apply(target, self, [subject, message]);
  },
});
