import type { FakeShell } from '@realmkit/shell/testing';
import { expect, fn, type Mock, waitFor } from 'storybook/test';
import type { Values } from '../form/conflict/threeWayMerge.ts';
import { SimpleForm, type SimpleFormProps } from '../form/SimpleForm.tsx';
import { KitPage } from './KitPage.tsx';
import { type KitRecordOptions, recordResources, recordShell } from './kitRecord.ts';
import { page, press } from './storyPage.ts';

type Save = Mock<(values: Values) => unknown>;

/** Loads a page whose form sends its values to `save`, which returns errors by attribute. */
export const formLoader =
  (errors?: Readonly<Record<string, string>>, service?: KitRecordOptions) =>
  async (): Promise<{ readonly shell: FakeShell; readonly save: Save }> => ({
    shell: await recordShell(service),
    save: fn((_values: Values): unknown => errors),
  });

interface KitFormProps extends Pick<SimpleFormProps, 'children' | 'toolbar'> {
  readonly shell: FakeShell;
  readonly save: Save;
  readonly values?: Values;
}

/** Renders inputs as a form on a page. */
export const KitForm = ({ shell, save, values = {}, ...form }: KitFormProps) => (
  <KitPage shell={shell} resources={recordResources}>
    <SimpleForm {...form} defaultValues={values} onSubmit={save} />
  </KitPage>
);

/** Saves the form, and returns what it sends. */
export async function sentBy(save: Save): Promise<Values | undefined> {
  await press('Spara');
  await waitFor(() => expect(save).toHaveBeenCalled());
  return save.mock.lastCall?.[0];
}

/** Saves the form, and expects that an input says why its value was refused, and has the focus. */
export async function expectRefused(label: RegExp, reason: string): Promise<void> {
  const input = await page().findByLabelText(label);
  await press('Spara');
  await waitFor(() => expect(input).toBeInvalid());
  await expect(input).toHaveAccessibleDescription(reason);
  await waitFor(() => expect(input).toHaveFocus());
}
