import { Table } from '../../components/Table/Table.tsx';
import { contrast } from '../../tokens/contrast.ts';
import { contrastPairs } from '../../tokens/contrastPairs.ts';
import { modeInWords } from './modeWords.ts';
import { Sample } from './Sample.tsx';
import { everyMode } from './SideBySide.tsx';
import { lookUp, type Mode, type TokenReference } from './TokenReference.ts';

interface ContrastTableProps {
  readonly reference: TokenReference;
  readonly mode: Mode;
  /** The token whose partners are shown; by default all pairs. */
  readonly name?: string;
}

/** Returns the pairs of a token, which the tests of contrast prove in every combination. */
const pairsOf = (name?: string) => contrastPairs.filter((pair) => name === undefined || pair.some((part) => part === name));

/** Returns whether a token is a part of any pair. */
export const hasPartners = (name: string): boolean => pairsOf(name).length > 0;

/** Renders pairs of colours with their measured contrast: in the mode, and where it is least of all 32. */
export function ContrastTable({ reference, mode, name }: ContrastTableProps) {
  const ratio = (pair: readonly string[], where: Mode) => {
    const [one = '', other = ''] = pair.map((part) => lookUp(reference.values, part, where));
    return contrast(one, other);
  };
  return (
    <Table dense stacked label={name ? `Contrast of ${name}` : 'Contrast of all pairs'}>
      <thead>
        <tr>
          <th scope="col">Pair</th>
          <th scope="col">{modeInWords(mode)}</th>
          <th scope="col">At least</th>
          <th scope="col">Least of 32</th>
        </tr>
      </thead>
      <tbody>
        {pairsOf(name).map(([foreground, ground, minimum]) => {
          const pair = [foreground, ground];
          const [least = mode] = everyMode.toSorted((a, b) => ratio(pair, a) - ratio(pair, b));
          return (
            <tr key={`${foreground} ${ground}`}>
              <th scope="row">
                <span style={{ display: 'flex' }}>
                  {pair.map((part) => (
                    <Sample key={part} name={part} value={lookUp(reference.values, part, mode)} />
                  ))}
                </span>
                <code>{`${foreground} on ${ground}`}</code>
              </th>
              <td>{`${ratio(pair, mode).toFixed(2)}:1`}</td>
              <td data-label="At least">{`${minimum}:1`}</td>
              <td data-label="Least of 32">{`${ratio(pair, least).toFixed(2)}:1 in ${modeInWords(least)}`}</td>
            </tr>
          );
        })}
      </tbody>
    </Table>
  );
}
