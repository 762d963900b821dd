import { element } from '../sandbox.ts';

/** The URL of the sandbox. */
export const sandbox = element('main').dataset.sandbox ?? '';

interface CallOptions {
  readonly method?: 'GET' | 'POST' | 'DELETE';
  readonly json?: object;
}

/** Calls a control of the sandbox, whose responses have the given type; rejects with a message for users. */
export async function callControl<T>(path: string, { method = 'GET', json }: CallOptions = {}): Promise<T> {
  const response = await fetch(`${sandbox}/__sandbox/${path}`, {
    method,
    ...(json && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(json) }),
  }).catch(() => {
    throw new Error('The sandbox cannot be reached. Is it still running?');
  });
  const body = response.status === 204 ? undefined : await response.json().catch(() => ({}));
  if (!response.ok) throw new Error(body?.message ?? `The sandbox answered with status ${response.status}.`);
  return body;
}

/** Calls a control that lists something. */
export const listControl = async <T>(path: string): Promise<readonly T[]> => (await callControl<{ data: readonly T[] }>(path)).data;

/** Posts JSON to a control. */
export const postControl = <T>(path: string, json: object): Promise<T> => callControl<T>(path, { method: 'POST', json });

/** Shows a message in the status region, which screen readers announce. */
export function announce(words: string): void {
  element('result').textContent = words;
}

/** Runs the action of a button or a form, announces its progress, and ignores further triggers while it is pending. */
export async function runAction(
  trigger: HTMLElement,
  pendingMessage: string,
  successMessage: string,
  work: () => Promise<unknown>,
): Promise<void> {
  if (trigger.getAttribute('aria-busy') === 'true') return;
  announce(pendingMessage);
  trigger.setAttribute('aria-busy', 'true');
  try {
    await work();
    announce(successMessage);
  } catch (error) {
    announce(error instanceof Error ? error.message : String(error));
  } finally {
    trigger.removeAttribute('aria-busy');
  }
}

/** Returns the value of a field by its id. */
export function fieldValue(id: string): string {
  const field = element(id);
  if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) throw new Error(`${id} is no field.`);
  return field.value;
}

/** Runs a function when a button is pressed. */
export const onPress = (id: string, run: (pressed: HTMLElement) => unknown): void =>
  element(id).addEventListener('click', () => run(element(id)));

/** Runs a function when one of some fields changes. */
export function onChange(ids: readonly string[], run: (changed: HTMLElement) => unknown): void {
  for (const id of ids) element(id).addEventListener('change', () => run(element(id)));
}

/** Runs a function when a form is submitted; the page stays. */
export const onSend = (id: string, run: (form: HTMLFormElement) => unknown): void =>
  element(id, HTMLFormElement).addEventListener('submit', (event) => {
    event.preventDefault();
    run(element(id, HTMLFormElement));
  });
