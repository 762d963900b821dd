import { expect, test } from 'vitest';
import { parsePreferences, withoutView, withView } from './listPreferences.ts';

const defaults = { hidden: [], views: [] };

test('invalid stored preferences fall back to the defaults', () => {
  for (const junk of [null, '', 'null', '[]', '{"hidden":7,"views":{}}', '{"views":[{"name":1}]}']) {
    expect(parsePreferences(junk)).toEqual(defaults);
  }
});

test('a saved view replaces an older one of the same name', () => {
  const once = withView(defaults, { name: 'Teachers', search: 'filters=%7B%22role%22%3A%22employee%22%7D' });
  const twice = withView(once, { name: 'Teachers', search: 'sortBy=name' });
  expect(twice.views).toEqual([{ name: 'Teachers', search: 'sortBy=name' }]);
  expect(withoutView(twice, 'Teachers')).toEqual(defaults);
});

test('only the newest twenty views are stored', () => {
  const names = Array.from({ length: 25 }, (_, index) => String(index));
  const all = names.reduce((preferences, name) => withView(preferences, { name, search: '' }), parsePreferences(null));
  expect(all.views.map(({ name }) => name)).toEqual(names.slice(5));
});
