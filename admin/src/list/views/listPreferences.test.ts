import { expect, test } from 'vitest';
import { parsePreferences, withoutView, withView } from './listPreferences.ts';

const nothing = { hidden: [], views: [] };

test('preferences that make no sense are as if nobody had chosen', () => {
  for (const junk of [null, '', 'null', '[]', '{"hidden":7,"views":{}}', '{"views":[{"name":1}]}']) {
    expect(parsePreferences(junk)).toEqual(nothing);
  }
});

test('a view of the same name takes the place of the old one', () => {
  const once = withView(nothing, { name: 'Teachers', search: 'filters=%7B%22role%22%3A%22employee%22%7D' });
  const twice = withView(once, { name: 'Teachers', search: 'sortBy=name' });
  expect(twice.views).toEqual([{ name: 'Teachers', search: 'sortBy=name' }]);
  expect(withoutView(twice, 'Teachers')).toEqual(nothing);
});

test('twenty views are kept, the newest of them', () => {
  const names = Array.from({ length: 25 }, (_, index) => String(index));
  const all = names.reduce((preferences, name) => withView(preferences, { name, search: '' }), parsePreferences(null));
  expect(all.views.map(({ name }) => name)).toEqual(names.slice(5));
});
