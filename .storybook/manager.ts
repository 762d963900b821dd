import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';

/** Formats a folder name such as `giftCard` or `kitchen-sink` as "Gift card" or "Kitchen sink". */
function formatSidebarLabel(name: string): string {
  const words = name.replace(/[-_]/g, ' ').replace(/(?<=[a-z])[A-Z](?=[a-z])/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

addons.setConfig({
  theme: create({ base: 'light', brandTitle: 'Realmkit', brandImage: './brand/se/logo.svg', brandUrl: './' }),
  sidebar: { renderLabel: ({ name, type }) => (type === 'component' || type === 'group' ? formatSidebarLabel(name) : name) },
});
