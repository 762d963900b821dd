import { dropWork } from '@realmkit/shell';
import { FakePage } from '@realmkit/shell/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { routes } from '../routes.tsx';
import { panelShell } from '../testing/panelShell.ts';
import './ImportPage.tsx';
import { fakeControlPanel } from './testing/fakeControlPanel.ts';
import { workbookOfRows } from './testing/workbook.ts';

interface ImportStory {
  readonly answer: ReturnType<typeof fakeControlPanel>;
}

const path = '/controlpanel/import';

/** A control panel service whose writes wait until `open` is called. */
function gatedControlPanel() {
  const answer = fakeControlPanel();
  const { promise, resolve } = Promise.withResolvers<void>();
  const written: string[] = [];
  let lists = 0;
  return {
    open: resolve,
    written: () => written.toSorted(),
    /** The number of requests for the list of pupils. */
    lists: () => lists,
    answer: async (request: Request) => {
      if (request.method === 'GET' && new URL(request.url).pathname.endsWith('/organizations/2/students')) lists += 1;
      if (request.method !== 'GET') {
        await promise;
        written.push(`${request.method} ${new URL(request.url).pathname.replace('/control-panel', '')}`);
      }
      return answer(request);
    },
  };
}

const gate = gatedControlPanel();

/** The import of people from an Excel file, from the choice of the file to the report. */
const meta = {
  title: 'Import',
  parameters: { layout: 'fullscreen' },
  args: { answer: fakeControlPanel() },
  loaders: [
    async ({ args }) => {
      await dropWork();
      return panelShell({ path, answer: args.answer });
    },
  ],
  render: (_args, { loaded: { shell } }) => <FakePage shell={shell} path={path} routes={routes} />,
} satisfies Meta<ImportStory>;

export default meta;
type Story = StoryObj<ImportStory>;

// A worker may start late on a busy machine.
const workerStart = { timeout: 20_000 };

const headings = ['Användarnamn', 'Namn', 'E-post', 'Grupper'];
const classes = [
  ['bo.dahl', 'Bo Dahl', '', '7B'],
  ['eva.ny', 'Eva Ny', 'eva@skola.se', '7C'],
  ['anna.ek', 'Anna Ekholm', '', ''],
  ['elis.ek', 'Elis Ek', '', ''],
];
const xlsx = (rows: readonly (readonly string[])[], name = 'klasser.xlsx') => new File([workbookOfRows(rows)], name);

async function choose(canvasElement: HTMLElement, file: File) {
  const page = within(canvasElement);
  // The browser's filter by `accept` is only a help, not a check.
  await userEvent.setup({ applyAccept: false }).upload(await page.findByLabelText('Dra Excel-filen hit eller välj den'), file);
  return page;
}

async function check(canvasElement: HTMLElement, rows: readonly (readonly string[])[]) {
  const page = await choose(canvasElement, xlsx([headings, ...rows]));
  await userEvent.click(await page.findByRole('button', { name: 'Kontrollera' }, workerStart));
  return page;
}

/** The choice of type and organisation, the template, and the field for the file. */
export const ChooseAFile: Story = {
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: 'Ladda ner mall' })).toBeVisible();
  },
};

/** A teacher may not add guardians: the page says so and keeps both choices. */
export const ForbiddenType: Story = {
  loaders: [
    async ({ args }) => {
      await dropWork();
      return panelShell({ path, answer: args.answer, superuser: false });
    },
  ],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.selectOptions(await page.findByLabelText('Vilka importeras?'), 'Vårdnadshavare');
    await expect(await page.findByText(/Du får inte lägga till sådana personer/)).toBeVisible();
    await expect(page.queryByLabelText('Dra Excel-filen hit eller välj den')).toBeNull();
    await userEvent.selectOptions(page.getByLabelText('Vilka importeras?'), 'Elever');
    await expect(await page.findByLabelText('Dra Excel-filen hit eller välj den')).toBeInTheDocument();
  },
};

/** A file of another kind is rejected by its name. */
export const WrongName: Story = {
  play: async ({ canvasElement }) => {
    const page = await choose(canvasElement, new File(['a;b'], 'klasser.csv'));
    await expect(await page.findByText(/måste sluta på .xlsx/)).toBeVisible();
  },
};

/** An empty file is rejected. */
export const EmptyFile: Story = {
  play: async ({ canvasElement }) => {
    const page = await choose(canvasElement, new File([], 'klasser.xlsx'));
    await expect(await page.findByText(/Filen är tom/)).toBeVisible();
  },
};

/** A file of another kind with the right name is rejected by its bytes. */
export const WrongKind: Story = {
  play: async ({ canvasElement }) => {
    const page = await choose(canvasElement, new File(['a;b'], 'klasser.xlsx'));
    await expect(await page.findByText(/ingen Excel-arbetsbok/, {}, workerStart)).toBeVisible();
  },
};

/** A required column has to be chosen before the rows are compared. */
export const MissingColumn: Story = {
  play: async ({ canvasElement }) => {
    const page = await choose(
      canvasElement,
      xlsx([
        ['Login', 'Namn'],
        ['bo.dahl', 'Bo Dahl'],
      ]),
    );
    await expect(await page.findByText('Det saknas en kolumn för: Användarnamn', {}, workerStart)).toBeVisible();
    await userEvent.selectOptions(page.getByLabelText('Kolumn ”Login”'), 'Användarnamn');
    await expect(page.getByRole('button', { name: 'Kontrollera' })).toBeEnabled();
  },
};

