import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { bookReader, button, opened, type StoryArgs, text } from '../../testing/bookReaderStories.tsx';
import { fakeArchive } from '../../testing/fakeBook.ts';

const meta: Meta<StoryArgs> = { ...bookReader, title: 'Reader/About this book' };
export default meta;
type Story = StoryObj<StoryArgs>;

const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 4" width="300" height="400"><rect width="3" height="4" fill="#2878c8"/></svg>';
const statements = [
  ['schema:accessMode', 'textual'],
  ['schema:accessMode', 'visual'],
  ['schema:accessModeSufficient', 'textual'],
  ['schema:accessibilityFeature', 'displayTransformability'],
  ['schema:accessibilityFeature', 'alternativeText'],
  ['schema:accessibilityFeature', 'tableOfContents'],
  ['schema:accessibilityFeature', 'MathML'],
  ['schema:accessibilityHazard', 'none'],
  ['schema:accessibilitySummary', 'Every picture is described.'],
  ['dcterms:conformsTo', 'EPUB Accessibility 1.1 - WCAG 2.2 Level AA'],
  ['a11y:certifiedBy', 'Sight Check'],
].map(([property, value]) => `<meta property="${property}">${value}</meta>`);

const described = {
  pages: [{ body: text('1') }],
  metadata: `<dc:creator>Mira Ek</dc:creator><dc:contributor id="i">Ola Berg</dc:contributor><meta refines="#i" property="role">ill</meta><dc:publisher>Lake Press</dc:publisher><dc:date>2019-05</dc:date><dc:description>&lt;p&gt;A boy counts &lt;b&gt;stars&lt;/b&gt;.&lt;/p&gt;&lt;img src="https://elsewhere.example/x.png"&gt;</dc:description><dc:subject>Night</dc:subject><dc:rights>All rights reserved</dc:rights>${statements.join('')}<meta name="cover" content="file-0"/>`,
  files: { 'cover.svg': { mediaType: 'image/svg+xml', text: picture } },
};

async function openAbout(canvasElement: HTMLElement, names = { contents: 'Table of contents', about: 'About this book' }) {
  const { root, reader } = await opened(canvasElement);
  await userEvent.click(await button(reader, names.contents));
  await userEvent.click(await button(reader, names.about));
  return { root, reader, dialog: within(await reader.findByRole('dialog', { name: names.about })) };
}

/** Title, people, details and accessibility in words; Escape leads back to the contents. */
export const Described: Story = {
  // Its picture is in the archive: no server has the other books of the stories.
  args: { book: described, fileUrl: undefined, file: fakeArchive(described) },
  play: async ({ canvasElement }) => {
    const { root, reader, dialog } = await openAbout(canvasElement);
    const detailOf = (name: string) => dialog.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent;
    await expect(dialog.getByText('Ola Berg').parentElement).toHaveTextContent('Illustrator Ola Berg');
    await expect([detailOf('Publisher'), detailOf('Published'), detailOf('Language')]).toEqual(['Lake Press', 'May 2019', 'English']);
    await expect(detailOf('Description')).toBe('A boy counts stars.');
    const statementsOf = (name: string) => dialog.getByRole('heading', { name, level: 4 }).nextElementSibling?.textContent;
    await expect(statementsOf('Ways of reading')).toContain('All of it can be read aloud or in braille');
    await expect(statementsOf('Conformance')).toBe(
      'Meets the accepted accessibility standardsEPUB Accessibility 1.1, WCAG 2.2, level AACertified by Sight Check',
    );
    await expect([statementsOf('Hazards'), statementsOf('Summary'), statementsOf('Legal')]).toEqual([
      'None',
      'Every picture is described.',
      'No information',
    ]);
    await waitFor(() => expect(root.querySelector<HTMLImageElement>('dialog img')?.naturalWidth).toBe(300));
    await userEvent.keyboard('{Escape}');
    await expect(reader.queryByRole('dialog')).toBeNull();
    const focused = () => (root.getRootNode() as ShadowRoot).activeElement;
    await waitFor(() => expect(focused()).toBe(reader.getByRole('button', { name: 'About this book' })));
    await userEvent.click(await button(reader, 'About this book'));
  },
};

/** A book that says little about itself has no empty rows, and a drawn cover. */
export const Silent: Story = {
  play: async ({ canvasElement }) => {
    const { dialog } = await openAbout(canvasElement);
    await expect(dialog.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Language', 'Identifier']);
    await expect(dialog.getAllByText('No information')).toHaveLength(6);
  },
};
