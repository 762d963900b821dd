import { DescriptionList } from '@realmkit/design-system';
import { Show } from '../form/page/Show.tsx';
import { ReferenceField } from '../form/reference/ReferenceField.tsx';
import { RecordField } from '../show/RecordField.tsx';
import { Guesser } from './Guesser.tsx';

const components = { Show, DescriptionList, RecordField, ReferenceField };

/** Shows a record as its contract describes it, and prints the code of the page, to the console and below it; in development only. */
const ShowGuesser = () => <Guesser page="show" components={components} />;

export { ShowGuesser as Component };