export const MissingColumnOnPhones: Story = { ...MissingColumn, globals: { viewport: { value: 'narrow' } }, tags: ['!autodocs'] };

/** The changes of the import, row by row. */
export const Preview: Story = {
  tags: ['shell §2.45', 'admin §2.12'],
  play: async ({ canvasElement }) => {
    const page = await check(canvasElement, classes);
    await expect(await page.findByRole('button', { name: 'Importera 3 rader' })).toBeEnabled();
    await expect(page.getByRole('heading', { level: 1, name: 'Importera personer' })).toBeVisible();
    await expect(page.getByText('Nya grupper: 7C')).toBeVisible();
    await userEvent.selectOptions(page.getByLabelText('Vilka rader visas?'), 'Ändras: 1');
    await expect(page.getByText('Namn: Anna Ek → Anna Ekholm')).toBeVisible();
  },
};

export const PreviewOnPhones: Story = { ...Preview, globals: { viewport: { value: 'narrow' } }, tags: ['!autodocs'] };

/** Errors are shown at their cells, and the invalid rows can be downloaded. */
export const Faults: Story = {
  play: async ({ canvasElement }) => {
    const page = await check(canvasElement, [...classes, ['', 'Ingen', '', ''], ['bo.dahl', 'Bo', 'ingen post', '']]);
    await expect(await page.findByText('Användarnamn: Detta måste fyllas i.')).toBeVisible();
    await expect(page.getByText('E-post: Ingen giltig e-postadress.')).toBeVisible();
    await expect(page.getByText('Användarnamn: Står redan längre upp i filen.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Felaktiga rader som Excel-fil' })).toBeEnabled();
  },
};

/** Users who may not edit a person may not import changes of that person. */
export const Forbidden: Story = {
  tags: ['admin §5.28', 'admin §8.28'],
  args: { answer: fakeControlPanel({ mayEdit: false }) },
  play: async ({ canvasElement }) => {
    const page = await check(canvasElement, classes);
    await expect(await screen.findByRole('alert')).toHaveTextContent('Importen är inte tillåten');
    await expect(page.getByRole('button', { name: /^Importera/ })).toBeDisabled();
    await userEvent.click(page.getByRole('button', { name: 'Utelämna dessa rader' }));
    await expect(page.getByRole('button', { name: 'Importera 2 rader' })).toBeEnabled();
  },
};

/** The report of an import, one row of which the service rejected. */
export const Report: Story = {
  args: { answer: fakeControlPanel({ taken: 'eva.ny' }) },
  play: async ({ canvasElement }) => {
    const page = await check(canvasElement, classes);
    await userEvent.click(await page.findByRole('button', { name: 'Importera 3 rader' }));
    await expect(await page.findByText('2 rader har importerats.')).toBeVisible();
    await expect(page.getByText('Användarnamn: Detta finns redan. Välj något annat.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Försök med dessa rader igen' })).toBeVisible();
  },
};

/** The service is unreachable: the import waits, and can be resumed. */
export const Interrupted: Story = {
  args: { answer: fakeControlPanel({ isDown: true }) },
  play: async ({ canvasElement }) => {
    const page = await check(canvasElement, classes);
    await userEvent.click(await page.findByRole('button', { name: 'Importera 3 rader' }));
    await expect(await page.findByText(/Tjänsten går inte att nå/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Fortsätt' })).toBeVisible();
  },
};

/** An import goes on while another page of the panel is open; the app bar shows its progress and leads back. */
export const LeftInTheMiddle: Story = {
  args: { answer: gate.answer },
  play: async ({ canvasElement }) => {
    const page = await check(canvasElement, classes);
    await userEvent.click(await page.findByRole('button', { name: 'Importera 3 rader' }));
    await expect(await page.findByRole('progressbar', { name: /^Importen pågår/ })).toBeVisible();
    await userEvent.click(page.getByRole('link', { name: 'Elever' }));
    await expect(await page.findByRole('heading', { level: 1, name: 'Elever' })).toBeVisible();
    await expect(await page.findByRole('link', { name: 'Importen pågår: 0 av 3 rader' })).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Avbryt importen' }));
    await userEvent.click(await within(document.body).findByRole('button', { name: 'Fortsätt importera' }));
    const listsBefore = gate.lists();
    gate.open();
    const report = await page.findByRole('link', { name: 'Importen är klar: 3 av 3 rader' });
    // The open list is fetched again with the imported pupils.
    await waitFor(() => expect(gate.lists()).toBe(listsBefore + 1));
    await userEvent.click(report);
    await expect(await page.findByText('3 rader har importerats.')).toBeVisible();
    await expect(gate.written()).toEqual([
      'PATCH /v2/students/7',
      'POST /v1/groups',
      'POST /v2/students',
      'POST /v2/students',
      'PUT /v1/users/102/groups',
      'PUT /v1/users/103/groups',
    ]);
  },
};

/** The user may add people of this type nowhere. */
export const NoSchool: Story = {
  args: { answer: fakeControlPanel({ organizations: [] }) },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/Du får inte lägga till sådana personer/)).toBeVisible();
  },
};
