import { expect, expectTypeOf, test } from 'vitest';
import * as kit from './index.ts';
import {
  AutocompleteArrayInput,
  AutocompleteInput,
  BooleanInput,
  BulkDeleteButton,
  CanAccess,
  Confirm,
  Create,
  DataTable,
  DateInput,
  Edit,
  type EditProps,
  List,
  NumberInput,
  PasswordInput,
  RecordField,
  ReferenceArrayInput,
  ReferenceField,
  ReferenceInput,
  ReferenceManyField,
  SelectInput,
  Show,
  SimpleForm,
  TabbedForm,
  TextInput,
  useCanAccess,
} from './index.ts';

interface Group {
  readonly id: string;
  readonly name: string;
  readonly year: number | null;
  readonly unit: string;
}
interface Unit {
  readonly id: string;
  readonly name: string;
}
const list = { href: '/groups', label: 'Groups' };
const choices = [{ id: 1, name: 'One' }];

// What does not compile cannot fail when it runs: the compiler reports each `@ts-expect-error` that has no error.
const compiled = (elements: () => unknown) => expect(elements).toBeTypeOf('function');

test('an input takes only the attributes of its record', () => {
  compiled(() => [
    <TextInput<Group> key="right" source="name" label="Name" />,
    // @ts-expect-error: a group has no such attribute
    <TextInput<Group> key="text" source="nmae" label="Name" />,
    // @ts-expect-error: a group has no such attribute
    <NumberInput<Group> key="number" source="yaer" label="Year" />,
    // @ts-expect-error: a group has no such attribute
    <PasswordInput<Group> key="password" source="password" label="Password" />,
    // @ts-expect-error: a group has no such attribute
    <BooleanInput<Group> key="boolean" source="active" label="Active" />,
    // @ts-expect-error: a group has no such attribute
    <DateInput<Group> key="date" source="from" label="From" />,
    // @ts-expect-error: a group has no such attribute
    <SelectInput<Group> key="select" source="type" label="Type" choices={choices} />,
    // @ts-expect-error: a group has no such attribute
    <AutocompleteInput<Group> key="autocomplete" source="type" label="Type" choices={choices} />,
    // @ts-expect-error: a group has no such attribute
    <AutocompleteArrayInput<Group> key="array" source="types" label="Types" choices={choices} />,
  ]);
});

test('an input has a label, and the props of its kind', () => {
  compiled(() => [
    // @ts-expect-error: the label is needed, because a derived one would be English in every language
    <TextInput<Group> key="label" source="name" />,
    // @ts-expect-error: a number has no length
    <NumberInput<Group> key="length" source="year" label="Year" maxLength={4} />,
    // @ts-expect-error: the type of the input is what the component is
    <DateInput<Group> key="type" source="name" label="From" type="text" />,
    // @ts-expect-error: a choice has no such attribute
    <SelectInput key="text" source="type" label="Type" choices={choices} optionText="title" />,
    // @ts-expect-error: a choice has no such attribute
    <AutocompleteInput key="value" source="type" label="Type" choices={choices} optionValue="uid" />,
    // @ts-expect-error: a choice of several lines needs the text of the chosen one as a string
    <AutocompleteInput key="input" source="type" label="Type" choices={choices} inputText={({ name }) => <b>{name}</b>} />,
  ]);
});

test('a reference takes only the attributes of its record, and renders the referenced record with its type', () => {
  compiled(() => [
    // @ts-expect-error: a group has no such attribute
    <ReferenceInput<Group> key="input" source="schoolUnit" reference="units" children={null} />,
    // @ts-expect-error: a group has no such attribute
    <ReferenceArrayInput<Group> key="array" source="units" reference="units" children={null} />,
    // @ts-expect-error: the resource is needed
    <ReferenceInput<Group> key="resource" source="unit" children={null} />,
    <ReferenceField<Group, Unit> key="right" source="unit" reference="units" render={({ name }) => name} />,
    // @ts-expect-error: a group has no such attribute
    <ReferenceField<Group, Unit> key="field" source="schoolUnit" reference="units" render={({ name }) => name} />,
    // @ts-expect-error: a unit has no such attribute
    <ReferenceField<Group, Unit> key="render" source="unit" reference="units" render={({ title }) => title} />,
    // @ts-expect-error: a link of a panel is a function
    <ReferenceField<Group, Unit> key="link" source="unit" reference="units" link="show" render={({ name }) => name} />,
    // @ts-expect-error: the attribute of the other records is needed
    <ReferenceManyField<Group> key="many" reference="groups" />,
  ]);
});

