import type { ProfileSubscription } from '@realmkit/shell';
import type { StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectNoSidewaysScroll, type PageStory, pageStory, smallScreen } from '../testing/pageStory.tsx';

const having = (subscriptions: readonly ProfileSubscription[]): Pick<PageStory, 'answer'> => ({
  answer: ({ url }) =>
    url.endsWith('/control-panel/v1/me')
      ? Response.json({
          actions: [],
          attributes: { menu: { value: [] }, homepage: { value: null }, subscriptions: { value: subscriptions } },
        })
      : undefined,
});

const several: readonly ProfileSubscription[] = [
  { label: 'polylino-school', value: [{ endDate: '2031-06-30', active: true }] },
  { label: 'begreppa', value: [{ endDate: null, active: true }] },
];

const meta = { ...pageStory, args: { path: '/services', ...having(several) } };
export default meta;
type Story = StoryObj<PageStory>;

/** The services of a school. */
export const Several: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('till och med 30 juni 2031')).toBeVisible();
  },
};

/** No subscription is active. */
export const None: Story = {
  args: having([]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Du har inga tjänster ännu\./)).toBeVisible();
  },
};

/** The longest texts (pseudo-locale) on the smallest screen. */
export const PseudoLocale: Story = { args: { pseudo: true }, globals: smallScreen, play: expectNoSidewaysScroll };
