// @vitest-environment node
import { createMemoryRouter, RouterProvider } from '@portal/platform/router';
import { PortalProvider } from '@portal/ui';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { layoutMessages } from '../layout-messages.ts';
import { PublicLayout } from './public-layout.tsx';

it('the public layout renders on a server, for nobody in particular and without the drawer', async () => {
  await layoutMessages.load('en');
  const layout = (
    <PublicLayout onLogOut={() => {}}>
      <h1>The screen</h1>
    </PublicLayout>
  );
  const router = createMemoryRouter([{ path: '*', element: layout }]);

  const html = renderToString(
    <PortalProvider colorScheme="auto">
      <RouterProvider router={router} />
    </PortalProvider>,
  );

  expect(globalThis.window).toBeUndefined();
  expect(html).toContain('<h1>The screen</h1>');
  expect(html).toContain('Sign in');
  expect(html).not.toContain('role="dialog"');
});
