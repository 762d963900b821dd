import { element } from '../sandbox.js';

/** The URL of the sandbox. */
export const sandbox = element('main').dataset.sandbox;

/** Calls a control of the sandbox; rejects with a message for users. */
export async function callControl(path, { method = 'GET', json } = {}) {
  const response = await fetch(`${sandbox}/__sandbox/${path}`, {
    method,
    ...(json && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(json) }),
  }).catch(() => {
    throw new Error('The sandbox cannot be reached. Is it still running?');
  });
  if (response.status === 204) return undefined;
  const body = await response.json().catch(() => ({}));
  if (!response.ok) throw new Error(body.message ?? `The sandbox answered with status ${response.status}.`);
  return body;
}

/** Posts JSON to a control. */
export const postControl = (path, json) => callControl(path, { method: 'POST', json });

/** Shows a message in the status region, which screen readers announce. */
export function announce(words) {
  element('result').textContent = words;
}

/** Runs the action of a button or a form, announces its progress, and ignores further triggers while it is pending. */
export async function runAction(trigger, pendingMessage, successMessage, work) {
  if (trigger.getAttribute('aria-busy') === 'true') return;
  announce(pendingMessage);
  trigger.setAttribute('aria-busy', 'true');
  try {
    await work();
    announce(successMessage);
  } catch (error) {
    announce(error.message);
  } finally {
    trigger.removeAttribute('aria-busy');
  }
}

/** Runs a function when a button is pressed. */
export const onPress = (id, run) => element(id).addEventListener('click', ({ currentTarget }) => run(currentTarget));

/** Runs a function when a form is submitted; the page stays. */
export const onSend = (id, run) =>
  element(id).addEventListener('submit', (event) => {
    event.preventDefault();
    run(event.currentTarget);
  });
