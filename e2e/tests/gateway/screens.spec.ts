import { test } from '../../journey.ts';
import { gatewayPort } from '../../ports.ts';
import { expectAccessibleInBothSizes, narrow } from '../../screens.ts';

test.describe('accessibility on narrow and wide screens', () => {
  test.use({ viewport: narrow });

  for (const [page, host] of [
    ['the launchpad', 'localhost'],
    ['the page of an unknown realm', 'realmkit.xx.localhost'],
  ] as const)
    test(`axe finds no violations on ${page}`, async ({ page: tab }) => {
      await tab.goto(`http://${host}:${gatewayPort}/`);
      await expectAccessibleInBothSizes(tab);
    });
});
