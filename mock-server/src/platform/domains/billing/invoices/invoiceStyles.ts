import { brandColours, brandFaces, brandRadii, type Realm } from '../../../database/realms.ts';

/** What stands for a face of headings where the reader does not have it: an invoice is one file and carries none. */
const similarFace = { 'Bricolage Grotesque': 'Inter', Fraunces: 'Georgia' } as const;

/** Returns the styles of a realm's invoice. It is paper: light in every scheme, and nothing that matters is a background, which printers leave out. */
export function invoiceStyles(realm: Realm): string {
  const { bar, onLight } = brandColours[realm];
  const face = brandFaces[realm];
  return `
:root { color-scheme: light }
@page { margin: 18mm }
body { font: 16px/1.5 Inter, system-ui, sans-serif; max-width: 44rem; margin: 0 auto; padding: 3rem 1.25rem; background: #fff; color: #1b1d2a; overflow-wrap: break-word }
header { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 0.75rem 2rem; padding-bottom: 1.25rem; border-bottom: 4px solid ${bar} }
header svg { display: block; max-width: 100% }
.status { margin: 0; padding: 0.125rem 0.875rem; border: 1px solid ${onLight}; border-radius: ${brandRadii[realm].button}; color: ${onLight}; font-weight: 600 }
h1 { margin: 2rem 0 1.25rem; color: ${bar}; font: 650 1.75rem/1.25 '${face}', ${similarFace[face]}, system-ui, sans-serif }
table { width: 100%; border-collapse: collapse }
th { text-align: start; vertical-align: top; padding: 0.25rem 1.5rem 0.25rem 0; font-weight: 600 }
td { vertical-align: top; padding: 0.25rem 0; white-space: pre-line }
.facts th { width: 10rem; color: #565a70 }
.amounts { margin: 2rem 0 1rem }
.amounts th { font-weight: 400 }
.amounts th, .amounts td { padding-block: 0.625rem; border-top: 1px solid #c9ccdb }
.amounts td { text-align: end; white-space: nowrap; font-variant-numeric: tabular-nums }
.amounts .total > * { border-top: 2px solid ${bar}; font-weight: 700; font-size: 1.125rem }
tr { break-inside: avoid }
@media print { body { max-width: none; padding: 0 } }
`;
}
