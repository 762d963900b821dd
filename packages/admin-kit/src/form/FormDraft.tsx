import { Alert, Button } from '@realmkit/design-system';
import { type Draft, useDraft } from '@realmkit/shell';
import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { changesOf, type Values } from './conflict/threeWayMerge.ts';
import { showValues } from './showValues.ts';

const nothing: Values = {};

/** Returns whether a stored draft has the shape of the values of a form. */
const isEntered = (value: unknown): value is Values => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the draft of a form of this page, which outlives a new login: the `draft` of a `SimpleForm`. */
export const useFormDraft = (form: string): Draft<Values> => useDraft(form, nothing, isEntered);

interface FormDraftProps {
  readonly draft: Draft<Values>;
  /** The values without the draft. */
  readonly values: Values;
}

/** Stores what is entered into the form around it, except for a password; says of a draft that came back that it is not saved, and offers to drop it. */
export function FormDraft({ draft: { isRestored, change, clear }, values }: FormDraftProps) {
  const { t } = useTranslation('form');
  const form = useFormContext();
  const { password: _, ...entered } = changesOf(values, useWatch());
  const content = JSON.stringify(entered);
  const stored = useRef(content);
  useEffect(() => {
    if (content === stored.current) return;
    stored.current = content;
    if (content === '{}') clear();
    else change(JSON.parse(content));
  });
  if (!isRestored || content === '{}') return null;
  return (
    <Alert severity="info" action={<Button onClick={() => showValues(form, values)}>{t(($) => $.draft.drop)}</Button>}>
      {t(($) => $.draft.unsaved)}
    </Alert>
  );
}
