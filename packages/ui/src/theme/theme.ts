import { createTheme, defaultVariantColorsResolver, type MantineColorsTuple } from '@mantine/core';

const green: MantineColorsTuple = [
  '#e4f1ea',
  '#c6e2d3',
  '#9dceb5',
  '#6fb894',
  '#4cc38a',
  '#2e8b62',
  '#187a52',
  '#0e6b45',
  '#0a5537',
  '#063f28',
];

const red: MantineColorsTuple = [
  '#fbe9e7',
  '#f6cfca',
  '#eda69e',
  '#ff9b90',
  '#ff8f84',
  '#d34a3e',
  '#c23328',
  '#b42318',
  '#8f1c13',
  '#6b140d',
];

/**
 * What Mantine's components must be told in script. Colours and measures are CSS variables in `tokens.css`, so that the page
 * is right before any script runs and needs no style element of its own.
 */
export const theme = createTheme({
  primaryColor: 'green',
  primaryShade: { light: 7, dark: 4 },
  colors: { green, red },
  autoContrast: true,
  respectReducedMotion: true,
  defaultRadius: 'md',
  cursorType: 'pointer',
  variantColorResolver(input) {
    const danger = input.color === 'red';
    const fill = danger ? 'danger' : 'primary';
    if (input.variant === 'filled') {
      return {
        background: `var(--ui-${fill})`,
        hover: `var(--ui-${fill}-hover)`,
        color: `var(--ui-on-${fill})`,
        border: '1px solid transparent',
      };
    }
    if (input.variant === 'subtle') {
      return {
        background: 'transparent',
        hover: `var(--ui-${danger ? 'danger' : 'good'}-tint)`,
        color: `var(--ui-${danger ? 'danger' : 'good'}-ink)`,
        border: '1px solid transparent',
      };
    }
    return defaultVariantColorsResolver(input);
  },
  components: {
    Button: { defaultProps: { size: 'md' } },
    TextInput: { defaultProps: { size: 'md' } },
    Textarea: { defaultProps: { size: 'md' } },
    PasswordInput: { defaultProps: { size: 'md' } },
    NativeSelect: { defaultProps: { size: 'md' } },
    Checkbox: { defaultProps: { size: 'md' } },
  },
});
