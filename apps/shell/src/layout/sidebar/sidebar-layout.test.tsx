import { ApiClientContext, createApiClient } from '@portal/api-client';
import { closeSession, openSession } from '@portal/auth';
import type { Localized, Role } from '@portal/contracts';
import { type AreaId, areaPlaces, LanguageContext, type NavigationItem } from '@portal/platform';
import { QueryClient, QueryClientProvider } from '@portal/platform/query';
import { createMemoryRouter, RouterProvider } from '@portal/platform/router';
import { formatTypedDate } from '@portal/ui';
import { TestTheme } from '@portal/ui/testing';
import { noticesPage, refusedWith } from '@portal/workspace/testing';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { layoutMessages } from '../layout-messages.ts';
import { SidebarLayout } from './sidebar-layout.tsx';

const navigation: readonly NavigationItem[] = [
  { label: { en: 'Dashboard', ha: 'Allon bayani' }, to: '/admin', exact: true },
  {
    label: { en: 'Reports', ha: 'Rahotanni' },
    to: '/admin/invoice-reports',
    children: [{ label: { en: 'Invoice Reports', ha: 'Rahoton takardun biyan kuɗi' }, to: '/admin/invoice-reports' }],
  },
  { label: { en: 'CMS', ha: 'CMS' }, to: '/admin/cms', visibleTo: ['SuperAdmin'] },
];

interface Options {
  readonly area?: AreaId;
  readonly role?: Role;
  readonly path?: string;
  readonly language?: 'en' | 'ha';
  readonly onLogOut?: () => void;
  readonly hideNavigation?: true;
  readonly headerTitle?: Localized;
  readonly avatar?: string;
  readonly entries?: readonly NavigationItem[];
  /** What the network answers, by `GET /notices`. */
  readonly notices?: Readonly<Record<string, () => unknown>>;
}

async function open({
  area = 'admin',
  role = 'Admin',
  path = '/admin',
  language = 'en',
  onLogOut = () => {},
  hideNavigation,
  headerTitle,
  avatar,
  entries = navigation,
  notices = {},
}: Options = {}) {
  const sent: string[] = [];
  const place = areaPlaces.find(({ id }) => id === area);
  if (!place) throw new Error(`No area ${area}`);
  await layoutMessages.load(language);
  await openSession({
    token: 'token',
    roles: [role],
    user: { email: 'amina@example.ng', firstName: 'Amina', lastName: 'Bello', ...(avatar && { avatar }) },
  });
  const layout = (
    <SidebarLayout place={place} navigation={entries} onLogOut={onLogOut}>
      <h1>The screen</h1>
    </SidebarLayout>
  );
  const router = createMemoryRouter([{ path: '*', element: layout, handle: { hideNavigation, headerTitle } }], {
    initialEntries: [path],
  });
  const api = createApiClient({
    baseUrl: 'http://api.test',
    getToken: () => 'token',
    getLanguage: () => language,
    onSessionExpired: () => {},
    fetch: async (input, init) => {
      const { pathname, search } = new URL(String(input));
      const answer = notices[`${init?.method ?? 'GET'} ${pathname}`];
      sent.push(`${init?.method ?? 'GET'} ${pathname}${search}`);
      return answer ? Response.json(answer()) : refusedWith('service.unavailable');
    },
  });
  render(
    <LanguageContext value={language}>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <ApiClientContext value={api}>
          <TestTheme>
            <RouterProvider router={router} />
          </TestTheme>
        </ApiClientContext>
      </QueryClientProvider>
    </LanguageContext>,
  );
  return { sent, router };
}

const menu = () => within(screen.getByRole('navigation', { name: 'Area' }));

afterEach(async () => {
  cleanup();
  localStorage.clear();
  await closeSession();
});

/** The window, in CSS pixels. */
function wide(width: number): void {
  const { happyDOM } = window as unknown as { happyDOM: { setViewport: (to: { width: number }) => void } };
  happyDOM.setViewport({ width });
}
beforeEach(() => wide(1280));

