import { expect, test } from 'vitest';
import { allSwallowedErrors, swallowedErrors } from './swallowedErrors.ts';

test('every error in the apps reaches the error reporter or the user, or a comment says why it is not reported', () => {
  expect(allSwallowedErrors()).toEqual([]);
});

test.each([
  'try { read(); } catch {\n  return undefined;\n}',
  'void store.clear().catch(() => undefined);',
  'font.then(release, () => undefined);',
])('the check of swallowed errors finds %j', (code) => {
  expect(swallowedErrors(code)).toHaveLength(1);
});

test.each([
  'try { read(); } catch (error) {\n  report(error);\n}',
  'try { read(); } catch {\n  // Not reported: there is none.\n  return undefined;\n}',
  '// Not reported: the caller gets the error.\nlast = result.catch(() => undefined);',
  'void store.clear().catch(report);',
])('the check of swallowed errors accepts %j', (code) => {
  expect(swallowedErrors(code)).toEqual([]);
});
