import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { expect, fn, waitFor, within } from 'storybook/test';
import type { ControlsState } from '../../controls/controlsState.ts';
import { initialReaderState, type ReaderState } from '../../reader/ReaderState.ts';
import { createSettingsStore } from '../../settings/settings.ts';
import { createState } from '../../state/createState.ts';
import { oneAssignment } from '../../testing/fakeBook.ts';
import { MoreMenu } from '../panels/MoreMenu.tsx';
import { loadTexts } from '../texts.ts';
import { ReaderToolbar } from './ReaderToolbar.tsx';

/** What a host or a book has or has not, each with a button in the toolbar. */
const features = ['languages', 'submissions', 'addBookmark', 'bookmarks', 'presentation', 'close'] as const;

type Features = ReadonlySet<(typeof features)[number]>;

const all = Array.from(
  { length: 2 ** features.length },
  (_, set): Features => new Set(features.filter((_feature, bit) => set & (1 << bit))),
);
const sets = all.filter((has) => has.has('bookmarks') || !has.has('addBookmark'));

/** The widths of the book in px: Slide Over, folding phones, the narrowest toolbar that had all buttons, and phones. */
const widths = [320, 344, 356, 390];

const still = { full: false, isSupported: true, enter: fn(), leave: fn(), toggle: fn() };

function Bar({ has, width }: { readonly has: Features; readonly width: number }) {
  const narrations = has.has('languages') ? ['en', 'sv'] : ['en'];
  const [open] = useState(() => ({
    reader: {
      state: createState<ReaderState>({ ...initialReaderState, narrations, language: 'en' }),
      settings: createSettingsStore(undefined),
      narration: () => undefined,
    },
    controls: { state: createState<ControlsState>({ shown: true, menu: undefined }), pressMenu: fn(), closeMenu: fn() },
  }));
  const props = {
    bookId: 'lake',
    locale: 'de',
    readOnly: !has.has('addBookmark'),
    features: { bookmarks: has.has('bookmarks'), presentation: true },
    submissions: has.has('submissions') ? oneAssignment : undefined,
    onClose: has.has('close') ? fn() : undefined,
  };
  return (
    <div data-features={[...has].join(' ')} data-width={width}>
      <div style={{ position: 'relative', width, height: '4rem', overflow: 'clip' }}>
        <ReaderToolbar
          open={open}
          props={props}
          isFrogBook={false}
          panel={{ isRequested: false, toggle: fn() }}
          fullScreen={still}
          presentation={{ isOn: has.has('presentation'), toggle: fn() }}
        />
      </div>
      <MoreMenu controls={open.controls} props={props} />
    </div>
  );
}

function Bars() {
  const [texts, setTexts] = useState<Awaited<ReturnType<typeof loadTexts>>>();
  useEffect(() => void loadTexts('de').then(setTexts), []);
  return texts ? (
    <I18nextProvider i18n={texts}>
      {sets.map((has) => widths.map((width) => <Bar key={`${[...has]} ${width}`} has={has} width={width} />))}
    </I18nextProvider>
  ) : null;
}

const meta: Meta = {
  title: 'Reader/Toolbar',
  render: () => <Bars />,
  parameters: {
    // Each toolbar is a landmark of the same name here.
    a11y: { test: 'off' },
  },
};
export default meta;

const labels = {
  languages: 'Vorlesesprache',
  submissions: 'Aufgaben und Quiz',
  addBookmark: 'Lesezeichen setzen',
  bookmarks: 'Lesezeichen',
  presentation: 'Zeigen beenden',
  close: 'Buch schließen',
};

/** Whatever a book and its host have, each control is whole within the bar of a phone, or behind the button for more. */
export const OnPhones: StoryObj = {
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('[data-features]')).toHaveLength(sets.length * widths.length));
    for (const bar of canvasElement.querySelectorAll<HTMLElement>('[data-features]')) {
      const { features: has, width } = bar.dataset;
      const toolbar = within(bar).getByRole('toolbar');
      const edge = toolbar.getBoundingClientRect();
      const shown = within(toolbar)
        .getAllByRole('button')
        .map((one) => ({ name: one.getAttribute('aria-label') ?? '', box: one.getBoundingClientRect() }));
      const cut = shown.filter(({ box }) => box.left < edge.left || box.right > edge.right || box.width < 44);
      const meet = shown.filter(({ box }, at) =>
        shown.slice(at + 1).some((other) => other.box.left < box.right && other.box.right > box.left),
      );
      const hasMore = shown.some(({ name }) => name === 'Mehr');
      const behind = hasMore
        ? within(bar)
            .getAllByRole('button')
            .map(({ textContent }) => textContent)
        : [];
      const requested = [
        'Inhaltsverzeichnis',
        'Im Buch suchen',
        'Einstellungen',
        ...features.filter((one) => has?.split(' ').includes(one)).map((one) => labels[one]),
      ];
      const missing = requested.filter((name) => !shown.some((one) => one.name === name) && !behind.includes(name));
      const names = (boxes: typeof shown) => boxes.map(({ name }) => name);
      await expect({ has, width, cut: names(cut), meet: names(meet), missing }).toEqual({ has, width, cut: [], meet: [], missing: [] });
    }
  },
};
