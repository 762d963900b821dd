import * as React from 'react';
import { addons, types } from 'storybook/manager-api';
import { create } from 'storybook/theming';
import { AskTool } from './AskTool.tsx';

/** Formats a folder name such as `giftCard` or `kitchen-sink` as "Gift card" or "Kitchen sink". */
function formatSidebarLabel(name: string): string {
  const words = name.replace(/[-_]/g, ' ').replace(/(?<=[a-z])[A-Z](?=[a-z])/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

// The build of the manager writes elements as calls of this name.
Object.assign(globalThis, { React });

addons.setConfig({
  theme: create({ base: 'light', brandTitle: 'Realmkit', brandImage: './brand/se/logo.svg', brandUrl: './' }),
  sidebar: { renderLabel: ({ name, type }) => (type === 'component' || type === 'group' ? formatSidebarLabel(name) : name) },
});

addons.register('realmkit', () => {
  addons.add('realmkit/ask', {
    type: types.TOOL,
    title: 'Ask tokens and guides',
    match: ({ tabId }) => !tabId,
    render: () => React.createElement(AskTool),
  });
});