describe('side menu', () => {
  it('hides from an Admin what only a SuperAdmin may see', async () => {
    await open({ role: 'Admin' });
    expect(menu().queryByRole('link', { name: 'CMS' })).toBeNull();
    cleanup();

    await open({ role: 'SuperAdmin' });
    expect(menu().getByRole('link', { name: 'CMS' })).toBeDefined();
  });

  it('ends with Log Out', async () => {
    const logOut = vi.fn();
    await open({ onLogOut: logOut });

    const entries = screen.getByRole('navigation', { name: 'Area' }).querySelectorAll('a, button');
    expect(entries[entries.length - 1]?.textContent).toBe('Log Out');
    await userEvent.click(menu().getByRole('button', { name: 'Log Out' }));
    expect(logOut).toHaveBeenCalledOnce();
  });

  it('unfolds a group on request, and by itself when the visited screen is in it', async () => {
    await open();
    expect(menu().queryByRole('link', { name: 'Invoice Reports' })).toBeNull();
    await userEvent.click(menu().getByRole('button', { name: 'Reports' }));
    expect(menu().getByRole('link', { name: 'Invoice Reports' })).toBeDefined();
    cleanup();

    await open({ path: '/admin/invoice-reports' });
    expect(menu().getByRole('link', { name: 'Invoice Reports' }).getAttribute('aria-current')).toBe('page');
    expect(menu().getByRole('link', { name: 'Dashboard' }).getAttribute('aria-current')).toBeNull();
  });

  it('starts collapsed on a tablet, where figures need the room', async () => {
    wide(1024);
    await open();
    expect(screen.getByRole('button', { name: 'Expand the menu' })).toBeDefined();
    expect(menu().getByRole('link', { name: 'Dashboard' })).toBeDefined();
  });

  it('starts collapsed for an MDA and open for everybody else', async () => {
    await open({ area: 'mda', role: 'MDA User' });
    expect(screen.getByRole('button', { name: 'Expand the menu' }).getAttribute('aria-expanded')).toBe('false');
    cleanup();

    await open();
    expect(screen.getByRole('button', { name: 'Collapse the menu' }).getAttribute('aria-expanded')).toBe('true');
  });

  it('is from then on as the person left it, in every area and after the page was loaded again', async () => {
    await open({ area: 'mda', role: 'MDA User' });
    await userEvent.click(screen.getByRole('button', { name: 'Expand the menu' }));
    cleanup();
    await open({ area: 'mda', role: 'MDA User' });
    await userEvent.click(screen.getByRole('button', { name: 'Collapse the menu' }));
    cleanup();

    await open();
    expect(screen.getByRole('button', { name: 'Expand the menu' })).toBeDefined();
  });

  it('is the same in a drawer, for phones', async () => {
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Open the menu' }));

    const drawer = within(await screen.findByRole('dialog', { name: 'Menu' }));
    expect(drawer.getByRole('link', { name: 'Dashboard' })).toBeDefined();
    expect(drawer.getByRole('button', { name: 'Log Out' })).toBeDefined();
  });

  it('speaks Hausa', async () => {
    await open({ language: 'ha' });

    const hausa = within(screen.getByRole('navigation', { name: 'Sashe' }));
    expect(hausa.getByRole('link', { name: 'Allon bayani' })).toBeDefined();
    expect(hausa.getByRole('button', { name: 'Fita' })).toBeDefined();
  });

  it('is left out where the screen asks for that', async () => {
    await open({ area: 'taxpayer', role: 'Individual', path: '/user/payment_summary', hideNavigation: true });

    expect(screen.queryByRole('navigation')).toBeNull();
  });
});

describe('the bar at the foot of phones', () => {
  const entries: readonly NavigationItem[] = [
    {
      label: { en: 'Payment History', ha: 'Tarihin biya' },
      short: { en: 'Payments', ha: 'Biya' },
      to: '/user/payment-history',
    },
    { label: { en: 'Profile', ha: 'Bayanana' }, to: '/user/settings', placement: 'secondary' },
  ];

  it('leads to the main screens, says which one this is, and is not there where there are none', async () => {
    await open({ area: 'taxpayer', role: 'Individual', path: '/user/payment-history/attempts', entries });
    const bar = within(screen.getByRole('navigation', { name: 'Main screens' }));
    expect(bar.getAllByRole('link').map((link) => link.textContent)).toEqual(['Payments']);
    expect(bar.getByRole('link').getAttribute('aria-current')).toBe('page');
    cleanup();
    await open();
    expect(screen.queryByRole('navigation', { name: 'Main screens' })).toBeNull();
  });
});

