import { element } from '../sandbox.js';
import { act, control, onPress } from './control.js';
import { fill, hourOf, make } from './elements.js';

const verdicts = {
  ok: 'fits',
  refused: 'request refused',
  violation: 'our answer violates it',
  outside: 'outside of every contract',
  fault: 'fault on purpose',
  failure: 'the sandbox failed',
  mock: 'answered by the mock',
};

/** What else is known of a request. */
function details({ id, query, body, error }) {
  const attributes = (error?.attributes ?? []).map(({ attribute, reason }) => `${attribute}: ${reason}`).join('\n');
  const parts = [
    ['Query', query],
    ['Body', body],
    ['Answered', error && `${error.name}: ${error.message}`],
    ['Attributes', attributes],
  ].filter(([, text]) => text);
  if (parts.length === 0) return undefined;
  return make(
    'details',
    {},
    make('summary', {}, 'More', make('span', { class: 'hidden' }, ` of request ${id}`)),
    make('dl', {}, ...parts.flatMap(([name, text]) => [make('dt', {}, name), make('dd', {}, make('code', {}, text))])),
  );
}

function row(request) {
  const { id, at, method, path, service, operation, status, duration, verdict } = request;
  const kind = make('span', { class: `method method-${method.toLowerCase()}` }, method);
  const reference = operation && make('a', { href: `/contracts/${service}#${operation}` }, operation);
  return make(
    'tr',
    { 'data-request': id },
    make('td', {}, hourOf(at)),
    make('td', { class: 'address' }, kind, ' ', make('code', {}, path), details(request)),
    make('td', {}, reference ?? service ?? '–'),
    make('td', {}, make('span', { class: `status status-${String(status).charAt(0)}` }, status === 0 ? 'none' : String(status))),
    make('td', { class: 'took' }, `${duration < 10 ? duration : Math.round(duration)} ms`),
    make('td', {}, make('span', { class: `verdict verdict-${verdict}` }, verdicts[verdict] ?? verdict)),
  );
}

const rowsThere = () => [...element('request-rows').children];

/** Shows the last requests; rows that are there already stay, with what is open in them. */
export async function showRequests() {
  const service = element('request-service').value;
  const query = new URLSearchParams({ ...(service && { service }), ...(element('problems').checked && { problems: 'true' }) });
  const { data } = await control(`requests?${query}`);
  const known = new Map(rowsThere().map((there) => [there.dataset.request, there]));
  const rows = data.map((request) => known.get(String(request.id)) ?? row(request));
  const isSame = rows.length === known.size && rows.every((one, index) => one === rowsThere()[index]);
  if (!isSame) fill('request-rows', 'no-requests', rows);
}

const anew = () => {
  element('request-rows').replaceChildren();
  showRequests().catch(() => {});
};

/** Makes the filters work; `often` runs again and again while the page is looked at and wants to be kept up to date. */
export function startRequests(often) {
  element('request-service').addEventListener('change', anew);
  element('problems').addEventListener('change', anew);
  onPress('forget-requests', (button) =>
    act(button, 'Forgetting …', 'The requests are forgotten.', async () => {
      await control('requests', { method: 'DELETE' });
      await showRequests();
    }),
  );
  const again = async () => {
    if (element('follow').checked && !document.hidden && element('dot').dataset.phase === 'ready') await often().catch(() => {});
    setTimeout(again, 1500);
  };
  setTimeout(again, 1500);
}
