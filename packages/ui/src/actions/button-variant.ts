/** One primary action per screen; the rest is secondary or quiet. Danger is for what cannot be taken back. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';

export const buttonLooks = {
  primary: { variant: 'filled', color: 'green' },
  secondary: { variant: 'default', color: 'green' },
  quiet: { variant: 'subtle', color: 'green' },
  danger: { variant: 'filled', color: 'red' },
} as const satisfies Record<ButtonVariant, { variant: string; color: string }>;
