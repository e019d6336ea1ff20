import { defineArea } from '@portal/platform';
import { renderArea } from '@portal/platform/testing';
import { TestTheme } from '@portal/ui/testing';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openSession } from '../session/session-store.ts';
import { ComingSoon } from './coming-soon.tsx';

const area = defineArea({
  id: 'admin',
  navigation: [],
  routes: [{ path: '*', element: <ComingSoon /> }],
  loadMessages: async () => {},
});

it.each([
  ['SuperAdmin', '/sadmin', 'Super admin feature coming soon'],
  ['Administrator', '/coming-soon', 'Admin feature coming soon'],
  ['MDA User', '/coming-soon', 'This is not open yet'],
])('greets %s at %s by initials and name, and says: %s', async (role, path, message) => {
  await openSession({
    token: 't',
    roles: [role],
    user: { email: 'amina@example.ng', firstName: 'Amina', lastName: 'Bello' },
  });
  await renderArea(area, path, {
    fetch: async () => Response.json({}),
    wrap: (children) => <TestTheme>{children}</TestTheme>,
  });

  expect(await screen.findByRole('heading', { level: 1, name: 'Hello AB, Amina Bello' })).toBeDefined();
  expect(screen.getByText(message)).toBeDefined();
});
