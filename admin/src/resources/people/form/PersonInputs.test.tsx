import { AdminContext, fieldReasonOf, SimpleForm } from '@realmkit/admin-kit';
import { personAttributeNames } from '@realmkit/openapi';
import { personConstraints } from '@realmkit/openapi/constraints';
import { createFakeShell, FakePage } from '@realmkit/shell/testing';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import '../../../i18n/resources.ts';
import { namespaces } from '../../../i18n/namespaces.ts';
import { importFields } from '../../../import/fields.ts';
import texts from '../../../locales/people/en-GB.json';
import { person } from '../../../testing/people.ts';
import { PersonInputs } from './PersonInputs.tsx';

afterEach(cleanup);

const editable = { value: null, values: [], options: [{ id: 4, name: 'Humlan' }], viewable: 2, editable: 2 } as const;

test('the person form has a labelled input for every attribute that a person can have', async () => {
  const attributes = { ...person(3).attributes, ...Object.fromEntries(personAttributeNames.map((name) => [name, editable])) };
  const shell = await createFakeShell({ app: 'admin', realm: 'se', locale: 'en-GB', namespaces });
  const { container } = render(
    <FakePage shell={shell}>
      <AdminContext resources={{}}>
        <SimpleForm>
          <PersonInputs type="students" attributes={attributes} />
        </SimpleForm>
      </AdminContext>
    </FakePage>,
  );
  await screen.findByText(texts.attributes.password);
  const labels = [...container.querySelectorAll('label, legend')].map(({ textContent }) => textContent.replace(/\W*$/, ''));
  expect(labels).toEqual(expect.arrayContaining(personAttributeNames.map((name) => texts.attributes[name])));
});

test.each(['sv', 'nb', 'fi', 'de', 'fr', 'nl', 'en-GB', 'en-US'] as const)(
  'the form of a new person says in %s nothing of a password or of values that are there already',
  async (locale) => {
    const hidden = { value: null, viewable: 0, editable: 0 } as const;
    const attributes = { ...person(3).attributes, gsuiteid: hidden };
    const shell = await createFakeShell({ app: 'admin', realm: 'se', locale, namespaces });
    const show = (isNew: boolean) =>
      render(
        <FakePage shell={shell}>
          <AdminContext resources={{}}>
            <SimpleForm>
              <PersonInputs type="students" attributes={attributes} isNew={isNew} />
            </SimpleForm>
          </AdminContext>
        </FakePage>,
      );
    const t = shell.i18n.getFixedT(locale, 'people');
    const ofPresent = [t(($) => $.attributes.password), t(($) => $.passwordHelp), t(($) => $.reasons.notYours)];
    show(false);
    await screen.findByText(t(($) => $.passwordHelp));
    for (const text of ofPresent) expect(document.body).toHaveTextContent(text);
    cleanup();
    show(true);
    const password = await screen.findByLabelText(t(($) => $.firstPassword));
    expect(password).toHaveAccessibleDescription(shell.i18n.getFixedT(locale, 'form')(($) => $.validationReasons.password));
    for (const text of ofPresent) expect(document.body).not.toHaveTextContent(text);
  },
);

test.each(personAttributeNames)('an import has a column for the attribute %s', (name) => {
  expect(importFields).toContain(name === 'organizations' ? 'organization' : name);
});

test.each(
  Object.entries(personConstraints).flatMap(([attribute, constraints]) =>
    Object.keys(constraints).map((reason) => ({ attribute, reason })),
  ),
)('the panel says why $attribute is not valid when it violates $reason', (violation) => {
  expect(fieldReasonOf(violation)).not.toBe('invalid');
});
