import { expect, test } from 'vitest';
import { reportedOf } from './reportedOf.ts';

const lines = [
  "import Checkbox from '@mui/material/Checkbox';",
  "import TextField from '@mui/material/TextField';",
  "import TableCell from '@mui/material/TableCell';",
  'export const box = <input type="checkbox" />;',
  "export const circle = <input name={name} type={'radio'} />;",
  'export const styled = <Box type="checkbox" role="switch" />;',
];

test('native boxes and circles, and MUI’s, are reported', () => {
  expect(reportedOf(lines)).toEqual(lines);
});

test('the components that draw them, and the peers of benchmarks, have them', () => {
  for (const component of ['Checkbox', 'Radio', 'Switch'])
    expect(reportedOf(lines, `design-system/src/components/${component}/${component}.tsx`)).toEqual([]);
  expect(reportedOf(lines, 'consumer/bench/barePlans/main.tsx')).toEqual([]);
});

test('other inputs, and text that names a box, are not reported', () => {
  const others = [
    "import Stack from '@mui/material/Stack';",
    'export const field = <input type="text" />;',
    'export const chosen = <Picker type={kind} />;',
    'export const book = \'<input type="checkbox"/>\';',
  ];
  expect(reportedOf(others)).toEqual([]);
});
