import { RealmProvider } from '@realmkit/design-system';
import { type ListType, standardListSettings } from '@realmkit/shell';
import { FakePage } from '@realmkit/shell/testing';
import { cleanup, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import '../testing/openPanel.tsx';
import { routes } from '../routes.tsx';
import { panelShell } from '../testing/panelShell.ts';
import { auditLogs } from '../testing/school.ts';

const page = (data: readonly unknown[]) => Response.json({ data, meta: { totalItems: data.length } });
const period = { legacyId: 1, type: 'polylino-school', startDate: '2020-08-15', endDate: null, editable: true };
const job = { jobId: 'se-job-1', syncId: 'skolon', dryRun: true, status: 'cancelled', progress: 100, startedAt: '2025-09-01T07:00:00Z' };
const settings = { active: true, dryRun: true, type: 'skolon', organizationMap: [], lastFetch: null };

const responses: Readonly<Record<string, () => Response>> = {
  auditLogs: () => page(auditLogs),
  userSubscriptionPeriods: () => page([{ ...period, userUid: 'se-user-5' }]),
  schoolUnitSubscriptionPeriods: () => page([{ ...period, schoolUid: 'se-school-2', licences: null }]),
  jobs: () => page([{ ...job, finishedAt: null, triggeredBy: { uid: 'se-user-2', name: 'Bo Nyström' }, errorType: null }]),
  'se-school-1': () => Response.json(settings),
};

/** Opens a page twice, and returns how many requests a list got on each visit. */
async function visitTwice(path: string, list: string, shown: string, caches: Partial<Record<ListType, boolean>> = {}) {
  const requests: string[] = [];
  const { shell } = await panelShell({
    path,
    locale: 'en-GB',
    answer: async (request) => {
      const { pathname } = new URL(request.url);
      const name = pathname.split('/').at(-1) ?? '';
      requests.push(name);
      return name === 'se-school-1' && !pathname.includes('/sync/') ? undefined : responses[name]?.();
    },
  });
  shell.listSettings.change({ caches: { ...standardListSettings.caches, ...caches } });
  const visit = async () => {
    const before = requests.length;
    render(
      <RealmProvider realm={shell.realm} scheme="light">
        <FakePage shell={shell} path={path} routes={routes} />
      </RealmProvider>,
    );
    expect((await screen.findAllByText(new RegExp(shown))).length).toBeGreaterThan(0);
    cleanup();
    return requests.slice(before).filter((name) => name === list).length;
  };
  return [await visit(), await visit()];
}

test.each<[list: string, type: ListType, path: string, shown: string]>([
  ['auditLogs', 'auditLogs', '/controlpanel/audit', 'Sofia Berg'],
  ['userSubscriptionPeriods', 'userSubscriptionPeriods', '/controlpanel/periods?kind=user&uid=se-user-5', 'running'],
  ['schoolUnitSubscriptionPeriods', 'schoolUnitSubscriptionPeriods', '/controlpanel/periods?kind=schoolUnit&uid=se-school-2', 'running'],
  ['subscriptionTypes', 'subscriptionTypes', '/controlpanel/periods?kind=schoolUnit&uid=se-school-2', 'running'],
  ['jobs', 'syncs', '/controlpanel/sync', 'Bo Nyström'],
])('%s obey the switch %s: a second visit within three minutes asks again only if it is off', async (list, type, path, shown) => {
  expect(await visitTwice(path, list, shown)).toEqual([1, 0]);
  expect(await visitTwice(path, list, shown, { [type]: false })).toEqual([1, 1]);
});
