import { HttpError } from 'ra-core';
import { useRef, useState } from 'react';
import { useServiceErrorText } from './errors/useServiceErrorText.ts';

/** The errors of a form by attribute; that of the whole form is `root.serverError`. */
type SubmissionErrors = Readonly<Record<string, string>>;

/** Runs one submission of a form at a time, and returns its errors as react-admin's forms expect them. */
export function useSubmit() {
  const errorText = useServiceErrorText();
  const isRunning = useRef(false);
  const [saving, setSaving] = useState(false);
  const submit = async (run: () => Promise<unknown>): Promise<SubmissionErrors | undefined> => {
    if (isRunning.current) return undefined;
    isRunning.current = true;
    setSaving(true);
    try {
      await run();
      return undefined;
    } catch (error) {
      const reasons: unknown = error instanceof HttpError ? error.body?.errors : undefined;
      return { ...(typeof reasons === 'object' && reasons), 'root.serverError': errorText(error) };
    } finally {
      isRunning.current = false;
      setSaving(false);
    }
  };
  return { saving, submit };
}
