import { createSandbox } from '../sandbox.ts';
import { ask } from './visitor.ts';

// Run by a test in a process of its own, which ends when it is killed: registers guardians and tells the uid of each that was acknowledged.
const [, , folder] = process.argv;
const { app } = await createSandbox({ data: { folder } });
for (let number = 1; ; number++) {
  const guardian = {
    firstname: 'Maja',
    lastname: `Holm ${number}`,
    email: `maja.${number}@example.se`,
    password: 'en-lang-mening',
    country: 'se',
  };
  const { body } = await ask(app, 'POST', '/account/register', { json: guardian });
  process.stdout.write(`${body.uid}\n`);
}
