import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test.each(['admin/index.html', 'consumer/index.html', 'reader/index.html'])(
  '%s covers the whole screen of a phone, so that the safe areas of the layouts are not 0',
  (page) => {
    expect(readFileSync(page, 'utf8')).toMatch(/<meta name="viewport" content="[^"]*viewport-fit=cover"/);
  },
);
