import { type ColorScheme, IconButton, type IconName, useColorScheme } from '@portal/ui';
import { layoutMessages } from '../layout-messages.ts';

const next: Readonly<Record<ColorScheme, ColorScheme>> = { auto: 'light', light: 'dark', dark: 'auto' };
const icons: Readonly<Record<ColorScheme, IconName>> = { auto: 'device', light: 'sun', dark: 'moon' };

/** Goes round: as the device, light, dark. */
export function ColorSchemeSwitch() {
  const messages = layoutMessages.useMessages();
  const { scheme, setScheme } = useColorScheme();
  const words: Readonly<Record<ColorScheme, string>> = {
    auto: messages.coloursDevice,
    light: messages.coloursLight,
    dark: messages.coloursDark,
  };
  return (
    <IconButton
      icon={icons[scheme]}
      label={`${messages.colours}: ${words[scheme]}`}
      onClick={() => setScheme(next[scheme])}
    />
  );
}
