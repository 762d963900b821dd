import { element } from '../sandbox.js';
import { callControl, onPress, runAction } from './control.js';
import { createElement, fillList, hourOf } from './elements.js';

const verdicts = {
  ok: 'fits',
  refused: 'request refused',
  violation: 'our answer violates it',
  outside: 'outside of every contract',
  fault: 'fault on purpose',
  failure: 'the sandbox failed',
  mock: 'answered by the mock',
};

/** Creates the details of a request: query, body and error. */
function details({ id, query, body, error }) {
  const attributes = (error?.attributes ?? []).map(({ attribute, reason }) => `${attribute}: ${reason}`).join('\n');
  const parts = [
    ['Query', query],
    ['Body', body],
    ['Answered', error && `${error.name}: ${error.message}`],
    ['Attributes', attributes],
  ].filter(([, text]) => text);
  if (parts.length === 0) return undefined;
  return createElement(
    'details',
    {},
    createElement('summary', {}, 'More', createElement('span', { class: 'hidden' }, ` of request ${id}`)),
    createElement(
      'dl',
      {},
      ...parts.flatMap(([name, text]) => [createElement('dt', {}, name), createElement('dd', {}, createElement('code', {}, text))]),
    ),
  );
}

function row(request) {
  const { id, at, method, path, service, operation, status, duration, verdict } = request;
  const kind = createElement('span', { class: `method method-${method.toLowerCase()}` }, method);
  const reference = operation && createElement('a', { href: `/contracts/${service}#${operation}` }, operation);
  return createElement(
    'tr',
    { 'data-request': id },
    createElement('td', {}, hourOf(at)),
    createElement('td', { class: 'address' }, kind, ' ', createElement('code', {}, path), details(request)),
    createElement('td', {}, reference ?? service ?? '–'),
    createElement(
      'td',
      {},
      createElement('span', { class: `status status-${String(status).charAt(0)}` }, status === 0 ? 'none' : String(status)),
    ),
    createElement('td', { class: 'took' }, `${duration < 10 ? duration : Math.round(duration)} ms`),
    createElement('td', {}, createElement('span', { class: `verdict verdict-${verdict}` }, verdicts[verdict] ?? verdict)),
  );
}

const rowsThere = () => [...element('request-rows').children];

/** Shows the last requests; existing rows stay, with their open details. */
export async function showRequests() {
  const service = element('request-service').value;
  const query = new URLSearchParams({ ...(service && { service }), ...(element('problems').checked && { problems: 'true' }) });
  const { data } = await callControl(`requests?${query}`);
  const known = new Map(rowsThere().map((there) => [there.dataset.request, there]));
  const rows = data.map((request) => known.get(String(request.id)) ?? row(request));
  const isSame = rows.length === known.size && rows.every((one, index) => one === rowsThere()[index]);
  if (!isSame) fillList('request-rows', 'no-requests', rows);
}

const anew = () => {
  element('request-rows').replaceChildren();
  showRequests().catch(() => {});
};

/** Starts the filters; `often` runs repeatedly while the page is visible and updates are on. */
export function startRequests(often) {
  element('request-service').addEventListener('change', anew);
  element('problems').addEventListener('change', anew);
  onPress('forget-requests', (button) =>
    runAction(button, 'Forgetting …', 'The requests are forgotten.', async () => {
      await callControl('requests', { method: 'DELETE' });
      await showRequests();
    }),
  );
  const again = async () => {
    if (element('follow').checked && !document.hidden && element('dot').dataset.phase === 'ready') await often().catch(() => {});
    setTimeout(again, 1500);
  };
  setTimeout(again, 1500);
}
