import { realms } from '../../realm/Realm.ts';
import { token } from '../../tokens/token.ts';
import { countryOf } from './modeWords.ts';
import { axesOf, lookUp, type Mode, type TokenReference } from './TokenReference.ts';

/** Renders the steps of a ramp as a strip, each with its number. */
function Strip({ reference, ramp, mode, label }: { reference: TokenReference; ramp: string; mode: Mode; label: string }) {
  const steps = reference.tokens.filter(({ name }) => name.startsWith(`${ramp}.`));
  return (
    <figure style={{ margin: 0 }}>
      <figcaption>{label}</figcaption>
      <ol style={{ display: 'flex', flexWrap: 'wrap', margin: 0, padding: 0, listStyle: 'none' }}>
        {steps.map(({ name }) => {
          const value = lookUp(reference.values, name, mode);
          return (
            <li key={name} style={{ width: token('size.topBar'), fontSize: token('font.size.caption') }}>
              <div style={{ height: token('space.400'), backgroundColor: value }} />
              <code>{name.split('.').at(-1)}</code>
              <br />
              <code>{value}</code>
            </li>
          );
        })}
      </ol>
    </figure>
  );
}

/** Renders the ramps: those of all realms, and the two of each realm side by side. */
export function Ramps({ reference, mode }: { readonly reference: TokenReference; readonly mode: Mode }) {
  const ramps = [...new Set(reference.tokens.flatMap(({ name }) => /^ramp\.\w+/.exec(name)?.[0] ?? []))];
  const strips = ramps.flatMap((ramp) =>
    axesOf(reference.values, `${ramp}.500`).includes('realm')
      ? realms.map((realm) => ({ ramp, mode: { ...mode, realm }, label: `${ramp}, ${countryOf(realm)}` }))
      : [{ ramp, mode, label: ramp }],
  );
  return (
    <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: token('space.200') }}>
      {strips.map((strip) => (
        <Strip key={strip.label} reference={reference} {...strip} />
      ))}
    </div>
  );
}
