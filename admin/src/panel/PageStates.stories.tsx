import type { Meta, StoryObj } from '@storybook/react-vite';
import '../resources/auditLogs/AuditLogList.tsx';
import '../cards/CardsPage.tsx';
import '../resources/groups/GroupEdit.tsx';
import '../resources/legacyGroups/LegacyGroupEdit.tsx';
import '../resources/people/PersonEdit.tsx';
import '../resources/subscriptionPeriods/PeriodsPage.tsx';
import '../sync/SyncPage.tsx';
import '../resources/users/UserEdit.tsx';
import { expectLoading, expectText, neverRespond, type PageStory, panelStories, respondWithError } from '../testing/panelStories.tsx';

/** The loading and forbidden states of pages whose own stories do not show them. */
const meta = {
  ...panelStories,
  title: 'Pages on their way and refused',
  args: { ...panelStories.args, visitor: 'superuser' },
} satisfies Meta<PageStory>;

export default meta;
type Story = StoryObj<PageStory>;

const notAllowed = () => expectText(/Du har inte behörighet/);

const user = '/controlpanel/beta/manage/users/se-user-1';
export const UserLoading: Story = { args: { path: user, instead: neverRespond('/users/se-user-1') }, play: expectLoading };
export const UserForbidden: Story = {
  args: { path: user, instead: respondWithError('/users/se-user-1', 403, 'forbidden') },
  play: notAllowed,
};

const managedGroup = '/controlpanel/beta/manage/groups/se-group-1';
export const ManagedGroupLoading: Story = {
  args: { path: managedGroup, instead: neverRespond('/groups/se-group-1') },
  play: expectLoading,
};
export const ManagedGroupForbidden: Story = {
  args: { path: managedGroup, instead: respondWithError('/groups/se-group-1', 403, 'forbidden') },
  play: notAllowed,
};

const group = '/controlpanel/groups/1';
export const GroupLoading: Story = { args: { path: group, instead: neverRespond('/v1/groups/1') }, play: expectLoading };
export const GroupForbidden: Story = {
  args: { path: group, instead: respondWithError('/v1/groups/1', 403, 'forbidden') },
  play: notAllowed,
};

const student = '/controlpanel/students/3';
export const PersonLoading: Story = { args: { path: student, instead: neverRespond('/students/3') }, play: expectLoading };
export const PersonForbidden: Story = {
  args: { path: student, instead: respondWithError('/students/3', 403, 'forbidden') },
  play: notAllowed,
};
export const SubscriptionsForbidden: Story = {
  args: { path: `${student}?tab=subscriptions`, instead: respondWithError('/schoolSubscriptions', 403, 'forbidden') },
  play: notAllowed,
};

const periods = '/controlpanel/periods?kind=schoolUnit&uid=se-school-2';
export const PeriodsLoading: Story = { args: { path: periods, instead: neverRespond('SubscriptionPeriods') }, play: expectLoading };

const cards = '/controlpanel/cards?kind=group&uid=se-group-1';
export const CardsLoading: Story = { args: { path: cards, instead: neverRespond('/loginCards') }, play: expectLoading };

const audit = '/controlpanel/audit';
export const AuditLoading: Story = { args: { path: audit, instead: neverRespond('/auditLogs') }, play: expectLoading };

const sync = '/controlpanel/sync';
export const SyncLoading: Story = { args: { path: sync, instead: neverRespond('/schoolUnits') }, play: expectLoading };
export const SyncForbidden: Story = { args: { path: sync, instead: respondWithError('/schoolUnits', 403, 'forbidden') }, play: notAllowed };
