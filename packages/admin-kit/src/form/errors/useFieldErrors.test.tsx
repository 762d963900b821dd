import { ServiceError } from '@realmkit/openapi';
import { createFakeShell, FakePage } from '@realmkit/shell/testing';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import '../../i18n/resources.ts';
import { kitNamespaces } from '../../i18n/namespaces.ts';
import { useFieldErrors } from './useFieldErrors.ts';

afterEach(cleanup);

function Said({ attribute, reason }: { readonly attribute: string; readonly reason: string }) {
  const fieldErrorsOf = useFieldErrors();
  return <p>{fieldErrorsOf(new ServiceError(400, 'ValidationError', 'No.', [{ attribute, reason }]))[attribute]}</p>;
}

test.each([
  ['name', 'required', 'This has to be filled in.'],
  ['eppn', 'pattern', 'There are characters in it that cannot be used.'],
  ['email', 'format', 'Not a valid email address.'],
  ['name', 'minLength', 'Too few characters.'],
  ['password', 'minLength', 'At least 8 characters.'],
  ['ageFilter', 'type', 'This must be a number.'],
  ['username', 'unique', 'This already exists. Choose another one.'],
  ['name', 'maxLength', 'Too many characters: up to 255.'],
  ['postalCode', 'maxLength', 'Too many characters: up to 32.'],
  ['username', 'pattern', 'Not a valid user name: at least 3 letters a–z, digits, or _ . + @ -'],
  ['sms', 'pattern', 'Not a valid mobile number.'],
  ['bankid', 'pattern', 'Not a valid Swedish social security number: 12 digits.'],
  ['ageFilter', 'maximum', 'Between 0 and 99.'],
  ['typicalSchoolEntryYear', 'minimum', 'Between 1900 and 2100.'],
  ['pupilNumber', 'minimum', 'At least 0.'],
  ['pupilNumber', 'maximum', 'At most 1,000,000.'],
])(
  'the attribute %s with the reason %s shows the text: %s',
  {
    tags: [
      'shell §5.20',
      'shell §5.21',
      'shell §5.22',
      'shell §5.23',
      'shell §5.24',
      'admin §5.9',
      'admin §5.10',
      'admin §5.11',
      'admin §5.12',
      'admin §5.13',
      'admin §5.14',
      'admin §5.15',
      'admin §5.16',
      'admin §5.17',
      'admin §5.18',
      'admin §5.19',
      'admin §5.20',
      'admin §5.22',
      'admin §5.24',
      'admin §5.25',
    ],
  },
  async (attribute, reason, expected) => {
    const shell = await createFakeShell({ app: 'admin', locale: 'en-GB', namespaces: kitNamespaces });
    render(
      <FakePage shell={shell}>
        <Said attribute={attribute} reason={reason} />
      </FakePage>,
    );
    expect(await screen.findByText(expected)).toBeVisible();
  },
);
