import type { Meta } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import type { ListProps } from '../list/List.tsx';
import { KitList } from './KitList.tsx';
import { type KitListOptions, listShell } from './kitList.ts';

/** The args of a story of a list, or of a part of it. */
export interface ListStory extends Partial<ListProps> {
  readonly service: KitListOptions;
  readonly path: string;
}

/** The meta of a story of a part of a list, which the list renders. */
export type PartOfList = Omit<Meta<ListStory>, 'component'> & { readonly component: ComponentType<never> };

/** What the stories of lists have in common: a list of groups over a fake service. */
export const listStories = {
  args: { service: {}, path: '/controlpanel' },
  loaders: [
    async ({ args: { service } }) => {
      localStorage.clear();
      return { shell: await listShell(service) };
    },
  ],
  render: ({ service: _, ...list }, { loaded: { shell } }) => <KitList shell={shell} {...list} />,
} satisfies Meta<ListStory>;
