import { openSession } from '@portal/auth';
import type { Role } from '@portal/contracts';
import { renderArea } from '@portal/platform/testing';
import { TestTheme } from '@portal/ui/testing';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { area } from '../../area.tsx';

async function open(role: Role, language: 'en' | 'ha' = 'en') {
  await openSession({ token: 't', roles: [role], user: { email: 'amina@example.ng' } });
  await renderArea(area, '/user/e-services', {
    language,
    fetch: async () => Response.error(),
    wrap: (children) => <TestTheme>{children}</TestTheme>,
  });
  await screen.findByRole('heading', { level: 1 });
}
const ways = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

describe('E-Services', () => {
  it('leads to all that can be done', async () => {
    await open('Individual');
    expect(ways()).toEqual([
      '/user/generate-invoice',
      '/user/paye-manager',
      '/user/etcc',
      '/user/cases',
      '/user/withholding',
      '/user/returns',
      '/user/returns/calendar',
      '/user/penalties',
      '/user/invoices?status=expired',
      '/user/payment-history/refunds',
      '/tax-calculator',
      '/consult-connect',
      '/communication-infrastructure-assessment-portal',
      '/user/settings',
      '/user/clients',
      '/receipt-verification',
    ]);
    expect(screen.getByRole('link', { name: 'Tax clearance certificate (eTCC)' })).toBeDefined();
  });

  it('shows agents the way to their registration', async () => {
    await open('Agent');
    expect(ways()).toContain('/uploads');
  });

  it('speaks Hausa', async () => {
    await open('Individual', 'ha');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Ayyukan intanet');
  });
});
