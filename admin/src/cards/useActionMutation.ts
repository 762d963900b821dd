import { useServiceErrorText } from '@realmkit/admin-kit';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { useMutationNotices } from '../mutation/useMutationNotices.ts';

interface ActionMutationOptions<Input, Output> {
  readonly mutationFn: (input: Input) => Promise<Output>;
  /** Returns the text of the success notice; without it, no notice is shown. */
  readonly successMessage?: (input: Input) => string;
  /** Runs after success; the mutation stays pending until this has settled, so that the screen shows the new state first. */
  readonly onSuccess?: (input: Input, output: Output) => unknown;
}

/** A mutation, and its state. */
export interface ActionMutation<Input> {
  /** Runs the mutation; ignored while one is pending. */
  readonly mutate: (input: Input) => void;
  readonly isPending: boolean;
  /** The text of the last error. */
  readonly errorMessage: string | undefined;
}

/** Runs a mutation at the service; success and error are reported in a notice (admin §4). */
export function useActionMutation<Input = void, Output = unknown>({
  mutationFn,
  successMessage,
  onSuccess,
}: ActionMutationOptions<Input, Output>): ActionMutation<Input> {
  const { succeeded, failed } = useMutationNotices();
  const failureText = useServiceErrorText();
  const isRunningRef = useRef(false);
  const mutation = useMutation({
    mutationFn,
    onSuccess: async (output, input) => {
      if (successMessage) succeeded(successMessage(input));
      await onSuccess?.(input, output);
    },
    onError: failed,
    onSettled: () => {
      isRunningRef.current = false;
    },
  });
  const mutate = (input: Input) => {
    if (isRunningRef.current) return;
    isRunningRef.current = true;
    mutation.mutate(input);
  };
  const { isPending, error } = mutation;
  return { mutate, isPending, errorMessage: error ? failureText(error) : undefined };
}
