import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { theme } from '../theme/theme.ts';

/** The theme without transitions and portals, for tests: `renderArea(area, url, { wrap: (children) => <TestTheme>{children}</TestTheme> })`. */
export function TestTheme({ children }: { readonly children: ReactNode }) {
  return (
    <MantineProvider theme={theme} env="test" withCssVariables={false} withGlobalClasses={false}>
      {children}
    </MantineProvider>
  );
}
