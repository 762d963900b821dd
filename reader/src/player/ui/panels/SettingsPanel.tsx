import { styled } from '@mui/material/styles';
import { RateSlider, Switch, token } from '@realmkit/design-system';
import { useTranslation } from 'react-i18next';
import type { ReaderProps } from '../../ReaderProps.ts';
import type { Reader } from '../../reader/Reader.ts';
import { LookSettings } from '../look/LookSettings.tsx';
import { useSettings, useStateOf } from '../useReader.ts';
import { ListeningSettings } from './ListeningSettings.tsx';

const Section = styled('section')({
  display: 'grid',
  gap: token('space.200'),
  minWidth: 0,
  marginBlockEnd: token('space.300'),
  '& > h3': { margin: 0, fontSize: token('font.size.body'), fontWeight: token('font.weight.strong') },
});

/** Switches stand closer together than groups. */
const Switches = styled('div')({ display: 'grid' });

interface SettingsPanelProps {
  readonly reader: Reader;
  readonly props: ReaderProps;
}

/** Shows the reading and listening settings, which are stored for every book in this browser. */
export function SettingsPanel({ reader, props }: SettingsPanelProps) {
  const { t } = useTranslation('reader');
  const { settings } = reader;
  const values = useSettings(settings);
  const { publication, narrations, languages, readAloud } = useStateOf(reader.state, 'publication', 'narrations', 'languages', 'readAloud');
  const isHeard = narrations.length > 0 || readAloud?.hasVoice === true;
  const toggle = (name: 'highlightActive' | 'autoPageTurnActive' | 'pictureInPicture' | 'keyCommands', label: string) => (
    <Switch label={label} checked={values[name]} onChange={(checked) => settings.change({ [name]: checked })} />
  );
  return (
    <>
      <Section>
        <h3>{t(($) => $.settings.appearance)}</h3>
        <LookSettings
          settings={settings}
          props={props}
          direction={publication?.direction ?? 'ltr'}
          hasText={publication?.items.some(({ layout }) => layout === 'reflowable') ?? true}
        />
      </Section>
      {isHeard || readAloud ? (
        <Section>
          <h3>{t(($) => $.settings.listening)}</h3>
          {isHeard ? (
            <>
              <RateSlider
                label={t(($) => $.narration.rate)}
                value={values.playbackRate}
                locale={props.locale}
                onChange={(playbackRate) => settings.change({ playbackRate })}
              />
              <Switches>
                {toggle(
                  'highlightActive',
                  t(($) => $.settings.highlight),
                )}
                {toggle(
                  'autoPageTurnActive',
                  t(($) => $.settings.autoPageTurn),
                )}
                {languages.pictureInPicture.length > 0
                  ? toggle(
                      'pictureInPicture',
                      t(($) => $.settings.pictureInPicture),
                    )
                  : null}
              </Switches>
            </>
          ) : null}
          <ListeningSettings reader={reader} locale={props.locale} />
        </Section>
      ) : null}
      <Section>
        <h3>{t(($) => $.toolbar.help)}</h3>
        {toggle(
          'keyCommands',
          t(($) => $.settings.keys),
        )}
      </Section>
    </>
  );
}
