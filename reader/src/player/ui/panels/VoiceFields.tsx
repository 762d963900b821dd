import { styled } from '@mui/material/styles';
import { Button, SelectField, token } from '@realmkit/design-system';
import { useTranslation } from 'react-i18next';
import { languageKey, voiceFor, voicesFor } from '../../narration/voices.ts';
import type { ReadAloudState } from '../../read-aloud/ReadAloudState.ts';
import type { Reader } from '../../reader/Reader.ts';
import { nameOfLanguage } from '../nameOfLanguage.ts';
import { useSettings } from '../useReader.ts';

const Row = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: token('space.100'),
  alignItems: 'start',
  // The button stands beside the field, below the label.
  '& > button': { marginBlockStart: `calc(${token('font.size.label')} * ${token('font.lineHeight.compact')} + ${token('space.100')})` },
});
const Note = styled('p')({ margin: 0, fontSize: token('font.size.caption'), color: token('color.text.muted') });

interface VoiceFieldsProps {
  readonly reader: Reader;
  readonly readAloud: ReadAloudState;
  readonly locale: string;
}

/** Lets the user choose and try the voice of each language of the book, and says which languages have none. */
export function VoiceFields({ reader, readAloud: { languages, voices }, locale }: VoiceFieldsProps) {
  const { t } = useTranslation('reader');
  const { voices: chosen } = useSettings(reader.settings);
  const fields = languages.map((language) => {
    const name = nameOfLanguage(languageKey(language) || language, locale);
    const found = voicesFor(voices, language);
    const current = voiceFor(voices, language, chosen);
    if (!current) return <p key={language}>{t(($) => $.readAloud.noVoice, { language: name })}</p>;
    return (
      <Row key={language}>
        <SelectField
          label={t(($) => $.readAloud.voice, { language: name })}
          options={found.map((voice) => ({ value: voice.voiceURI, label: voice.name, lang: voice.lang.replaceAll('_', '-') }))}
          value={current.voiceURI}
          onChange={(voiceURI) => reader.settings.change({ voices: { ...chosen, [languageKey(language)]: voiceURI } })}
        />
        <Button
          variant="outlined"
          aria-label={t(($) => $.readAloud.tryVoice, { voice: current.name })}
          onClick={() => reader.narration()?.voice?.tryVoice(language)}
        >
          {t(($) => $.readAloud.try)}
        </Button>
      </Row>
    );
  });
  return (
    <>
      {fields}
      <Note>{t(($) => $.readAloud.privacy)}</Note>
    </>
  );
}
