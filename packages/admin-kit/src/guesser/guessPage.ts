import { asObject } from '@realmkit/openapi/json';
import { email, maxLength, maxValue, minLength, minValue, type RaRecord, required } from 'ra-core';
import { type Comment, type Expression, element, type GuessedElement } from './GuessedElement.ts';
import type { GuessedField } from './GuessedField.ts';
import { nameOfField, wordsOf } from './names.ts';
import type { Page } from './schemas.ts';

/** The texts of a guessed page; by default English ones that are made of the names. */
interface GuessTexts {
  /** The title of a list. */
  readonly title: string | Expression;
  /** The text of the button that adds a record, and the title of the page that it opens; without it, nothing can be added. */
  readonly add?: string | Expression;
  label?(field: GuessedField): string | Expression;
  choices?(field: GuessedField, ids: readonly string[]): Expression;
}

/** What a guessed page needs beside its fields. */
export interface GuessOptions extends GuessTexts {
  /** False where the service alone validates (admin §5): no `validate` is printed. */
  readonly validate: boolean;
  /** The list of the resource, to which the other pages link. */
  readonly list: Expression;
  /** What stands after the fields. */
  readonly more?: readonly GuessedElement[];
}

const singleQuoted = (text: string): string => `'${text.replaceAll(/['\\]/g, '\\$&')}'`;

const englishLabel = (field: GuessedField): string => wordsOf(nameOfField(field));
const englishChoices = (_: GuessedField, ids: readonly string[]): Expression => ({
  code: `[${ids.map((id) => `{ id: ${singleQuoted(id)}, name: ${singleQuoted(wordsOf(id))} }`).join(', ')}]`,
  value: ids.map((id) => ({ id, name: wordsOf(id) })),
});

/** Returns the validators of a field, which are those of ra-core. */
function validatorsOf(field: GuessedField): Expression | undefined {
  const { kind, format } = field;
  const limit = (name: string, create: (limit: number) => unknown, value: number | undefined): Expression[] =>
    value === undefined ? [] : [{ code: `${name}(${value})`, value: create(value) }];
  const validators = [
    ...(field.required && kind !== 'boolean' ? [{ code: 'required()', value: required() }] : []),
    // A required text has one character already.
    ...(kind === 'text' ? limit('minLength', minLength, field.minLength === 1 ? undefined : field.minLength) : []),
    ...(kind === 'text' ? limit('maxLength', maxLength, field.maxLength) : []),
    ...(kind === 'number' ? [...limit('minValue', minValue, field.minimum), ...limit('maxValue', maxValue, field.maximum)] : []),
    ...(format === 'email' ? [{ code: 'email()', value: email() }] : []),
  ];
  if (validators.length < 2) return validators[0];
  return { code: `[${validators.map(({ code }) => code).join(', ')}]`, value: validators.map(({ value }) => value) };
}

const inputs = {
  text: 'TextInput',
  number: 'NumberInput',
  boolean: 'BooleanInput',
  date: 'DateInput',
  choice: 'SelectInput',
  reference: 'AutocompleteInput',
  references: 'AutocompleteArrayInput',
} as const;

function inputOf(
  field: GuessedField,
  { validate, label = englishLabel, choices: choicesOf = englishChoices }: GuessOptions,
): GuessedElement | Comment {
  const { source, kind, readOnly, format, choices, reference, minimum, maximum, fractionDigits } = field;
  if (kind === 'list') return { comment: `${source}: what is entered here is for you to decide` };
  const isPassword = format === 'password';
  const validators = validate ? validatorsOf(field) : undefined;
  const input = element(isPassword ? 'PasswordInput' : inputs[kind], {
    source: reference === undefined ? source : undefined,
    label: label(field),
    type: format === 'email' ? 'email' : format === 'uri' ? 'url' : undefined,
    maxLength: kind === 'text' && !isPassword ? field.maxLength : undefined,
    min: kind === 'number' ? minimum : undefined,
    max: kind === 'number' ? maximum : undefined,
    fractionDigits: kind === 'number' ? fractionDigits : undefined,
    isRequired: field.required && kind !== 'boolean' && validators === undefined,
    disabled: readOnly,
    validate: validators,
    choices: choices && choicesOf(field, choices),
  });
  if (reference === undefined) return input;
  return element(kind === 'references' ? 'ReferenceArrayInput' : 'ReferenceInput', { source, reference }, [input]);
}

