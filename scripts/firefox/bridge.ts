#!/usr/bin/env node
// Starts the Firefox that FIREFOX names and stands between it and Playwright, which takes this file for the browser. Playwright 1.65 sends commands
// of WebDriver BiDi that Firefox ESR 153 does not know; `translate.ts` lists them. Remove the bridge as soon as an ESR knows
// `emulation.setMediaFeaturesOverride`, and Playwright inserts text so that React notices.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { WebSocket, WebSocketServer } from 'ws';
import { startSilentSound } from './sound.ts';
import { type Call, type Command, handlerOf, withDownloadId, withTrustedInput } from './translate.ts';

const options = { perMessageDeflate: false, maxPayload: 0 };
const { FIREFOX: executable = 'firefox-esr' } = process.env;

/** The ids of the bridge's own commands start here: Playwright counts from 1. */
const firstOwnId = 2 ** 52;

/** Forwards messages between Playwright and Firefox, and handles the commands that Firefox does not know. */
function bridge(playwright: WebSocket, firefox: WebSocket): void {
  const calls = new Map<number, PromiseWithResolvers<Readonly<Record<string, unknown>>>>();
  let lastId = firstOwnId;
  const call: Call = (method, params) => {
    lastId += 1;
    const pending = Promise.withResolvers<Readonly<Record<string, unknown>>>();
    calls.set(lastId, pending);
    firefox.send(JSON.stringify({ id: lastId, method, params }));
    return pending.promise;
  };
  playwright.on('message', async (data) => {
    const command: Command = JSON.parse(String(data));
    const handler = handlerOf(command);
    if (!handler) return firefox.send(JSON.stringify(withTrustedInput(command)));
    const { id } = command;
    const answer = await handler(command.params, call).then(
      (result) => ({ type: 'success', id, result }),
      (error: unknown) => ({ type: 'error', id, error: 'unsupported operation', message: String(error) }),
    );
    playwright.send(JSON.stringify(answer));
  });
  firefox.on('message', (data) => {
    const received = JSON.parse(String(data));
    const { id, type, result, message } = received;
    const pending = calls.get(id);
    if (!pending) return playwright.send(JSON.stringify(withDownloadId(received)));
    calls.delete(id);
    if (type === 'success') pending.resolve(result);
    else pending.reject(new Error(message));
  });
  playwright.on('close', () => firefox.close());
  firefox.on('close', () => playwright.close());
}

/** Listens for Playwright in place of Firefox at `url`, and says so with Firefox's words, which Playwright waits for. */
function listen(url: string): void {
  const server = new WebSocketServer({ ...options, port: 0, host: '127.0.0.1' });
  server.on('listening', () => process.stderr.write(`WebDriver BiDi listening on ws://127.0.0.1:${server.address().port}\n`));
  server.on('connection', (playwright, request) => {
    const firefox = new WebSocket(`${url}${request.url}`, options);
    const early: Buffer[] = [];
    const keepEarly = (data: Buffer) => early.push(data);
    playwright.on('message', keepEarly);
    firefox.on('error', () => playwright.close());
    firefox.on('open', () => {
      playwright.off('message', keepEarly);
      bridge(playwright, firefox);
      for (const data of early) playwright.emit('message', data);
    });
  });
}

const args = process.argv.slice(2);
// Playwright makes a new folder for each browser, and removes it.
const sound = await startSilentSound(args[args.indexOf('--profile') + 1] ?? '.');
const browser = spawn(executable, args, { stdio: ['inherit', 'inherit', 'pipe'], env: { ...process.env, ...sound.environment } });
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => browser.kill(signal));
browser.on('exit', (code) => {
  sound.stop();
  process.exit(code ?? 0);
});
createInterface({ input: browser.stderr }).on('line', (line) => {
  const url = /WebDriver BiDi listening on (ws:\/\/\S+)/.exec(line)?.[1];
  if (url) listen(url);
  else process.stderr.write(`${line}\n`);
});
