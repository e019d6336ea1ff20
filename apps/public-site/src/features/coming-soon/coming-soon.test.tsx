import { closeSession, openSession } from '@portal/auth';
import { renderArea } from '@portal/platform/testing';
import { TestTheme } from '@portal/ui/testing';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { area } from '../../area.tsx';

it.each([
  ['/coming-soon', 'Admin', 'Admin feature coming soon'],
  ['/coming-soon', 'SuperAdmin', 'Admin feature coming soon'],
  ['/coming-soon', 'Individual', 'This is not open yet'],
  ['/coming-soon', 'Governor', 'This is not open yet'],
])('%s greets by initials and name, and says: %s, %s', async (path, role, message) => {
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

it('says nothing to a visitor who is on the way home', async () => {
  await closeSession();
  const { container, router } = await renderArea(area, '/coming-soon', {
    fetch: async () => Response.json({}),
    wrap: (children) => <TestTheme>{children}</TestTheme>,
  });

  await waitFor(() => expect(router.state.initialized).toBe(true));
  expect(container.textContent).toBe('');
});
