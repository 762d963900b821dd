import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { sandboxPort } from './ports.ts';

const folder = new URL('../docs/contract-coverage/', import.meta.url);

type Used = Record<string, Record<string, number[]>>;

/**
 * Asks the sandbox, when all journeys have ended, which operations answered with which status, and writes it down where `CONTRACT_COVERAGE` says
 * that all journeys ran. What no journey used and no reason is given for is named.
 */
export default async function recordContractUse(): Promise<void> {
  if (process.env.CONTRACT_COVERAGE !== 'write') return;
  const answer = await fetch(`http://localhost:${sandboxPort}/__sandbox/requests/used`);
  const { data }: { data: Used } = await answer.json();
  writeFileSync(new URL('used.json', folder), `${JSON.stringify(data, null, 2)}\n`);
  const reasons: Record<string, Record<string, string>> = JSON.parse(readFileSync(new URL('unused.json', folder), 'utf8'));
  const specs = new URL('../openapi/specs/', import.meta.url);
  for (const file of readdirSync(specs)) {
    const service = file.replace(/\.yaml$/, '');
    const operations = [...readFileSync(new URL(file, specs), 'utf8').matchAll(/operationId: (\w+)/g)].map(([, id = '']) => id);
    const unnamed = operations.filter((id) => !data[service]?.[id] && !reasons[service]?.[id]);
    if (unnamed.length > 0) console.warn(`No journey uses ${unnamed.join(', ')} of ${service}, and unused.json gives no reason.`);
  }
}
