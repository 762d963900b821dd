import { useListContext } from 'ra-core';

/** Shows the names of the rows of a list. */
export function RowNames() {
  const { data = [] } = useListContext();
  return (
    <ul>
      {data.map(({ id, name }) => (
        <li key={id}>{name}</li>
      ))}
    </ul>
  );
}
