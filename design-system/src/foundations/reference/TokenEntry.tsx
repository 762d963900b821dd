import { useState } from 'react';
import { cssVariable } from '../../tokens/cssVariable.ts';
import { token } from '../../tokens/token.ts';
import { ContrastTable, hasPartners } from './ContrastTable.tsx';
import { CopyText } from './CopyText.tsx';
import { Sample } from './Sample.tsx';
import { SideBySide } from './SideBySide.tsx';
import { lookUp, type Mode, type ReferenceToken, type TokenReference } from './TokenReference.ts';

interface TokenEntryProps {
  readonly reference: TokenReference;
  readonly entry: ReferenceToken;
  readonly mode: Mode;
  /** Opens it, and brings it into view. */
  readonly isAsked: boolean;
}

const indented = { marginInline: `${token('space.200')} 0` };

/** Returns what a script writes for a token: its custom property, or its plain value where media queries and book frames read none. */
const inTypeScript = (name: string): string =>
  /^(breakpoint|reading)\./.test(name) ? `tokenSet(realm, theme, scheme)['${name}']` : `token('${name}')`;

function Names({ names, mode, reference }: Pick<TokenEntryProps, 'reference' | 'mode'> & { readonly names: readonly string[] }) {
  return (
    <ol style={{ margin: 0, paddingInlineStart: token('space.300') }}>
      {names.map((name) => (
        <li key={name}>
          <code>{`${name} ${lookUp(reference.values, name, mode)}`}</code>
        </li>
      ))}
    </ol>
  );
}

function Facts({ reference, entry: { name, type, isPublic, replaces, uses, descriptions }, mode }: Omit<TokenEntryProps, 'isAsked'>) {
  const chain = lookUp(reference.chains, name, mode).split(' ').filter(Boolean);
  return (
    <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: token('space.200'), paddingBlock: token('space.200') }}>
      <p style={{ margin: 0 }}>{descriptions.join(' ')}</p>
      <dl style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: token('space.050'), margin: 0, overflowWrap: 'anywhere' }}>
        <dt>Value</dt>
        <dd style={indented}>
          <CopyText text={lookUp(reference.values, name, mode)} />
        </dd>
        {isPublic ? (
          <>
            <dt>CSS</dt>
            <dd style={indented}>
              {inTypeScript(name).startsWith('token(') ? <CopyText text={`var(${cssVariable(name)})`} /> : 'none: scripts read it'}
            </dd>
            <dt>TypeScript</dt>
            <dd style={indented}>
              <CopyText text={inTypeScript(name)} />
            </dd>
          </>
        ) : null}
        <dt>Type in DTCG</dt>
        <dd style={indented}>
          <code>{type}</code>
        </dd>
        <dt>Alias of</dt>
        <dd style={indented}>
          {chain.length > 0 ? <Names names={chain} mode={mode} reference={reference} /> : 'no other: it holds the value'}
        </dd>
        {replaces.length > 0 ? (
          <>
            <dt>Replaces</dt>
            <dd style={indented}>
              <code>{replaces.join(', ')}</code>
            </dd>
          </>
        ) : null}
      </dl>
      <SideBySide reference={reference} name={name} />
      {hasPartners(name) ? <ContrastTable reference={reference} mode={mode} name={name} /> : null}
      <div style={{ overflowWrap: 'anywhere' }}>
        <p>{uses.length === 1 ? 'Named by 1 file' : `Named by ${uses.length} files`}</p>
        <ul style={{ margin: 0, paddingInlineStart: token('space.300') }}>
          {uses.map((path) => (
            <li key={path}>
              <code>{path}</code>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** Renders a token with its sample and its value; opened, everything that is known about it. */
export function TokenEntry({ reference, entry, mode, isAsked }: TokenEntryProps) {
  const [isOpen, setOpen] = useState(isAsked);
  const value = lookUp(reference.values, entry.name, mode);
  return (
    <details
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      style={{
        borderBlockEnd: `${token('border.thin')} solid ${token('color.border.divider')}`,
        scrollMarginBlockStart: token('space.400'),
      }}
    >
      <summary
        translate="no"
        style={{
          display: 'grid',
          gridTemplateColumns: `clamp(${token('space.600')}, 15vw, ${token('space.1000')}) minmax(0, 1fr)`,
          alignItems: 'center',
          gap: token('space.200'),
          minHeight: token('size.target'),
          cursor: 'pointer',
          overflowWrap: 'anywhere',
        }}
        ref={(element) => {
          if (!isAsked) return;
          element?.scrollIntoView({ block: 'start' });
          element?.focus({ preventScroll: true });
        }}
      >
        <Sample name={entry.name} value={value} />
        <span style={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: token('space.200') }}>
          <code>{entry.name}</code>
          <code>{value}</code>
        </span>
      </summary>
      {isOpen ? <Facts {...{ reference, entry, mode }} /> : null}
    </details>
  );
}
