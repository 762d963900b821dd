import { test } from 'vitest';

test('a test of the next file', () => {});
