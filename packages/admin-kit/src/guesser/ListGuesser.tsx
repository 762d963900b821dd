import { ReferenceField } from '../form/reference/ReferenceField.tsx';
import { ListPage } from '../list/ListPage.tsx';
import { DataTable } from '../list/table/DataTable.tsx';
import { Guesser } from './Guesser.tsx';

const components = { ListPage, DataTable, 'DataTable.Col': DataTable.Col, ReferenceField };

/**
 * Shows the list of a resource as its contract describes a row, and prints the code of the page, to the console and below it. For a new resource, in
 * development: react-admin guesses from the first rows, this guesser from the contract, so that an empty list has all its columns.
 */
const ListGuesser = () => <Guesser page="list" components={components} />;

export { ListGuesser as Component };
