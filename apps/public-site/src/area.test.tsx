import { renderArea } from '@portal/platform/testing';
import { TestTheme } from '@portal/ui/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { area } from './area.tsx';

/** Spec §2.1, §2.2: header, drawer and the page of the upgrade. */
const informationalPaths = [
  '/about-us',
  '/e-services',
  '/consult-connect',
  '/agent-network',
  '/contact-us',
  '/tax-trails',
  '/tax-trails/mva-kaduna',
  '/tax-trails/mda-collection',
  '/tax-trails/witholding',
  '/tax-trails/education',
  '/tax-trails/transportation',
  '/tax-trails/whatsapp-pay',
  '/tax-trails/tax-benefit',
  '/tax-trails/mining',
  '/tax-trails/paye-manager',
  '/tax-trails/development-levy',
  '/tax-trails/consumption-tax',
  '/tax-trails/business-premises-trade-fees',
  '/what-we-offer',
  '/stamp-duty-capital-gain-tax',
  '/tax-benefits',
  '/communication-infrastructure-assessment-portal',
  '/gallery',
  '/news',
  '/tax-calculator',
  '/faq',
];

function open(url: string, language: 'en' | 'ha' = 'en') {
  return renderArea(area, url, {
    fetch: vi.fn<typeof globalThis.fetch>(),
    language,
    wrap: (children) => <TestTheme>{children}</TestTheme>,
  });
}

describe.each(informationalPaths)('%s', (path) => {
  it('is a page of its own in both languages, and leads only to pages that exist', async () => {
    await open(path);
    const english = (await screen.findByRole('heading', { level: 1 })).textContent;
    const further = within(screen.getByRole('navigation', { name: 'Where to go from here' }));
    const targets = further.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(english).not.toBe('');
    expect(targets.filter((target) => target !== '/' && !informationalPaths.includes(target ?? ''))).toEqual([]);

    cleanup();
    await open(path, 'ha');
    expect((await screen.findByRole('heading', { level: 1 })).textContent).not.toBe('');
    expect(screen.getByRole('navigation', { name: 'Inda za ka je daga nan' })).toBeDefined();
  });
});

describe('other paths', () => {
  it('the page of the upgrade says so', async () => {
    await open('/stay-tuned');

    expect(
      await screen.findByRole('heading', { name: 'We are upgrading this service for the people of the state' }),
    ).toBeDefined();
  });

  it.each(['/signup', '/auth/register/1'])(
    '%s says that it is not released yet and offers the way back',
    async (path) => {
      await open(path);

      expect(await screen.findByText('This screen is not released yet')).toBeDefined();
      expect(screen.getByRole('link', { name: 'Back to Homepage' }).getAttribute('href')).toBe('/');
    },
  );

  it('a path nobody knows leads home', async () => {
    const { router } = await open('/nowhere/at/all');

    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(router.state.initialized).toBe(true);
  });
});
