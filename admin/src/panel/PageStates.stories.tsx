import type { Meta, StoryObj } from '@storybook/react-vite';
import '../audit/AuditPage.tsx';
import '../cards/CardsPage.tsx';
import '../groups/management/ManagedGroupPage.tsx';
import '../groups/school/GroupPage.tsx';
import '../people/page/PersonPage.tsx';
import '../periods/PeriodsPage.tsx';
import '../sync/SyncPage.tsx';
import '../users/page/UserPage.tsx';
import { isLoading, type PageStory, panelStories, refusing, says, waiting } from '../testing/panelStories.tsx';

/** Pages that are on their way or refused, where the stories of their own do not show it. */
const meta = {
  ...panelStories,
  title: 'Pages on their way and refused',
  args: { ...panelStories.args, visitor: 'superuser' },
} satisfies Meta<PageStory>;

export default meta;
type Story = StoryObj<PageStory>;

const notAllowed = () => says(/Du har inte behörighet/);

const user = '/controlpanel/beta/manage/users/se-user-1';
export const UserLoading: Story = { args: { path: user, instead: waiting('/users/se-user-1') }, play: isLoading };
export const UserForbidden: Story = { args: { path: user, instead: refusing('/users/se-user-1', 403, 'forbidden') }, play: notAllowed };

const managedGroup = '/controlpanel/beta/manage/groups/se-group-1';
export const ManagedGroupLoading: Story = { args: { path: managedGroup, instead: waiting('/groups/se-group-1') }, play: isLoading };
export const ManagedGroupForbidden: Story = {
  args: { path: managedGroup, instead: refusing('/groups/se-group-1', 403, 'forbidden') },
  play: notAllowed,
};

const group = '/controlpanel/groups/1';
export const GroupLoading: Story = { args: { path: group, instead: waiting('/v1/groups/1') }, play: isLoading };
export const GroupForbidden: Story = { args: { path: group, instead: refusing('/v1/groups/1', 403, 'forbidden') }, play: notAllowed };

const student = '/controlpanel/students/3';
export const PersonLoading: Story = { args: { path: student, instead: waiting('/students/3') }, play: isLoading };
export const PersonForbidden: Story = { args: { path: student, instead: refusing('/students/3', 403, 'forbidden') }, play: notAllowed };
export const SubscriptionsForbidden: Story = {
  args: { path: `${student}?tab=subscriptions`, instead: refusing('/schoolSubscriptions', 403, 'forbidden') },
  play: notAllowed,
};

const periods = '/controlpanel/periods?kind=schoolUnit&uid=se-school-2';
export const PeriodsLoading: Story = { args: { path: periods, instead: waiting('SubscriptionPeriods') }, play: isLoading };

const cards = '/controlpanel/cards?kind=group&uid=se-group-1';
export const CardsLoading: Story = { args: { path: cards, instead: waiting('/loginCards') }, play: isLoading };

const audit = '/controlpanel/audit';
export const AuditLoading: Story = { args: { path: audit, instead: waiting('/auditLogs') }, play: isLoading };

const sync = '/controlpanel/sync';
export const SyncLoading: Story = { args: { path: sync, instead: waiting('/schoolUnits') }, play: isLoading };
export const SyncForbidden: Story = { args: { path: sync, instead: refusing('/schoolUnits', 403, 'forbidden') }, play: notAllowed };
