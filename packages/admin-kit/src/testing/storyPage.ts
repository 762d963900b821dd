import { userEvent, within } from 'storybook/test';

/** Returns queries for the whole page, including its dialogs. */
export const page = () => within(document.body);

/** Clicks a button of the page. */
export const press = async (name: string | RegExp) => userEvent.click(await page().findByRole('button', { name }));
