import BrightnessAutoIcon from '@mui/icons-material/BrightnessAuto';
import DarkModeIcon from '@mui/icons-material/DarkMode';
import LightModeIcon from '@mui/icons-material/LightMode';
import { type SchemeChoice, schemeChoices } from '../../scheme/schemeChoice.ts';
import { useScheme } from '../../scheme/useScheme.ts';
import { SegmentedControl } from '../SegmentedControl/SegmentedControl.tsx';

interface SchemePickerProps {
  label: string;
  options: Readonly<Record<SchemeChoice, string>>;
  compact?: boolean;
}

const icons = { light: LightModeIcon, dark: DarkModeIcon, system: BrightnessAutoIcon };

/** Renders the choice of light, dark or system scheme; needs a `RealmProvider`. */
export function SchemePicker({ label, options, compact = false }: SchemePickerProps) {
  const { choice, choose } = useScheme();
  const segments = schemeChoices.map((value) => {
    const Icon = icons[value];
    return { value, label: options[value], icon: <Icon fontSize="small" aria-hidden /> };
  });
  return <SegmentedControl label={label} options={segments} value={choice} onChange={choose} compact={compact} />;
}
