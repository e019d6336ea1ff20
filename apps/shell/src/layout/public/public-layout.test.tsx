import { closeSession, openSession } from '@portal/auth';
import type { Language, Role } from '@portal/contracts';
import { LanguageContext } from '@portal/platform';
import { createMemoryRouter, RouterProvider } from '@portal/platform/router';
import { TestTheme } from '@portal/ui/testing';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { layoutMessages } from '../layout-messages.ts';
import { PublicLayout, type PublicLayoutProps } from './public-layout.tsx';
import { drawerEntries, headerEntries } from './public-menu.ts';

async function open(language: Language = 'en', props: Partial<PublicLayoutProps> = {}, address = '/') {
  await layoutMessages.load(language);
  const layout = (
    <PublicLayout onLogOut={() => {}} {...props}>
      <h1>The screen</h1>
    </PublicLayout>
  );
  const router = createMemoryRouter([{ path: '*', element: layout }], { initialEntries: [address] });
  render(
    <LanguageContext value={language}>
      <TestTheme>
        <RouterProvider router={router} />
      </TestTheme>
    </LanguageContext>,
  );
}

function signIn(role: Role) {
  return openSession({ token: 'token', roles: [role], user: { email: 'amina@example.ng' } });
}

function linksOf(name: string) {
  const navigation = within(screen.getByRole('navigation', { name }));
  return navigation.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
}

afterEach(async () => {
  cleanup();
  await closeSession();
});

describe('an agent who acts for a client', () => {
  const client = { id: 'consent', name: 'Kasuwa Sample Traders', tpui: 'KD-0000-0412-01' };
  const bill = '/payment_summary_open?billReference=KD7Q4M2X9TBC1VWZ';
  afterEach(() => sessionStorage.clear());

  it('is told for whom where bills are paid, and nowhere else', async () => {
    sessionStorage.setItem('pay_kd_acting_for', JSON.stringify(client));
    await signIn('Agent');
    await open('en', {}, bill);
    expect(await screen.findByText('Kasuwa Sample Traders (KD-0000-0412-01)')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Myself' })).toBeDefined();
    cleanup();
    await open('en', {}, '/contact-us');
    expect(await screen.findByText('The screen')).toBeDefined();
    expect(screen.queryByText(/Kasuwa/)).toBeNull();
  });

  it('is nobody once the session is closed', async () => {
    await open('en', {}, bill);
    sessionStorage.setItem('pay_kd_acting_for', JSON.stringify(client));
    cleanup();
    await open('en', {}, bill);
    expect(await screen.findByText('The screen')).toBeDefined();
    expect(screen.queryByText(/Kasuwa/)).toBeNull();
  });
});

describe('public header', () => {
  it('has the specified links, Sign in and Register', async () => {
    await open();

    expect(linksOf('Main')).toEqual([
      ['Home', '/'],
      ['About us', '/about-us'],
      ['E-services', '/e-services'],
      ['ConsultConnect', '/consult-connect'],
      ['Agent Network', '/agent-network'],
      ['Contact us', '/contact-us'],
    ]);
    expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/?a=login');
    expect(screen.getByRole('link', { name: 'Register' }).getAttribute('href')).toBe('/?a=register');
  });

  it.each([
    ['Individual', '/user/dashboard'],
    ['Governor', '/gov-dashboard'],
    ['Expert System', '/expert-system/invoice-reports'],
    ['MDA User', '/mda'],
    ['SuperAdmin', '/admin'],
  ] as const)('shows %s the way to their dashboard, and Logout', async (role, dashboard) => {
    const logOut = vi.fn();
    await signIn(role);
    await open('en', { onLogOut: logOut });

    await userEvent.click(screen.getByRole('button', { name: 'Logout' }));

    expect(screen.getByRole('link', { name: 'Dashboard' }).getAttribute('href')).toBe(dashboard);
    expect(logOut).toHaveBeenCalledOnce();
  });

  it('leaves its navigation out where the screen asks for that', async () => {
    await open('en', { hideNavigation: true });

    expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Open the menu' })).toBeNull();
  });

  it('speaks Hausa', async () => {
    await open('ha');

    expect(linksOf('Babba').map(([text]) => text)).toContain('Tuntuɓe mu');
  });
});

describe('public drawer', () => {
  it('is titled Menu and has the specified entries, with the children of Tax Trails below it', async () => {
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Open the menu' }));
    const drawer = await screen.findByRole('dialog', { name: 'Menu' });
    await userEvent.click(within(drawer).getByRole('button', { name: 'Show what belongs to Tax Trails' }));

    expect(linksOf('Menu')).toEqual([
      ['Home', '/'],
      ['About Us', '/about-us'],
      ['Contact Us', '/contact-us'],
      ['Tax Trails', '/tax-trails'],
      ['MVA Kaduna', '/tax-trails/mva-kaduna'],
      ['MDA Collection', '/tax-trails/mda-collection'],
      ['Withholding Tax', '/tax-trails/witholding'],
      ['Education', '/tax-trails/education'],
      ['Transportation', '/tax-trails/transportation'],
      ['WhatsApp Pay', '/tax-trails/whatsapp-pay'],
      ['Tax Benefit', '/tax-trails/tax-benefit'],
      ['Mining', '/tax-trails/mining'],
      ['PAYE Manager', '/tax-trails/paye-manager'],
      ['Development Levy', '/tax-trails/development-levy'],
      ['Consumption Tax', '/tax-trails/consumption-tax'],
      ['Business Premises & Trade Fees', '/tax-trails/business-premises-trade-fees'],
      ['What we Offer', '/what-we-offer'],
      ['Stamp Duty & Capital Gains Tax', '/stamp-duty-capital-gain-tax'],
      ['Tax Benefits', '/tax-benefits'],
      ['Communication Infrastructure Assessment Portal', '/communication-infrastructure-assessment-portal'],
      ['Gallery', '/gallery'],
      ['News', '/news'],
      ['E-Services', '/e-services'],
      ['Tax Calculator', '/tax-calculator'],
      ['FAQ', '/faq'],
    ]);
  });

  it('closes when an entry is followed and by its named close button', async () => {
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Open the menu' }));
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('link', { name: 'FAQ' }));
    expect(screen.queryByRole('dialog')).toBeNull();

    await userEvent.click(screen.getByRole('button', { name: 'Open the menu' }));
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('public footer', () => {
  it('leads where only the header leads, which a phone does not show', async () => {
    await open();
    const inDrawer = drawerEntries.map(({ to }) => to);
    const onlyInHeader = headerEntries.map(({ to }) => to).filter((to) => !inDrawer.includes(to));
    expect(onlyInHeader).not.toEqual([]);
    expect(linksOf('About this service').map(([, to]) => to)).toEqual(expect.arrayContaining(onlyInHeader));
  });

  it('leads to the state of the service', async () => {
    await open();
    expect(linksOf('About this service')).toContainEqual(['Service status', '/status']);
  });

  it('carries the copyright, what is done for data and cards, and that this is a demonstration', async () => {
    await open();
    const footer = within(screen.getByRole('contentinfo'));

    expect(footer.getByText(/© 2025 Kaduna State Internal Revenue Service/)).toBeDefined();
    expect(footer.getByText('Data protection')).toBeDefined();
    expect(footer.getByText('Card security')).toBeDefined();
    expect(footer.getByText(/This is a demonstration/)).toBeDefined();
  });
});
