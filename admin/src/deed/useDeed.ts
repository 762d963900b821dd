import { useNotice } from '@realmkit/shell';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { useFailureText } from '../failure/useFailureText.ts';

interface DeedOptions<Input, Output> {
  readonly carryOut: (input: Input) => Promise<Output>;
  /** What the notice says when it is done; a step on the way to something else says nothing. */
  readonly done?: (input: Input) => string;
  /** What follows; the deed counts as under way until this has settled, so that the screen shows the new state first. */
  readonly afterwards?: (input: Input, output: Output) => unknown;
}

/** Something that is done to a record. */
export interface Deed<Input> {
  /** Does it, unless it is under way already: a double click does nothing twice. */
  readonly run: (input: Input) => void;
  readonly busy: boolean;
  /** Why the last try failed, in words. */
  readonly failure: string | undefined;
  /** What the last try failed with. */
  readonly error: unknown;
  /** Forgets the last failure. */
  readonly forget: () => void;
}

/** Carries something out at the service first and shows it afterwards; success and failure are said in a notice (admin §4). */
export function useDeed<Input = void, Output = unknown>({ carryOut, done, afterwards }: DeedOptions<Input, Output>): Deed<Input> {
  const { show } = useNotice();
  const failureText = useFailureText();
  const underWay = useRef(false);
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: carryOut,
    onSuccess: async (output, input) => {
      if (done) show({ type: 'success', message: done(input) });
      await afterwards?.(input, output);
    },
    onError: (failure) => show({ type: 'error', message: failureText(failure) }),
    onSettled: () => {
      underWay.current = false;
    },
  });
  const run = (input: Input) => {
    if (underWay.current) return;
    underWay.current = true;
    mutate(input);
  };
  return { run, busy: isPending, failure: error ? failureText(error) : undefined, error, forget: reset };
}
