// Opens a prepared data folder and prints how many seconds later a logged-in user gets a response from the sandbox.
import { openShards } from '../src/platform/database/shards.ts';
import { serveShards } from '../src/platform/sandbox/sandbox.ts';
import { tablesOf } from '../src/platform/sandbox/schema/tablesOf.ts';
import { ask, tokenOf } from '../src/platform/sandbox/testing/visitor.ts';

const shards = await openShards(tablesOf, { folder: process.argv[2] });
const opened = performance.now();
const { app } = await serveShards(shards, {});
const { status } = await ask(app, 'GET', '/account/me', { token: await tokenOf(app, 'se', 'teacher') });
if (status !== 200) throw new Error(`The first answer was ${status}.`);
process.stdout.write(String((performance.now() - opened) / 1000));
await shards.close();
