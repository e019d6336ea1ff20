/** What the visitor chose; `auto` follows the device. */
export const colorSchemes = ['light', 'dark', 'auto'] as const;
export type ColorScheme = (typeof colorSchemes)[number];

/** Remembers the choice; read before the first paint, so that a dark page never flashes white. */
export const colorSchemeCookie = 'pay_kd_scheme';

/** The colour scheme asked for by a cookie header; the device's when none is. */
export function colorSchemeOf(cookieHeader: string | undefined): ColorScheme {
  const value = new RegExp(`(?:^|;\\s*)${colorSchemeCookie}=([a-z]+)`).exec(cookieHeader ?? '')?.[1];
  return colorSchemes.find((scheme) => scheme === value) ?? 'auto';
}
