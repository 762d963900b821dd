import { Fragment, type ReactNode } from 'react';
import { expect, test } from 'vitest';
import { DataTable } from '../list/table/DataTable.tsx';
import { DataTableColumn } from '../list/table/DataTableColumn.tsx';
import { type Column, columnsOf, contentOf, isExported, rowNameOf, textOf } from './columns.ts';

type Pupil = { id: number; name: string; school: { city: string | null } };

const pupil: Pupil = { id: 7, name: 'Maja', school: { city: null } };
const read = (children: ReactNode): readonly Column[] => columnsOf(children, (type) => type === DataTableColumn);

test('the columns of a table are its DataTable.Col children, those in fragments and lists too', () => {
  const columns = read([
    <DataTable.Col<Pupil> key="name" source="name" label="Name" rowHeader />,
    <p key="p">no column</p>,
    <Fragment key="more">
      <DataTable.Col<Pupil> source="school.city" label="City" />
    </Fragment>,
    false,
  ]);
  expect(columns.map(({ source }) => source)).toEqual(['name', 'school.city']);
  expect(rowNameOf(columns, pupil)).toBe('Maja');
});

test('a row without a heading is named by its id', () => {
  expect(rowNameOf(read(<DataTable.Col<Pupil> source="name" label="Name" />), pupil)).toBe('7');
});

test('a missing value is a dash on the screen and nothing in a file', () => {
  const [column] = read(<DataTable.Col<Pupil> source="school.city" label="City" />);
  expect(column && [contentOf(column, pupil), textOf(column, pupil)]).toEqual(['–', '']);
});

test('a column that only renders is not exported, and one with a text is', () => {
  const columns = read([
    <DataTable.Col<Pupil> key="links" source="links" label="Show" render={({ name }) => <a href="/">{name}</a>} />,
    <DataTable.Col<Pupil> key="number" source="number" label="Number" text={({ id }) => `no. ${id}`} />,
    <DataTable.Col<Pupil> key="name" source="name" label="Name" />,
  ]);
  expect(columns.filter(isExported).map((column) => textOf(column, pupil))).toEqual(['no. 7', 'Maja']);
});

test('a wrong source or prop of a column does not compile', () => {
  // @ts-expect-error a pupil has no such attribute, and nothing else says what to show
  expect(<DataTable.Col<Pupil> source="surname" label="Name" />).toBeDefined();
  // @ts-expect-error a column has a label
  expect(<DataTable.Col<Pupil> source="name" />).toBeDefined();
  // @ts-expect-error render gets the record
  expect(<DataTable.Col<Pupil> source="x" label="X" render={(row) => row.surname.length} />).toBeDefined();
  // @ts-expect-error one of render, field and children says what to show
  expect(<DataTable.Col<Pupil> source="x" label="X" render={({ name }) => name} field={() => null} />).toBeDefined();
});
