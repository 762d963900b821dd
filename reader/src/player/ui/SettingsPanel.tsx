import { styled } from '@mui/material/styles';
import { RateSlider, type Scheme, SelectField, type SelectOption, token } from '@realmkit/design-system';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type SettingsStore, textSizes } from '../settings/settings.ts';
import { Toggle } from './Toggle.tsx';
import { useSettings } from './useReader.ts';

const Group = styled('fieldset')({
  display: 'grid',
  gap: '0.5rem',
  minWidth: 0,
  margin: '0 0 1.25rem',
  padding: 0,
  border: 0,
  '& > legend': { padding: 0, marginBlockEnd: '0.5rem', fontWeight: token('font.weight.strong') },
});

interface SettingsPanelProps {
  readonly settings: SettingsStore;
  /** BCP 47, for percentages. */
  readonly locale: string;
  /** The current scheme, by the user's choice or that of the host. */
  readonly scheme: Scheme;
  /** True if the book is narrated, or a voice of the device can read it. */
  readonly isNarrated: boolean;
  /** True if the book has sign-language video in a window. */
  readonly isSigned: boolean;
  /** The settings of listening that need an open book. */
  readonly listening: ReactNode;
}

const steps = (from: number, to: number, step: number): number[] =>
  Array.from({ length: Math.round((to - from) / step) + 1 }, (_, index) => Math.round((from + index * step) * 100) / 100);

/** Shows the reading and listening settings, which are stored for every book in this browser. */
export function SettingsPanel({ settings, locale, scheme, isNarrated, isSigned, listening }: SettingsPanelProps) {
  const { t } = useTranslation('reader');
  const values = useSettings(settings);
  const percent = new Intl.NumberFormat(locale, { style: 'percent' });
  const options = (list: readonly number[]): SelectOption[] =>
    list.map((value) => ({ value: String(value), label: percent.format(value) }));
  const toggle = (name: 'dyslexiaFont' | 'highlightActive' | 'autoPageTurnActive' | 'pictureInPicture' | 'keyCommands', label: string) => (
    <Toggle label={label} checked={values[name]} onChange={(checked) => settings.change({ [name]: checked })} />
  );
  return (
    <>
      <Group>
        <legend>{t(($) => $.settings.appearance)}</legend>
        <SelectField
          label={t(($) => $.settings.textSize)}
          options={options(steps(textSizes.least, textSizes.most, 0.1))}
          value={String(values.textSize)}
          onChange={(value) => settings.change({ textSize: Number(value) })}
        />
        <SelectField
          label={t(($) => $.settings.spacing)}
          options={options(steps(1, 2, 0.25))}
          value={String(values.spacing)}
          onChange={(value) => settings.change({ spacing: Number(value) })}
        />
        {toggle(
          'dyslexiaFont',
          t(($) => $.settings.dyslexiaFont),
        )}
        <Toggle
          label={t(($) => $.settings.darkTheme)}
          checked={scheme === 'dark'}
          onChange={(darkTheme) => settings.change({ darkTheme })}
        />
      </Group>
      {isNarrated || listening ? (
        <Group>
          <legend>{t(($) => $.settings.listening)}</legend>
          {isNarrated ? (
            <RateSlider
              label={t(($) => $.narration.rate)}
              value={values.playbackRate}
              locale={locale}
              onChange={(playbackRate) => settings.change({ playbackRate })}
            />
          ) : null}
          {isNarrated
            ? toggle(
                'highlightActive',
                t(($) => $.settings.highlight),
              )
            : null}
          {isNarrated
            ? toggle(
                'autoPageTurnActive',
                t(($) => $.settings.autoPageTurn),
              )
            : null}
          {isSigned
            ? toggle(
                'pictureInPicture',
                t(($) => $.settings.pictureInPicture),
              )
            : null}
          {listening}
        </Group>
      ) : null}
      <Group>
        <legend>{t(($) => $.toolbar.help)}</legend>
        {toggle(
          'keyCommands',
          t(($) => $.settings.keys),
        )}
      </Group>
    </>
  );
}
