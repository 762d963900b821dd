import { element } from '../sandbox.js';

/** The address of the sandbox. */
export const sandbox = element('main').dataset.sandbox;

/** Calls one of the sandbox's controls; rejects with words for people. */
export async function control(path, { method = 'GET', json } = {}) {
  const answer = await fetch(`${sandbox}/__sandbox/${path}`, {
    method,
    ...(json && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(json) }),
  }).catch(() => {
    throw new Error('The sandbox cannot be reached. Is it still running?');
  });
  if (answer.status === 204) return undefined;
  const said = await answer.json().catch(() => ({}));
  if (!answer.ok) throw new Error(said.message ?? `The sandbox answered with status ${answer.status}.`);
  return said;
}

/** Sends something to a control. */
export const order = (path, json) => control(path, { method: 'POST', json });

/** Says something to whoever looks or listens. */
export function say(words) {
  element('result').textContent = words;
}

/** Carries out what a button or a form asks for, says so, and keeps it from being asked twice meanwhile. */
export async function act(asked, doing, done, work) {
  if (asked.getAttribute('aria-busy') === 'true') return;
  say(doing);
  asked.setAttribute('aria-busy', 'true');
  try {
    await work();
    say(done);
  } catch (problem) {
    say(problem.message);
  } finally {
    asked.removeAttribute('aria-busy');
  }
}

/** Runs when a button is pressed. */
export const onPress = (id, run) => element(id).addEventListener('click', ({ currentTarget }) => run(currentTarget));

/** Runs when a form is sent; the page stays. */
export const onSend = (id, run) =>
  element(id).addEventListener('submit', (event) => {
    event.preventDefault();
    run(event.currentTarget);
  });