describe('area header', () => {
  it('says what the screen asks for, else the name of the area', async () => {
    await open({ role: 'SuperAdmin', path: '/sadmin', headerTitle: { en: 'Dashboard', ha: 'Allon bayani' } });
    expect(document.querySelector('.shell-area-title')?.textContent).toBe('Dashboard');
    cleanup();
    await open();
    expect(document.querySelector('.shell-area-title')?.textContent).toBe('Administration');
  });

  it('stands below the notice that this is a demonstration', async () => {
    await open();
    expect(
      screen.getByText('This is a demonstration. It collects no real taxes and takes no real money.'),
    ).toBeDefined();
  });

  it("shows today's date, the person and their first role, with Settings, Service Logs and Log Out", async () => {
    await open({ area: 'governor', role: 'Governor' });

    const account = screen.getByRole('button', { name: /Account: Amina Bello/ });
    expect(screen.getByText(formatTypedDate(Date.now()))).toBeDefined();
    expect(account.textContent).toBe('Account: Amina Bello Governor');

    await userEvent.click(account);
    expect(screen.getByRole('link', { name: 'Settings' }).getAttribute('href')).toBe('/gov-dashboard/settings');
    expect(screen.getByRole('link', { name: 'Service Logs' }).getAttribute('href')).toBe('/gov-dashboard/logs');
    expect(screen.getAllByRole('button', { name: 'Log Out' })).toHaveLength(2);
  });

  it('shows the person’s picture, and their initials when it cannot be had', async () => {
    await open({ avatar: '/api/v1/pictures/of-amina' });
    const picture = document.querySelector<HTMLImageElement>('img.shell-avatar');
    expect(picture?.getAttribute('src')).toBe('/api/v1/pictures/of-amina');
    if (picture) fireEvent.error(picture);
    expect(document.querySelector('.shell-avatar')?.getAttribute('data-initials')).toBe('AB');
  });

  it('closes its panels with Escape and gives the focus back', async () => {
    await open();
    const account = screen.getByRole('button', { name: /Account: Amina Bello/ });
    await userEvent.click(account);
    await userEvent.keyboard('{Escape}');

    expect(account.getAttribute('aria-expanded')).toBe('false');
    expect(document.activeElement).toBe(account);
  });

  it('says at the bell how many notices were not read, and shows the newest', async () => {
    let unread = 2;
    const { sent, router } = await open({
      notices: {
        'GET /notices/unread': () => ({ unread, isBounded: false }),
        'GET /notices': () => noticesPage([{ isRead: unread === 0 }, { kind: 'work.assigned', path: '/admin/work' }]),
        'POST /notices/readings': () => {
          unread = 0;
          return {};
        },
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Notifications, 2 unread' }));

    const panel = within(await screen.findByRole('region', { name: 'Notices' }));
    expect((await panel.findAllByRole('listitem')).length).toBe(2);
    expect(panel.getByRole('link', { name: 'See the whole inbox' }).getAttribute('href')).toBe('/admin/inbox');
    await userEvent.click(panel.getByRole('button', { name: 'Mark all read' }));
    expect(await screen.findByRole('button', { name: /^Notifications ?$/ })).toBeDefined();
    expect(sent).toContain('POST /notices/readings');

    await userEvent.click(panel.getByRole('link', { name: /A case is yours/ }));
    expect(router.state.location.pathname).toBe('/admin/work');
    expect(screen.queryByRole('region', { name: 'Notices' })).toBeNull();
  });

  it('has a bell without a number while that is not known, and says when nothing was told', async () => {
    await open({ notices: { 'GET /notices': () => noticesPage([]) } });
    await userEvent.click(await screen.findByRole('button', { name: /^Notifications ?$/, expanded: false }));

    expect(await screen.findByText('You have no notices')).toBeDefined();
  });
});
