import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectFiles } from '../projectFiles.ts';

const root = join(import.meta.dirname, '../..');

const componentsOf = (...folders: readonly string[]) =>
  projectFiles(folders)
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|stories)\.tsx?$|\/testing\//.test(file))
    .map((file) => [file, readFileSync(join(root, file), 'utf8')] as const);

/** The components of the folders whose announcements go through the announcer. */
const components = componentsOf('design-system/src', 'packages/shell/src', 'packages/admin-kit/src', 'admin/src', 'consumer/src');

const liveRegion = /aria-live=|role="(status|alert)"/;

/** Outlines of what is loading: they have a name and no text, so that nothing is said. */
const outlines = ['Skeleton.tsx', 'PageSkeleton.tsx', 'ListSkeleton.tsx'];

test('no component is a live region of its own: the announcer says everything', () => {
  const own = components.filter(([file, text]) => !outlines.some((name) => file.endsWith(name)) && liveRegion.test(text));
  expect(own.map(([file]) => file)).toEqual([]);
  expect(components.length).toBeGreaterThan(500);
});

test('a live region of the reader is a text that one sees: what is only heard goes through the announcer', () => {
  const hidden = componentsOf('reader/src').filter(([, text]) => liveRegion.test(text) && text.includes('visuallyHidden'));
  expect(hidden.map(([file]) => file)).toEqual([]);
});

test('a form whose fields can be wrong has the list of its errors', () => {
  const lacking = components.filter(
    ([, text]) => /component="form"|styled\('form'\)|<form/.test(text) && /error=\{|error:/.test(text) && !text.includes('<FormErrors />'),
  );
  // The dates of a period are checked by the browser, which names the field itself; the last is wrong as soon as it is chosen.
  expect(lacking.map(([file]) => file)).toEqual(['admin/src/resources/subscriptionPeriods/PeriodForm.tsx']);
});

test('only the buttons of the design system are disabled, which keep the focus', () => {
  const other = components.filter(
    ([, text]) => /from '@mui\/material\/(Button|IconButton)'/.test(text) && /<(Button|IconButton)\b[^>]*\bdisabled/.test(text),
  );
  expect(other.map(([file]) => file)).toEqual([]);
});

test('a number is typed into a field for numbers: an input of the type number changes by the wheel, and drops what it does not understand', () => {
  const forms = [...components, ...componentsOf('packages/gateway/src', 'reader/src')];
  expect(forms.filter(([, text]) => /type="number"/.test(text)).map(([file]) => file)).toEqual([]);
});
