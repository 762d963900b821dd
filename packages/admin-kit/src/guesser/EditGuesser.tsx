import { Edit } from '../form/page/Edit.tsx';
import { formComponents } from './formComponents.ts';
import { Guesser } from './Guesser.tsx';

const components = { ...formComponents, Edit };

/**
 * Shows a form with an input for each field that the call of `update` takes, and prints the code of the page, to the console and below it; in
 * development only. A resource whose fields the service alone validates has no `validate`.
 */
const EditGuesser = () => <Guesser page="edit" components={components} />;

export { EditGuesser as Component };
