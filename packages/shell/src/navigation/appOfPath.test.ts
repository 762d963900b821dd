import { expect, test } from 'vitest';
import { appOfPath } from './appOfPath.ts';

test.each([
  ['/', 'consumer'],
  ['/profile?x=/controlpanel', 'consumer'],
  ['/controlpanel', 'admin'],
  ['/controlpanel?tab=users', 'admin'],
  ['/controlpanel/beta/manage', 'admin'],
  ['/controlpanels', 'consumer'],
  ['/reader/1', 'reader'],
  ['/bookshelf/play/id/1', 'reader'],
  ['/bookshelf', 'consumer'],
])('%s is served by the %s app', (path, app) => {
  expect(appOfPath(path)).toBe(app);
});
