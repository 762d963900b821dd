import { styled } from '@mui/material/styles';
import { token } from '@realmkit/design-system';
import { useTranslation } from 'react-i18next';
import type { AccessibilityMetadata } from '../../publication/accessibilityMetadata.ts';

const Group = styled('section')({
  marginBlockEnd: token('space.150'),
  '& > h4': { margin: 0, fontSize: token('font.size.caption'), fontWeight: token('font.weight.medium'), color: token('color.text.muted') },
  '& > ul': { margin: 0, paddingInlineStart: token('space.250') },
  '& > p': { margin: `0 0 ${token('space.050')}` },
});
const Source = styled('p')({ margin: `0 0 ${token('space.100')}`, color: token('color.text.muted') });

interface StatementsProps {
  readonly title: string;
  readonly statements: readonly string[];
  /** The language of the statements, if they are the book's own words. */
  readonly lang?: string | undefined;
}

function Statements({ title, statements, lang }: StatementsProps) {
  const { t } = useTranslation('reader');
  return (
    <Group>
      <h4>{title}</h4>
      {statements.length > 1 ? (
        <ul lang={lang}>
          {statements.map((statement) => (
            <li key={statement}>{statement}</li>
          ))}
        </ul>
      ) : (
        <p lang={statements.length > 0 ? lang : undefined}>{statements[0] ?? t(($) => $.about.noInformation)}</p>
      )}
    </Group>
  );
}

interface AccessibilityStatementsProps {
  readonly accessibility: AccessibilityMetadata;
  /** The language of the book. */
  readonly lang: string | undefined;
}

/** Puts the accessibility metadata of a book into words, in the order of the W3C's Accessibility Metadata Display Guide 2.0. */
export function AccessibilityStatements({ accessibility, lang }: AccessibilityStatementsProps) {
  const { t } = useTranslation('reader');
  const { conformance, certifiedBy, credential, report } = accessibility;
  const conforms = () => {
    if (conformance === undefined) return [];
    if (typeof conformance === 'string') return [t(($) => $.about.otherStandard, { standard: conformance })];
    return [t(($) => $.about.level[conformance.level]), t(($) => $.about.standard, { ...conformance })];
  };
  return (
    <>
      <Source>{t(($) => $.about.fromPublisher)}</Source>
      <Statements
        title={t(($) => $.about.ways)}
        statements={[
          t(($) => $.about.appearance[accessibility.appearance]),
          t(($) => $.about.nonvisual[accessibility.nonvisual]),
          ...(accessibility.hasTextAlternatives ? [t(($) => $.about.textAlternatives)] : []),
          t(($) => $.about.recording[accessibility.recording]),
        ]}
      />
      <Statements
        title={t(($) => $.about.conformance)}
        statements={[
          ...conforms(),
          ...(certifiedBy ? [t(($) => $.about.certifiedBy, { name: certifiedBy })] : []),
          ...(credential ? [t(($) => $.about.credential, { credential })] : []),
          ...(report ? [t(($) => $.about.report, { report })] : []),
        ]}
      />
      <Statements
        title={t(($) => $.about.navigation)}
        statements={accessibility.navigation.map((name) => t(($) => $.about.navigationBy[name]))}
      />
      <Statements
        title={t(($) => $.about.richContent)}
        statements={accessibility.richContent.map((name) => t(($) => $.about.rich[name]))}
      />
      <Statements title={t(($) => $.about.hazards)} statements={accessibility.hazards.map((name) => t(($) => $.about.hazard[name]))} />
      <Statements title={t(($) => $.about.summary)} statements={accessibility.summary} lang={lang} />
      <Statements title={t(($) => $.about.legal)} statements={accessibility.isExempt ? [t(($) => $.about.exempt)] : []} />
      {accessibility.more.length > 0 ? (
        <Statements title={t(($) => $.about.more)} statements={accessibility.more.map((name) => t(($) => $.about.feature[name]))} />
      ) : null}
    </>
  );
}
