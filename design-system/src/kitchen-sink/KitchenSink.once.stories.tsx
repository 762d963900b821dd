import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Realm } from '../realm/Realm.ts';
import type { Scheme, ThemeName } from '../tokens/tokenSet.ts';
import { KitchenSink } from './KitchenSink.tsx';

/** Every combination of realm, theme and scheme; the stories set their own combination, so they run in one mode. */
const meta = {
  title: 'kitchen-sink/KitchenSink',
  component: KitchenSink,
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta<typeof KitchenSink>;
export default meta;

const inCombination = (realm: Realm, theme: ThemeName, scheme: Scheme): StoryObj<typeof meta> => ({ globals: { realm, theme, scheme } });

export const DeDefaultLight = inCombination('de', 'default', 'light');
export const DeDefaultDark = inCombination('de', 'default', 'dark');
export const DeSondoLight = inCombination('de', 'sondo', 'light');
export const DeSondoDark = inCombination('de', 'sondo', 'dark');
export const FiDefaultLight = inCombination('fi', 'default', 'light');
export const FiDefaultDark = inCombination('fi', 'default', 'dark');
export const FiSondoLight = inCombination('fi', 'sondo', 'light');
export const FiSondoDark = inCombination('fi', 'sondo', 'dark');
export const FrDefaultLight = inCombination('fr', 'default', 'light');
export const FrDefaultDark = inCombination('fr', 'default', 'dark');
export const FrSondoLight = inCombination('fr', 'sondo', 'light');
export const FrSondoDark = inCombination('fr', 'sondo', 'dark');
export const NoDefaultLight = inCombination('no', 'default', 'light');
export const NoDefaultDark = inCombination('no', 'default', 'dark');
export const NoSondoLight = inCombination('no', 'sondo', 'light');
export const NoSondoDark = inCombination('no', 'sondo', 'dark');
export const NlDefaultLight = inCombination('nl', 'default', 'light');
export const NlDefaultDark = inCombination('nl', 'default', 'dark');
export const NlSondoLight = inCombination('nl', 'sondo', 'light');
export const NlSondoDark = inCombination('nl', 'sondo', 'dark');
export const SeDefaultLight = inCombination('se', 'default', 'light');
export const SeDefaultDark = inCombination('se', 'default', 'dark');
export const SeSondoLight = inCombination('se', 'sondo', 'light');
export const SeSondoDark = inCombination('se', 'sondo', 'dark');
export const UkDefaultLight = inCombination('uk', 'default', 'light');
export const UkDefaultDark = inCombination('uk', 'default', 'dark');
export const UkSondoLight = inCombination('uk', 'sondo', 'light');
export const UkSondoDark = inCombination('uk', 'sondo', 'dark');
export const UsDefaultLight = inCombination('us', 'default', 'light');
export const UsDefaultDark = inCombination('us', 'default', 'dark');
export const UsSondoLight = inCombination('us', 'sondo', 'light');
export const UsSondoDark = inCombination('us', 'sondo', 'dark');
