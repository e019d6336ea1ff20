import { defineArea } from '@portal/platform';
import { renderArea } from '@portal/platform/testing';
import { TestTheme } from '@portal/ui/testing';
import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { restoreSession } from '../session/session-store.ts';
import { answering } from '../testing/answers.ts';
import { StaffLogin } from './staff-login.tsx';

afterEach(() => vi.unstubAllGlobals());

it('says before the password that a connection without encryption keeps nobody beyond the tab', async () => {
  vi.stubGlobal('crypto', {});
  await restoreSession();
  const area = defineArea({
    id: 'admin',
    navigation: [],
    routes: [{ path: '/admin-auth', element: <StaffLogin door="admin" title={{ en: 'Admin', ha: 'Admin' }} /> }],
    loadMessages: async () => {},
  });
  await renderArea(area, '/admin-auth', {
    fetch: answering({}).fetch,
    wrap: (children) => <TestTheme>{children}</TestTheme>,
  });
  expect(await screen.findByText(/keeps you signed in for this tab only/)).toBeDefined();
});
