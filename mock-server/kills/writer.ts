import { createSandbox } from '../src/platform/sandbox/sandbox.ts';
import { tokenOf } from '../src/platform/sandbox/testing/visitor.ts';
import { createGroup } from './createGroup.ts';

// The command runs this in its own process and kills it: eight writers create groups, and print the key of each before it is sent and once it is
// acknowledged.
const [, , folder = '', round = ''] = process.argv;
const { app } = await createSandbox({ data: { folder } });
const token = await tokenOf(app, 'se', 'superuser');

async function write(writer: number): Promise<void> {
  for (let number = 1; ; number++) {
    const key = `${round}-${writer}-${number}`;
    process.stdout.write(`sent ${key}\n`);
    const { status } = await createGroup(app, token, key);
    if (status === 201) process.stdout.write(`acknowledged ${key}\n`);
  }
}

await Promise.all(Array.from({ length: 8 }, (_, writer) => write(writer)));
