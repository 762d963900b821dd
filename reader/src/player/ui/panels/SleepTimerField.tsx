import { SelectField } from '@realmkit/design-system';
import { useTranslation } from 'react-i18next';
import { sleepChoices } from '../../reader/narration/SleepState.ts';
import type { Reader } from '../../reader/Reader.ts';
import { formatMinutes } from '../formatMinutes.ts';
import { useStateOf } from '../useReader.ts';

/** Lets the user choose after which time the book pauses by itself; the remaining time is announced when the timer starts. */
export function SleepTimerField({ reader, locale }: { readonly reader: Pick<Reader, 'state' | 'sleepTimer'>; readonly locale: string }) {
  const { t } = useTranslation('reader');
  const { sleep } = useStateOf(reader.state, 'sleep');
  const choice = sleep?.choice;
  const remaining = () => {
    if (choice === undefined) return undefined;
    return sleep?.minutesLeft === undefined
      ? t(($) => $.readAloud.sleepAtChapter)
      : t(($) => $.readAloud.sleepIn, { time: formatMinutes(sleep.minutesLeft, locale, 'long') });
  };
  return (
    <SelectField
      label={t(($) => $.readAloud.sleep)}
      options={[
        { value: '', label: t(($) => $.readAloud.sleepOff) },
        ...sleepChoices.map((one) => ({
          value: String(one),
          label: one === 'chapter' ? t(($) => $.readAloud.sleepChapter) : formatMinutes(one, locale, 'long'),
        })),
      ]}
      value={choice === undefined ? '' : String(choice)}
      onChange={(value) => reader.sleepTimer.choose(sleepChoices.find((one) => String(one) === value))}
      helperText={remaining()}
    />
  );
}
