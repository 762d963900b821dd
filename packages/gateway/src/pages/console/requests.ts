import { element } from '../sandbox.ts';
import { callControl, fieldValue, listControl, onChange, onPress, runAction } from './control.ts';
import { createElement, fillList, hourOf } from './elements.ts';

const verdicts = {
  ok: 'fits',
  refused: 'request refused',
  violation: 'our answer violates it',
  outside: 'in no contract',
  fault: 'fault on purpose',
  failure: 'the sandbox failed',
  mock: 'answered by the mock',
};

interface SeenRequest {
  readonly id: number;
  readonly at: string;
  readonly method: string;
  readonly path: string;
  readonly query?: string;
  readonly body?: string;
  readonly service?: string;
  readonly operation?: string;
  readonly status: number;
  readonly duration: number;
  readonly verdict: keyof typeof verdicts;
  readonly error?: {
    readonly name: string;
    readonly message: string;
    readonly attributes?: readonly { readonly attribute: string; readonly reason: string }[];
  };
}

/** Creates the details of a request: query, body and error. */
function details({ id, query, body, error }: SeenRequest): HTMLElement | undefined {
  const attributes = (error?.attributes ?? []).map(({ attribute, reason }) => `${attribute}: ${reason}`).join('\n');
  const all = { Query: query, Body: body, Answered: error && `${error.name}: ${error.message}`, Attributes: attributes };
  const parts = Object.entries(all).filter(([, text]) => text);
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

function row(request: SeenRequest): HTMLElement {
  const { id, at, method, path, service, operation, status, duration, verdict } = request;
  const kind = createElement('span', { class: `method method-${method.toLowerCase()}` }, method);
  const reference = operation && createElement('a', { href: `/contracts/${service}#${operation}` }, operation);
  return createElement(
    'tr',
    { 'data-request': String(id) },
    createElement('td', {}, hourOf(at)),
    createElement('td', { class: 'address' }, kind, ' ', createElement('code', {}, path), details(request)),
    createElement('td', {}, reference || (service ?? '–')),
    createElement(
      'td',
      {},
      createElement('span', { class: `status status-${String(status).charAt(0)}` }, status === 0 ? 'none' : String(status)),
    ),
    createElement('td', { class: 'took' }, `${duration < 10 ? duration : Math.round(duration)} ms`),
    createElement('td', {}, createElement('span', { class: `verdict verdict-${verdict}` }, verdicts[verdict] ?? verdict)),
  );
}

const rowsThere = () => [...element('request-rows').querySelectorAll<HTMLElement>(':scope > tr')];
const isChecked = (id: string) => element(id, HTMLInputElement).checked;

/** Shows the last requests; existing rows stay, with their open details. */
export async function showRequests(): Promise<void> {
  const service = fieldValue('request-service');
  const query = new URLSearchParams({ ...(service && { service }), ...(isChecked('problems') && { problems: 'true' }) });
  const data = await listControl<SeenRequest>(`requests?${query}`);
  const known = new Map(rowsThere().map((there) => [there.dataset.request, there]));
  const rows = data.map((request) => known.get(String(request.id)) ?? row(request));
  const isSame = rows.length === known.size && rows.every((one, index) => one === rowsThere()[index]);
  if (!isSame) fillList('request-rows', 'no-requests', rows);
}

/** Starts the filters; `often` runs repeatedly while the page is visible and updates are on. */
export function startRequests(often: () => Promise<void>): void {
  onChange(['request-service', 'problems'], () => {
    element('request-rows').replaceChildren();
    showRequests().catch(() => {});
  });
  onPress('forget-requests', (button) =>
    runAction(button, 'Forgetting …', 'The requests are forgotten.', async () => {
      await callControl('requests', { method: 'DELETE' });
      await showRequests();
    }),
  );
  const again = async () => {
    if (isChecked('follow') && !document.hidden && element('dot').dataset.phase === 'ready') await often().catch(() => {});
    setTimeout(again, 1500);
  };
  setTimeout(again, 1500);
}
