import AddIcon from '@mui/icons-material/Add';
import RemoveIcon from '@mui/icons-material/Remove';
import TextDecreaseIcon from '@mui/icons-material/TextDecrease';
import TextIncreaseIcon from '@mui/icons-material/TextIncrease';
import { Button, SegmentedControl, Stepper, Switch } from '@realmkit/design-system';
import { useTranslation } from 'react-i18next';
import type { ReaderProps } from '../../ReaderProps.ts';
import { readingFontsUrl } from '../../reader/pageTheme.ts';
import { alignments, columnCounts, flows, hyphenations, initialLook, marginSizes, pageColourOf, steppedSize } from '../../settings/look.ts';
import type { SettingsStore } from '../../settings/settings.ts';
import { useSettings } from '../useReader.ts';
import { FacePicker } from './FacePicker.tsx';
import { lineChoiceOf, lineHeights, steppedSpacing } from './lines.ts';
import { PageColourPicker } from './PageColourPicker.tsx';

interface LookSettingsProps {
  readonly settings: SettingsStore;
  readonly props: Pick<ReaderProps, 'locale' | 'realm' | 'theme' | 'scheme' | 'fontsUrl'>;
  readonly direction: 'ltr' | 'rtl';
  /** False for a book of drawn pages alone, whose text cannot change. */
  readonly hasText: boolean;
}

/** Shows the settings of the look of the book, which changes at once. */
export function LookSettings({ settings, props, direction, hasText }: LookSettingsProps) {
  const { t } = useTranslation('reader');
  const values = useSettings(settings);
  const percent = new Intl.NumberFormat(props.locale, { style: 'percent' });
  const change = settings.change;
  const stepTo = (name: 'textSize' | 'spacing', next: number) => (next === values[name] ? undefined : () => change({ [name]: next }));
  const original = t(($) => $.look.original);
  const pageColour = pageColourOf(values, props.scheme);
  const colours = (
    <PageColourPicker realm={props.realm} theme={props.theme} value={pageColour} onChange={(chosen) => change({ pageColour: chosen })} />
  );
  const reset = <Button onClick={() => change(initialLook)}>{t(($) => $.look.reset)}</Button>;
  if (!hasText)
    return (
      <>
        <p style={{ margin: 0 }}>{t(($) => $.look.drawn)}</p>
        {colours}
        {reset}
      </>
    );
  const lineNames = { publisher: original, tight: t(($) => $.look.tight), medium: t(($) => $.look.medium), wide: t(($) => $.look.wide) };
  const marginNames = { narrow: t(($) => $.look.narrow), normal: t(($) => $.look.normal), wide: t(($) => $.look.broad) };
  const start = direction === 'rtl' ? t(($) => $.look.right) : t(($) => $.look.left);
  const alignmentNames = { publisher: original, start, justify: t(($) => $.look.justified) };
  const hyphenationNames = { publisher: original, on: t(($) => $.look.on), off: t(($) => $.look.off) };
  const columnNames = { auto: t(($) => $.look.automatic), 1: t(($) => $.look.one), 2: t(($) => $.look.two) };
  const flowNames = { publisher: original, paged: t(($) => $.look.paged), scrolled: t(($) => $.look.scrolled) };
  return (
    <>
      <Stepper
        label={t(($) => $.settings.textSize)}
        value={percent.format(values.textSize)}
        less={{
          label: t(($) => $.look.smaller),
          icon: <TextDecreaseIcon aria-hidden />,
          onStep: stepTo('textSize', steppedSize(values.textSize, -1)),
        }}
        more={{
          label: t(($) => $.look.larger),
          icon: <TextIncreaseIcon aria-hidden />,
          onStep: stepTo('textSize', steppedSize(values.textSize, 1)),
        }}
      />
      {colours}
      {pageColour === 'white' ? (
        <Switch
          label={t(($) => $.look.moreContrast)}
          checked={values.moreContrast ?? matchMedia('(prefers-contrast: more)').matches}
          onChange={(moreContrast) => change({ moreContrast })}
        />
      ) : null}
      <FacePicker fontsUrl={readingFontsUrl(props.fontsUrl)} value={values.face} onChange={(face) => change({ face })} />
      <SegmentedControl
        label={t(($) => $.look.lineHeight)}
        options={(['publisher', 'tight', 'medium', 'wide'] as const).map((value) => ({ value, label: lineNames[value] }))}
        value={lineChoiceOf(values.lineHeight)}
        onChange={(choice) => change({ lineHeight: lineHeights[choice] })}
      />
      <Stepper
        label={t(($) => $.look.spacing)}
        value={percent.format(values.spacing)}
        less={{
          label: t(($) => $.look.closer),
          icon: <RemoveIcon aria-hidden />,
          onStep: stepTo('spacing', steppedSpacing(values.spacing, -1)),
        }}
        more={{
          label: t(($) => $.look.further),
          icon: <AddIcon aria-hidden />,
          onStep: stepTo('spacing', steppedSpacing(values.spacing, 1)),
        }}
      />
      <SegmentedControl
        label={t(($) => $.look.margins)}
        options={marginSizes.map((value) => ({ value, label: marginNames[value] }))}
        value={values.margins}
        onChange={(margins) => change({ margins })}
      />
      <SegmentedControl
        label={t(($) => $.look.alignment)}
        options={alignments.map((value) => ({ value, label: alignmentNames[value] }))}
        value={values.alignment}
        onChange={(alignment) => change({ alignment })}
      />
      <SegmentedControl
        label={t(($) => $.look.hyphenation)}
        options={hyphenations.map((value) => ({ value, label: hyphenationNames[value] }))}
        value={values.hyphenation}
        onChange={(hyphenation) => change({ hyphenation })}
      />
      <SegmentedControl
        label={t(($) => $.look.flow)}
        options={flows.map((value) => ({ value, label: flowNames[value] }))}
        value={values.flow}
        onChange={(flow) => change({ flow })}
      />
      {values.flow === 'scrolled' ? null : (
        <SegmentedControl
          label={t(($) => $.look.columns)}
          options={columnCounts.map((count) => ({ value: String(count), label: columnNames[count] }))}
          value={String(values.columns)}
          onChange={(value) => change({ columns: columnCounts.find((count) => String(count) === value) ?? 'auto' })}
        />
      )}
      {reset}
    </>
  );
}
