import { type DemoClient, demoToken } from './demoToken.ts';
import { addressOf, clientOf, curlOf, headersOf, pythonOf, type TriedRequest } from './snippets.ts';

const main = document.querySelector<HTMLElement>('#main');
const { service = '', clientId = '', redirectUri = '', password = '' } = main?.dataset ?? {};
const client: DemoClient = { clientId, redirectUri, password };
const tokens = new Map<string, Promise<string>>();

/** Returns the token of an account, logged in once. */
async function tokenOf(origin: string, userName: string): Promise<string> {
  const key = `${origin} ${userName}`;
  const token = tokens.get(key) ?? demoToken(origin, userName, client);
  tokens.set(key, token);
  token.catch(() => tokens.delete(key));
  return token;
}

const chosen = (id: string) => document.querySelector<HTMLSelectElement>(`#${id}`)?.value ?? '';

function requestOf(form: HTMLFormElement): TriedRequest {
  const parameters = { path: {}, query: {}, header: {} } satisfies Record<string, Record<string, string>>;
  const values: Record<string, Record<string, string>> = parameters;
  for (const [name, value] of new FormData(form)) {
    const [place = '', ...parts] = name.split(':');
    if (typeof value === 'string' && value !== '' && place in values) Object.assign(values[place] ?? {}, { [parts.join(':')]: value });
  }
  const text = form.querySelector('textarea')?.value ?? '';
  const { method = '', path = '', media = '' } = form.dataset;
  return {
    service,
    method,
    path,
    base: chosen('try-target'),
    parameters,
    hasToken: chosen('try-account') !== '',
    ...(text !== '' && { body: { type: media, text } }),
  };
}

const pretty = (text: string, type: string | null): string => {
  try {
    return type?.includes('json') ? JSON.stringify(JSON.parse(text), null, 2) : text;
  } catch {
    return text;
  }
};

async function send(request: TriedRequest): Promise<string> {
  const token = request.hasToken ? await tokenOf(new URL(request.base).origin, chosen('try-account')) : '';
  const start = performance.now();
  const response = await fetch(addressOf(request), {
    method: request.method,
    headers: headersOf(request, token),
    credentials: 'omit',
    redirect: 'manual',
    ...(request.body && { body: request.body.text }),
  });
  const text = await response.text();
  const time = Math.round(performance.now() - start);
  const headers = [...response.headers].map(([name, value]) => `${name}: ${value}`);
  const first = response.type === 'opaqueredirect' ? 'A redirect, which browsers keep to themselves' : `${response.status} in ${time} ms`;
  return [first, ...headers, '', pretty(text, response.headers.get('content-type'))].join('\n');
}

/** Sends what a form says and shows the answer and the call in other words. */
async function tryOut(form: HTMLFormElement): Promise<void> {
  const show = (part: string, text: string) => {
    const place = form.querySelector(`[data-part="${part}"]`);
    if (place) place.textContent = text;
  };
  const request = requestOf(form);
  for (const [part, write] of Object.entries({ curl: curlOf, client: clientOf, python: pythonOf })) show(part, write(request));
  form.querySelector<HTMLElement>('.tried')?.removeAttribute('hidden');
  show('answer', 'Waiting …');
  show(
    'answer',
    await send(request).catch((error: unknown) => `No answer: ${error instanceof Error ? error.message : error} Is the service running?`),
  );
}

document.addEventListener('submit', (event) => {
  if (!(event.target instanceof HTMLFormElement) || event.target.dataset.path === undefined) return;
  event.preventDefault();
  void tryOut(event.target);
});
