import { FakePage } from '@realmkit/shell/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { routes } from '../routes.tsx';
import { panelShell } from '../testing/panelShell.ts';
import './CardsPage.tsx';
import { fakeCards } from './testing/fakeCards.ts';

interface CardsStory {
  readonly path: string;
  readonly answer: () => ReturnType<typeof fakeCards>;
}

/** Login cards: the choice of pupils and method, the sheets, and the print log. */
const meta = {
  title: 'Login cards',
  parameters: { layout: 'fullscreen' },
  args: { path: '/controlpanel/cards?kind=group&uid=se-group-1', answer: () => fakeCards() },
  loaders: [async ({ args: { path, answer } }) => panelShell({ path, answer: answer() })],
  render: ({ path }, { loaded: { shell } }) => <FakePage shell={shell} path={path} routes={routes} />,
} satisfies Meta<CardsStory>;

export default meta;
type Story = StoryObj<CardsStory>;

/** No subject has been chosen yet. */
export const ForWhom: Story = {
  args: { path: '/controlpanel/cards' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Välj en skola, en grupp eller en elev.')).toBeVisible();
  },
};

/** A class in which some pupils already have a card, with the print log. */
export const Pupils: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('button', { name: 'Förhandsgranska 12 kort' })).toBeEnabled();
    await userEvent.click(page.getByRole('checkbox', { name: 'Elev 3' }));
    await expect(page.getByRole('button', { name: 'Förhandsgranska 11 kort' })).toBeEnabled();
    await expect(page.getByText('8 QR-kort')).toBeVisible();
  },
};

export const PupilsOnPhones: Story = { ...Pupils, globals: { viewport: { value: 'narrow' } }, tags: ['!autodocs'] };

/** The sheets of QR cards, with samples instead of codes; a preview is no print. */
export const QrSheets: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Förhandsgranska 12 kort' }));
    await expect(await page.findByText('Kort: 12. A4-ark: 2.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Skriv ut' })).toHaveFocus();
    await expect(page.getAllByRole('img', { name: /^QR-kod för/ })).toHaveLength(10);
    await userEvent.click(page.getByRole('button', { name: 'Nästa ark' }));
    await expect(page.getAllByRole('img', { name: /^QR-kod för/ })).toHaveLength(2);
    fireEvent(window, new Event('beforeprint'));
    await expect(document.querySelector('body > [data-print-sheets]')).toHaveTextContent('Använd sidans knapp');
    fireEvent(window, new Event('afterprint'));
    await userEvent.click(page.getByRole('button', { name: 'Stäng korten' }));
    await expect(await page.findByText('8 QR-kort')).toBeVisible();
    await expect(page.queryByText('12 QR-kort')).toBeNull();
  },
};

/** The printer gets all sheets, which are rendered only while it prints. */
export const Printing: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Förhandsgranska 12 kort' }));
    const print = spyOn(window, 'print').mockImplementation(() => {});
    await userEvent.click(await page.findByRole('button', { name: 'Skriv ut' }));
    await waitFor(() => expect(print).toHaveBeenCalledOnce());
    const printed = () => document.querySelectorAll('body > [data-print-sheets] > ol');
    await expect(printed()).toHaveLength(0);
    fireEvent(window, new Event('beforeprint'));
    await expect(printed()).toHaveLength(2);
    fireEvent(window, new Event('afterprint'));
    await expect(printed()).toHaveLength(0);
    await userEvent.click(page.getByRole('button', { name: 'Stäng korten' }));
    await expect(await page.findByText('12 QR-kort')).toBeVisible();
  },
};

/** Cards with new passwords, one of which the service refused; leaving them needs a confirmation. */
export const PasswordSheets: Story = {
  args: { answer: () => fakeCards({ refusedUserId: 3 }) },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('radio', { name: /Användarnamn och nytt lösenord/ }));
    await userEvent.click(page.getByRole('button', { name: 'Sätt 12 nya lösenord' }));
    await userEvent.click(await page.findByRole('button', { name: 'Sätt och förhandsgranska' }));
    await expect(await page.findByText('1 lösenord kunde inte sättas')).toBeVisible();
    await expect(page.getByText('Kort: 11. A4-ark: 2.')).toBeVisible();
    await expect(page.getAllByText(/^[a-z]{4}-[a-z]{4}-\d{4}$/)).toHaveLength(10);
    await userEvent.click(page.getByRole('button', { name: 'Stäng korten' }));
    await expect(await page.findByRole('alertdialog')).toHaveTextContent('Har du skrivit ut korten?');
    await userEvent.click(page.getByRole('button', { name: 'Avbryt' }));
    await userEvent.click(page.getByRole('link', { name: 'Elever' }));
    await expect(await page.findByRole('alertdialog')).toHaveTextContent('Har du skrivit ut korten?');
  },
};

/** A lost card is deactivated after a confirmation. */
export const Void: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Spärra kortet för Elev 1' }));
    await expect(await page.findByRole('alertdialog')).toHaveTextContent('Spärra kortet för Elev 1?');
    await userEvent.click(within(page.getByRole('alertdialog')).getByRole('button', { name: 'Spärra' }));
    await expect(await page.findByText('Kortet för Elev 1 är spärrat')).toBeVisible();
    await expect(page.queryByRole('button', { name: 'Spärra kortet för Elev 1' })).toBeNull();
  },
};

/** At a school with QR login switched off, only cards with passwords can be made. */
export const SwitchedOff: Story = {
  args: { answer: () => fakeCards({ qrCodeLogin: false }) },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText(/^12 elever utelämnas eftersom QR-inloggning är avstängd/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Förhandsgranska 0 kort' })).toBeDisabled();
  },
};

/** A group without pupils. */
export const NoPupils: Story = {
  args: { answer: () => fakeCards({ count: 0 }) },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Inga elever här')).toBeVisible();
  },
};

/** The pupils are forbidden, and the page shows the error. */
export const Failed: Story = {
  args: { answer: () => fakeCards({ forbidden: true }) },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Eleverna kunde inte laddas')).toBeVisible();
  },
};
