import type { MantineColorSchemeManager } from '@mantine/core';
import { useMantineColorScheme } from '@mantine/core';

export type ColorScheme = 'light' | 'dark' | 'auto';

/** Remembers the visitor's choice. The server reads it and puts `data-mantine-color-scheme` on the first HTML unless it is `auto`. */
export const colorSchemeCookie = 'pay_kd_scheme';

/** The scheme chosen in a cookie header; the device's own when none was. */
export function colorSchemeOf(cookieHeader: string | undefined): ColorScheme {
  const value = new RegExp(`(?:^|;\\s*)${colorSchemeCookie}=([a-z]+)`).exec(cookieHeader ?? '')?.[1];
  return value === 'light' || value === 'dark' ? value : 'auto';
}

const oneYearSeconds = 31_536_000;

/** Keeps the choice in the cookie. Starts from what the server rendered with, so that hydration agrees. */
export function cookieColorSchemeManager(initial: ColorScheme): MantineColorSchemeManager {
  let current = initial;
  function remember(value: ColorScheme, maxAgeSeconds: number) {
    current = value;
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing on the older phones we serve, and the value is one of three words
    document.cookie = `${colorSchemeCookie}=${value}; path=/; max-age=${maxAgeSeconds}; samesite=lax`;
  }
  return {
    get: () => current,
    set: (value) => remember(value, oneYearSeconds),
    clear: () => remember('auto', 0),
    subscribe: () => {},
    unsubscribe: () => {},
  };
}

export function useColorScheme(): { readonly scheme: ColorScheme; readonly setScheme: (scheme: ColorScheme) => void } {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return { scheme: colorScheme, setScheme: setColorScheme };
}
