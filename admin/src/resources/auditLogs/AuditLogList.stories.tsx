import type { AuditLogEntry } from '@realmkit/openapi';
import { FakePage } from '@realmkit/shell/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { routes } from '../../routes.tsx';
import { panelShell } from '../../testing/panelShell.ts';
import { auditLogs } from '../../testing/school.ts';
import './AuditLogList.tsx';

interface AuditStory {
  readonly entries: readonly AuditLogEntry[];
  readonly failing?: boolean;
}

const respondWith =
  ({ entries, failing }: AuditStory) =>
  async (request: Request): Promise<Response | undefined> => {
    if (!new URL(request.url).pathname.endsWith('/eu/auditLogs')) return undefined;
    if (failing) return Response.json({ name: 'forbidden', message: 'No.' }, { status: 403 });
    const isOfDeletions = request.url.includes('deleted');
    const data = entries.filter(({ changes }) => !isOfDeletions || changes.some(({ field }) => field === 'deleted'));
    return Response.json({ data, meta: { totalItems: data.length } });
  };

const path = '/controlpanel/audit';

/** The audit log as a timeline. */
const meta = {
  title: 'Audit log',
  parameters: { layout: 'fullscreen' },
  args: { entries: auditLogs },
  loaders: [async ({ args }) => panelShell({ path, answer: respondWith(args) })],
  render: (_args, { loaded: { shell } }) => <FakePage shell={shell} path={path} routes={routes} />,
} satisfies Meta<AuditStory>;

export default meta;
type Story = StoryObj<AuditStory>;

/** All entries, the newest first. */
export const Everything: Story = {
  play: async ({ canvasElement }) => {
    const found = await within(canvasElement).findAllByText(/^(Skolor och roller|Grupper) ändrade$/);
    await expect(found).toHaveLength(auditLogs.length);
  },
};

/** From an entry to all entries of its actor. */
export const OfAnActor: Story = {
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    const [first] = await screen.findAllByRole('button', { name: 'Allt som Sofia Berg har gjort' });
    if (first) await userEvent.click(first);
    await expect(await screen.findByLabelText('Visa')).toHaveValue('actor');
    // The field has the person's uid until their name is loaded.
    await waitFor(() => expect(screen.getByLabelText('Person')).toHaveValue('Astrid Lindqvist'));
  },
};

/** Changed fields have the labels of their screens; secret and technical values are hidden. */
export const FormattedChanges: Story = {
  args: {
    entries: auditLogs.slice(0, 1).map((entry) => ({
      ...entry,
      action: 'updateSchoolUnit',
      changes: [
        { field: 'qrCodeLoginEnabled', before: 'true', after: 'false' },
        { field: 'city', before: null, after: 'Umeå' },
        { field: 'username', before: null, after: 'astrid.l' },
        { field: 'identifiers', before: '[]', after: '[{"type":"orgnr","value":"7"}]' },
      ],
    })),
  },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await expect(await screen.findByText('Inloggning med QR-kort: ja → nej')).toBeVisible();
    await expect(screen.getByText('Ort: Umeå')).toBeVisible();
    await expect(screen.getByText('Användarnamn: astrid.l')).toBeVisible();
    await expect(screen.getByText('Identifierare i andra system')).toBeVisible();
  },
};

export const FormattedChangesOnPhones: Story = { ...FormattedChanges, globals: { viewport: { value: 'narrow' } }, tags: ['!autodocs'] };

/** A deleted class has a row of its own, its pupils left a group, and the picker finds it. */
export const DeletedClass: Story = {
  args: {
    entries: auditLogs.slice(0, 2).map((entry, index) => ({
      ...entry,
      action: 'deleteGroup',
      subject: index === 0 ? 'se-group-4' : entry.subject,
      subjectName: index === 0 ? 'HT26 6B' : 'Astrid Lindqvist',
      changes: [
        index === 0 ? { field: 'deleted', before: null, after: 'HT26 6B' } : { field: 'groups.se-group-4', before: 'HT26 6B', after: null },
      ],
    })),
  },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await expect(await screen.findAllByText('Grupp borttagen')).toHaveLength(1);
    await expect(screen.getAllByText('Grupper ändrade')).toHaveLength(1);
    await userEvent.selectOptions(screen.getByLabelText('Visa'), 'group');
    await userEvent.type(await screen.findByLabelText('Grupp'), 'HT26');
    const list = await within(document.body).findByRole('listbox');
    await expect(await within(list).findByText(/^Borttagen/)).toBeVisible();
  },
};

/** Nothing has been changed yet. */
export const Nothing: Story = {
  args: { entries: [] },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Inga ändringar än')).toBeVisible();
  },
};

/** The audit log is forbidden, and the page shows the error. */
export const Failed: Story = {
  args: { entries: [], failing: true },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Ändringsloggen kunde inte laddas')).toBeVisible();
  },
};
