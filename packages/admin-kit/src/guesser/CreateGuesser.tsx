import { Create } from '../form/page/Create.tsx';
import { formComponents } from './formComponents.ts';
import { Guesser } from './Guesser.tsx';

const components = { ...formComponents, Create };

/** Shows a form with an input for each field that the call of `create` takes, and prints the code of the page; in development only. */
const CreateGuesser = () => <Guesser page="create" components={components} />;

export { CreateGuesser as Component };
