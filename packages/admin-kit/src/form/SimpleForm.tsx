import { PermissionHint, token } from '@realmkit/design-system';
import { type Draft, FormErrors } from '@realmkit/shell';
import { Form, OptionalRecordContextProvider, useRecordContext } from 'ra-core';
import { type ReactNode, use, useEffect, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Values } from './conflict/threeWayMerge.ts';
import { ErrorMessage } from './errors/ErrorMessage.tsx';
import { FormDraft } from './FormDraft.tsx';
import { RecordFormContext, useFormChanges } from './RecordFormContext.ts';
import { SaveButton } from './SaveButton.tsx';

/** The props of {@link SimpleForm}. */
export interface SimpleFormProps {
  /** The inputs. */
  readonly children: ReactNode;
  /** Replaces the save button, or the hint where the record may not be edited. */
  readonly toolbar?: ReactNode;
  /** The values of a new record; an `Edit` has those of its record. */
  readonly defaultValues?: Values;
  /** Keeps what is entered until it is saved (`useFormDraft`): it is shown instead of the values of the record, which the form says. */
  readonly draft?: Draft<Values> | undefined;
  /** Called instead of the `save` of the closest `Edit` or `Create`; returns errors by attribute. */
  readonly onSubmit?: (values: Values) => unknown;
}

/**
 * Renders a form: its inputs, the last error, and the save button. It checks nothing before the service does; reasons of a 400 stand on the
 * inputs, and the focus moves to the input, or to the list of several errors. Unlike in react-admin, a refetched record never resets what was entered.
 */
export function SimpleForm({ children, toolbar = <Toolbar />, defaultValues = {}, draft, onSubmit }: SimpleFormProps) {
  const recordForm = use(RecordFormContext);
  const record = useRecordContext();
  const { values } = recordForm ?? { values: defaultValues };
  // The form's values change by what is entered and what is saved, never because the record was fetched again.
  const [initial] = useState(() => ({ ...values, ...draft?.content }));
  return (
    <Form record={initial} noValidate disableInvalidFormNotification {...(onSubmit && { onSubmit })}>
      <OptionalRecordContextProvider {...(record && { value: record })}>
        <FormBody toolbar={toolbar}>
          {draft ? <FormDraft draft={draft} values={values} /> : null}
          {children}
        </FormBody>
      </OptionalRecordContextProvider>
    </Form>
  );
}

function Toolbar() {
  const { t } = useTranslation('form');
  return use(RecordFormContext)?.isReadOnly ? <PermissionHint reason={t(($) => $.readOnly)} /> : <SaveButton />;
}

function FormBody({ children, toolbar }: Required<Pick<SimpleFormProps, 'children' | 'toolbar'>>) {
  const recordForm = use(RecordFormContext);
  const form = useFormContext();
  const { changes } = useFormChanges();
  const { errors } = form.formState;
  const isUntouched = Object.keys(changes).length === 0;
  useEffect(() => recordForm?.attach(form));
  useEffect(() => {
    if (isUntouched) recordForm?.follow();
  });
  useEffect(() => {
    // An error without an input would stay for ever, and nothing could be sent any more.
    for (const [name, error] of Object.entries(errors))
      if (name !== 'root' && !(error && 'ref' in error && error.ref)) form.clearErrors(name);
  }, [errors, form]);
  // What the service says of the whole adds nothing to what it says of the inputs.
  const isSaidByInputs = Object.entries(errors).some(([name, error]) => name !== 'root' && error && 'ref' in error && error.ref);
  return (
    <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: token('space.250') }}>
      <FormErrors />
      {children}
      <ErrorMessage>{isSaidByInputs ? undefined : errors.root?.serverError?.message}</ErrorMessage>
      <div style={{ display: 'flex', gap: token('space.150'), flexWrap: 'wrap' }}>{toolbar}</div>
    </div>
  );
}
