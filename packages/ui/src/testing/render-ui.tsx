import { LanguageContext } from '@portal/platform';
import { createMemoryRouter, RouterProvider } from '@portal/platform/router';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { TestTheme } from './test-theme.tsx';

/** Renders components of this package at a path, in a language. */
export function renderUi(children: ReactNode, { path = '/', language = 'en' as 'en' | 'ha' } = {}) {
  const router = createMemoryRouter([{ path: '*', element: children }], { initialEntries: [path] });
  return render(
    <LanguageContext value={language}>
      <TestTheme>
        <RouterProvider router={router} />
      </TestTheme>
    </LanguageContext>,
  );
}