/** Returns the field that names a record; undefined where only its id does. */
export const nameField = (fields: readonly GuessedField[]): GuessedField | undefined =>
  fields.find(({ source }) => /^(?:attributes\.)?name(?:\.value)?$/.test(source)) ?? fields.find(({ source }) => source === 'title');

/** Returns the column that is the heading of a row: what names the record, else the first text that is no id. */
export const headingField = (fields: readonly GuessedField[]): GuessedField | undefined =>
  nameField(fields) ?? fields.find(({ source, kind }) => kind === 'text' && !/^(?:id|uid)$|(?:Id|Uid|_id)$/.test(source));

/** Returns the function that names a record: by its name, else by its id. */
function nameOfRecord(fields: readonly GuessedField[]): Expression {
  const path = nameField(fields)?.source.split('.') ?? ['id'];
  const read = (record: RaRecord) => path.reduce<unknown>((value, name) => asObject(value)[name], record);
  return {
    code: `(record) => String(record.${path.join('.')} ?? record.id)`,
    value: (record: RaRecord) => String(read(record) ?? record.id),
  };
}

const reference = (source: string, resource: string): GuessedElement =>
  element('ReferenceField', {
    source,
    reference: resource,
    render: { code: '({ id, name }) => name ?? id', value: ({ id, name }: RaRecord) => name ?? id },
  });

/** Returns a value of a list or of a page that shows a record; a reference is shown as what it names. */
const shownBy =
  (component: string) =>
  (field: GuessedField, { label = englishLabel }: GuessOptions, heading: GuessedField | undefined): GuessedElement | Comment => {
    const { source, kind } = field;
    if (kind === 'list' || kind === 'references') return { comment: `${source}: a list` };
    const isColumn = component === 'DataTable.Col';
    const props = { source, label: label(field), rowHeader: isColumn && field === heading, numeric: isColumn && kind === 'number' };
    return element(component, props, field.reference === undefined ? [] : [reference(source, field.reference)]);
  };

/** The components around the fields of a page, from the outside, and how a field is shown there. */
const pages = {
  list: { around: ['ListPage', 'DataTable'], shown: shownBy('DataTable.Col') },
  show: { around: ['Show', 'DescriptionList'], shown: shownBy('RecordField') },
  edit: { around: ['Edit', 'SimpleForm'], shown: inputOf },
  create: { around: ['Create', 'SimpleForm'], shown: inputOf },
} as const;

/**
 * Returns the elements of a page with these fields.
 * @param record the fields of the record, which is named by one of them
 */
export function guessPage(page: Page, fields: readonly GuessedField[], options: GuessOptions, record = fields): GuessedElement {
  const { around, shown } = pages[page];
  const { title, add, list } = options;
  const props = page === 'list' ? { title, add } : { title: page === 'create' ? (add ?? title) : nameOfRecord(record), list };
  const content = [...fields.map((field) => shown(field, options, headingField(fields))), ...(options.more ?? [])];
  return element(around[0], props, [
    element(around[1], {}, content.length > 0 ? content : [{ comment: 'The contract has no fields here.' }]),
  ]);
}

/** Returns the inputs for fields, without a form around them: what the pages that add and that change a record have in common. */
export const guessInputs = (fields: readonly GuessedField[], options: GuessOptions): GuessedElement =>
  element(
    '',
    {},
    fields.map((field) => inputOf(field, options)),
  );
