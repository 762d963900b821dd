import Autocomplete from '@mui/material/Autocomplete';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Field, Label } from '../TextField/fieldParts.ts';
import { TextField } from '../TextField/TextField.tsx';
import { SelectField } from './SelectField.tsx';

const shelves = ['Adventure', 'Nature', 'Our class'];
const options = shelves.map((value) => ({ value, label: value }));

/** Renders the selects of pages and of the panel's forms side by side. */
function SelectsSideBySide() {
  return (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(14rem, 1fr))', gap: '1rem' }}>
      <SelectField label="Page" value="Nature" onChange={() => undefined} options={options} />
      <Autocomplete
        disablePortal
        options={shelves}
        defaultValue="Nature"
        renderInput={({ id, slotProps }) => (
          <Field>
            <Label htmlFor={id}>Search</Label>
            <OutlinedInput fullWidth {...slotProps.input} slotProps={{ input: slotProps.htmlInput }} />
          </Field>
        )}
      />
      <TextField label="Text" defaultValue="Nature" />
    </div>
  );
}

const meta = { component: SelectsSideBySide, tags: ['!autodocs'] } satisfies Meta<typeof SelectsSideBySide>;
export default meta;
type Story = StoryObj<typeof meta>;

const isSelect = (field: Element) => field.querySelector('select, [role=combobox]') !== null;

/** Measures the arrow of a field, and the start of its text, from the outer side of its border. */
function measuresOf(field: HTMLElement) {
  const control = field.querySelector<HTMLElement>('select, input:not([aria-hidden]), [role=combobox]');
  const frame = control?.closest<HTMLElement>('.MuiInputBase-root') ?? control?.parentElement;
  const arrow = [...field.querySelectorAll('svg')].at(-1);
  if (!control || !frame) throw new Error('There is no control.');
  const rtl = getComputedStyle(field).direction === 'rtl';
  const fromStart = (inner: DOMRect, outer: DOMRect) => (rtl ? outer.right - inner.right : inner.left - outer.left);
  const fromEnd = (inner: DOMRect, outer: DOMRect) => (rtl ? inner.left - outer.left : outer.right - inner.right);
  const box = frame.getBoundingClientRect();
  const text = fromStart(control.getBoundingClientRect(), box) + Number.parseFloat(getComputedStyle(control).paddingInlineStart);
  const drawn = arrow?.getBoundingClientRect();
  return {
    height: box.height,
    text: Math.round(text * 10) / 10,
    arrow: drawn && {
      path: arrow?.querySelector('path')?.getAttribute('d'),
      width: drawn.width,
      height: drawn.height,
      end: Math.round(fromEnd(drawn, box) * 10) / 10,
    },
  };
}

/** All have one arrow at one place, one height, and their texts begin at one place, also beside a text field. */
export const OneArrowOneInset: Story = {
  play: async ({ canvasElement }) => {
    const fields = [...(canvasElement.querySelector('[style*=grid]')?.children ?? [])].filter((field) => field instanceof HTMLElement);
    const measures = fields.map(measuresOf);
    await expect(fields.filter(isSelect)).toHaveLength(2);
    const [first] = measures;
    await expect(first?.arrow).toMatchObject({ width: 24, height: 24, end: 10 });
    await expect(measures[1]?.arrow).toEqual(first?.arrow);
    await expect(measures.map(({ text, height }) => ({ text, height }))).toEqual(Array(3).fill({ text: 14, height: 48 }));
  },
};

/** The same from right to left. */
export const FromRightToLeft: Story = { ...OneArrowOneInset, globals: { direction: 'rtl' } };
