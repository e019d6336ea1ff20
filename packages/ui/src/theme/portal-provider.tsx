import { MantineProvider } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { type ColorScheme, cookieColorSchemeManager } from './color-scheme.ts';
import { theme } from './theme.ts';

export interface PortalProviderProps {
  readonly children: ReactNode;
  /** From the cookie (`colorSchemeOf`), the same on the server and in the browser. */
  readonly colorScheme?: ColorScheme;
  /** Of the document's content security policy; for the few components that must write a style element. */
  readonly nonce?: string;
}

/** The theme for everything below it. Renders on a server: touches neither window nor document while rendering. */
export function PortalProvider({ children, colorScheme = 'auto', nonce = '' }: PortalProviderProps) {
  const [colorSchemeManager] = useState(() => cookieColorSchemeManager(colorScheme));
  return (
    <MantineProvider
      theme={theme}
      defaultColorScheme={colorScheme}
      colorSchemeManager={colorSchemeManager}
      getStyleNonce={() => nonce}
      withCssVariables={false}
      withGlobalClasses={false}
    >
      {children}
    </MantineProvider>
  );
}
