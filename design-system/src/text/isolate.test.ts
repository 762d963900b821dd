import { expect, test } from 'vitest';
import { isolate } from './isolate.ts';

test.each(['محمد (5B)', 'נועה', '5B محمد', 'Emma \u202e7B'])('%s is isolated from the text around it', (name) => {
  expect(isolate(name)).toBe(`\u2068${name}\u2069`);
});

test.each(['Emma Lind', 'Søren', '7B (3)', 'Ελένη', '李小龙', ''])('%s stays as it is', (name) => {
  expect(isolate(name)).toBe(name);
});
