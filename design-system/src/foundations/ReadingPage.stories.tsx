import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { type ReadingChoices, type ReadingDevice, readerCss, readingScale } from '../derived/readerCss.ts';
import { textMarks } from '../derived/readerTypography.ts';
import { isRealm } from '../realm/Realm.ts';
import { tokenSet } from '../tokens/tokenSet.ts';

interface ReadingPageProps {
  realm: string;
  theme: string;
  scheme: string;
  devices: readonly ReadingDevice[];
  choices?: Partial<ReadingChoices>;
}

const text = `<h1>The lake</h1><p>Nils saw <span data-spoken>the ice before he heard it.</span> A word that was
<mark>searched</mark> for, and <a href="#lake">a link</a>.</p>`;

/** Renders a book's frame with its style sheet for each device; the page's custom properties do not reach it. */
function ReadingPage({ realm, theme, scheme, devices, choices }: ReadingPageProps) {
  const tokens = tokenSet(isRealm(realm) ? realm : 'se', theme === 'sondo' ? 'sondo' : 'default', scheme === 'dark' ? 'dark' : 'light');
  const all = {
    textSize: 1,
    face: 'publisher' as const,
    lineHeight: 'publisher' as const,
    spacing: 1,
    alignment: 'publisher' as const,
    hyphenation: 'publisher' as const,
    direction: 'ltr' as const,
    pageColour: scheme === 'dark' ? ('black' as const) : ('white' as const),
    fontsUrl: `${location.origin}/fonts/`,
    ...choices,
  };
  return (
    <>
      {devices.map((device) => (
        <figure key={device} style={{ margin: '0 0 1rem' }}>
          <figcaption>{`${device}: ${readingScale(tokens, device)} em`}</figcaption>
          <iframe
            title={device}
            style={{ width: '100%', height: '14rem', border: 0 }}
            srcDoc={`<!doctype html><html lang="en" ${textMarks.root}=""><title>Book</title><style>${readerCss(tokens, device, all)}</style><main>${text}</main></html>`}
          />
        </figure>
      ))}
    </>
  );
}

const meta = {
  component: ReadingPage,
  args: { realm: 'se', theme: 'default', scheme: 'light', devices: ['screen', 'tabletPortrait', 'tabletLandscape'] },
  render: ({ devices, choices }, { globals: { realm, theme, scheme } }) => (
    <ReadingPage {...{ realm, theme, scheme, devices, ...(choices ? { choices } : {}) }} />
  ),
} satisfies Meta<typeof ReadingPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const bookOf = (canvasElement: HTMLElement, title: string) =>
  canvasElement.querySelector<HTMLIFrameElement>(`iframe[title=${title}]`)?.contentDocument;

export const Devices: Story = {
  play: async ({ canvasElement, globals: { theme } }) => {
    const sizeOf = (device: string) => {
      const book = bookOf(canvasElement, device);
      return book?.querySelector('main') ? Number.parseFloat(getComputedStyle(book.documentElement).fontSize) / 16 : undefined;
    };
    await waitFor(() => expect(sizeOf('screen')).toBeCloseTo(theme === 'sondo' ? 1.7 : 1.5, 2));
    await expect(sizeOf('tabletPortrait')).toBeCloseTo(1.1, 2);
    await expect(sizeOf('tabletLandscape')).toBeCloseTo(1.2, 2);
  },
};
export const LargeAndWideInDyslexiaFont: Story = {
  args: { devices: ['screen'], choices: { textSize: 1.6, spacing: 2, lineHeight: 2, face: 'dyslexia' } },
  play: async ({ canvasElement }) => {
    await waitFor(() => {
      const paragraph = bookOf(canvasElement, 'screen')?.querySelector('p');
      return expect(paragraph && getComputedStyle(paragraph).fontFamily).toContain('OpenDyslexic');
    });
  },
};
export const InLiterata: Story = { args: { devices: ['screen'], choices: { face: 'serif' } } };
export const InAndika: Story = { args: { devices: ['screen'], choices: { face: 'sans' } } };
export const Sepia: Story = { args: { devices: ['screen'], choices: { pageColour: 'sepia' } }, globals: { scheme: 'light' } };
export const Grey: Story = { args: { devices: ['screen'], choices: { pageColour: 'grey' } }, globals: { scheme: 'dark' } };
export const RightToLeft: Story = { args: { devices: ['screen'], choices: { direction: 'rtl' } } };
