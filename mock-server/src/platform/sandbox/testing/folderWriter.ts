import { createSandbox } from '../sandbox.ts';
import { ask } from './visitor.ts';

// A test runs this in its own process and kills it: registers guardians and prints the uid of each acknowledged one.
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
