import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Realm } from '../realm/Realm.ts';
import type { Scheme, ThemeName } from '../tokens/tokenSet.ts';
import { KitchenSink } from './KitchenSink.tsx';

/** Every combination of realm, theme and scheme once; the stories bring their own combination, so one run of them is enough. */
const meta = {
  title: 'kitchen-sink/KitchenSink',
  component: KitchenSink,
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta<typeof KitchenSink>;
export default meta;

const dressed = (realm: Realm, theme: ThemeName, scheme: Scheme): StoryObj<typeof meta> => ({ globals: { realm, theme, scheme } });

export const DeDefaultLight = dressed('de', 'default', 'light');
export const DeDefaultDark = dressed('de', 'default', 'dark');
export const DeSondoLight = dressed('de', 'sondo', 'light');
export const DeSondoDark = dressed('de', 'sondo', 'dark');
export const FiDefaultLight = dressed('fi', 'default', 'light');
export const FiDefaultDark = dressed('fi', 'default', 'dark');
export const FiSondoLight = dressed('fi', 'sondo', 'light');
export const FiSondoDark = dressed('fi', 'sondo', 'dark');
export const FrDefaultLight = dressed('fr', 'default', 'light');
export const FrDefaultDark = dressed('fr', 'default', 'dark');
export const FrSondoLight = dressed('fr', 'sondo', 'light');
export const FrSondoDark = dressed('fr', 'sondo', 'dark');
export const NoDefaultLight = dressed('no', 'default', 'light');
export const NoDefaultDark = dressed('no', 'default', 'dark');
export const NoSondoLight = dressed('no', 'sondo', 'light');
export const NoSondoDark = dressed('no', 'sondo', 'dark');
export const NlDefaultLight = dressed('nl', 'default', 'light');
export const NlDefaultDark = dressed('nl', 'default', 'dark');
export const NlSondoLight = dressed('nl', 'sondo', 'light');
export const NlSondoDark = dressed('nl', 'sondo', 'dark');
export const SeDefaultLight = dressed('se', 'default', 'light');
export const SeDefaultDark = dressed('se', 'default', 'dark');
export const SeSondoLight = dressed('se', 'sondo', 'light');
export const SeSondoDark = dressed('se', 'sondo', 'dark');
export const UkDefaultLight = dressed('uk', 'default', 'light');
export const UkDefaultDark = dressed('uk', 'default', 'dark');
export const UkSondoLight = dressed('uk', 'sondo', 'light');
export const UkSondoDark = dressed('uk', 'sondo', 'dark');
export const UsDefaultLight = dressed('us', 'default', 'light');
export const UsDefaultDark = dressed('us', 'default', 'dark');
export const UsSondoLight = dressed('us', 'sondo', 'light');
export const UsSondoDark = dressed('us', 'sondo', 'dark');
