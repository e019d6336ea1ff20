import { renderArea } from '@portal/platform/testing';
import { TestTheme } from '@portal/ui/testing';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { area } from '../area.tsx';

/** Screens on which somebody says who they are; who declares masts finds it where they send them. */
it.each([
  '/contact-us/message',
  '/consult-connect/details?topic=paye&mode=phone&at=2030-01-07T09:00:00.000Z',
  '/agent-network/apply',
  '/auth/register/1',
])('%s leads to what is stored about people', async (url) => {
  const fetch = vi.fn<typeof globalThis.fetch>(() => Promise.resolve(Response.json([])));
  await renderArea(area, url, { fetch, wrap: (children) => <TestTheme>{children}</TestTheme> });
  const link = await screen.findByRole('link', { name: 'What we store about you, and who sees it' });
  expect(link.getAttribute('href')).toBe('/privacy-notice');
});