test('Edit, Create and Show have the types of their record, and refuse modes that lose changes', () => {
  expectTypeOf<EditProps<Group>['valuesOf']>().parameter(0).toEqualTypeOf<Group>();
  expectTypeOf<EditProps<Group>['transform']>().parameter(1).toEqualTypeOf<{ readonly previousData: Group }>();
  expectTypeOf<EditProps<Group>['mutationMode']>().toEqualTypeOf<'pessimistic' | 'optimistic' | undefined>();
  compiled(() => [
    // @ts-expect-error: a change that waits for its notice is lost with the tab
    <Edit<Group> key="undoable" title={({ name }) => name} list={list} mutationMode="undoable" />,
    // @ts-expect-error: a group has no such attribute
    <Edit<Group> key="title" title={({ title }) => title} list={list} />,
    // @ts-expect-error: what is sent is an object
    <Edit<Group> key="transform" title={({ name }) => name} list={list} transform={({ name }) => String(name)} />,
    // @ts-expect-error: a group has no such attribute
    <Edit<Group> key="render" title={({ name }) => name} list={list} render={({ record }) => record.title} />,
    // @ts-expect-error: a group has no such attribute
    <Show<Group> key="show" title={({ title }) => title} list={list} />,
    // @ts-expect-error: the list is needed: a page links to it
    <Create key="list" title="New" children={null} />,
    // @ts-expect-error: an href, and not the name of a page: a panel has its own paths
    <Create key="redirect" title="New" list={list} redirect="edit" children={null} />,
    // @ts-expect-error: what is sent is an object
    <Create key="transform-new" title="New" list={list} transform={() => 'name'} children={null} />,
  ]);
});

test('lists, tables and forms refuse what the kit does otherwise than react-admin', () => {
  compiled(() => [
    // @ts-expect-error: the state is in the URL
    <List key="storeKey" title="Groups" storeKey="groups" children={null} />,
    // @ts-expect-error: ExportButton exports
    <List key="exporter" title="Groups" exporter={() => undefined} children={null} />,
    // @ts-expect-error: the title names the table and the exported file
    <List key="title" children={null} />,
    // @ts-expect-error: what names a row is the link, and not the row
    <DataTable key="rowClick" rowClick="edit" children={null} />,
    // @ts-expect-error: a group has no such attribute
    <DataTable<Group> key="groupBy" groupBy={({ school }) => school} children={null} />,
    // @ts-expect-error: a group has no such attribute
    <BulkDeleteButton<Group> key="forbidden" forbidden={({ school }) => school} />,
    // @ts-expect-error: deletions are sent at once
    <BulkDeleteButton key="mode" mutationMode="undoable" />,
    // @ts-expect-error: a group has no such attribute
    <RecordField<Group> key="field" source="name" label="Name" render={({ title }) => title} />,
    // @ts-expect-error: an input validates, and not the form
    <SimpleForm key="validate" validate={() => ({})} children={null} />,
    // @ts-expect-error: a tab has a name in the URL
    <TabbedForm.Tab key="tab" label="Name" children={null} />,
    // @ts-expect-error: an action is needed
    <CanAccess key="action" resource="groups" children={null} />,
    // @ts-expect-error: react-admin’s colours of a confirmation
    <Confirm key="colour" isOpen title="" content="" confirmColor="error" onConfirm={() => {}} onClose={() => {}} />,
  ]);
  expectTypeOf(useCanAccess).returns.toEqualTypeOf<{ readonly canAccess: boolean; readonly isPending: false }>();
});

test('the kit exports no general hook for queries or mutations', () => {
  expect(
    Object.keys(kit)
      .filter((name) => name.startsWith('use'))
      .toSorted(),
  ).toEqual([
    'useCanAccess',
    'useCanAccessCallback',
    'useChangeSet',
    'useDebouncedValue',
    'useFieldErrors',
    'useFormChanges',
    'useFormDraft',
    'useFormField',
    'useListHref',
    'useNumberTexts',
    'usePageTitle',
    'useSelectedRecords',
    'useServiceErrorText',
    'useTab',
  ]);
});
