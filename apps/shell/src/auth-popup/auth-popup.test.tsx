import { closeSession, currentSession, openSession } from '@portal/auth';
import { type Area, defineArea } from '@portal/platform';
import { Outlet } from '@portal/platform/router';
import { renderArea } from '@portal/platform/testing';
import { TextLink, ToastArea } from '@portal/ui';
import { TestTheme } from '@portal/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AuthPopupHost } from './auth-popup-host.tsx';

const area = defineArea({
  id: 'public-site',
  navigation: [],
  routes: [
    {
      element: (
        <>
          <TextLink to="?a=login">Sign in</TextLink>
          <Outlet />
          <AuthPopupHost />
          <ToastArea />
        </>
      ),
      children: [{ path: '*', element: <h1>The screen</h1> }],
    },
  ],
  loadMessages: async () => {},
});

const open = (url: string, answer?: () => Response, language: 'en' | 'ha' = 'en') =>
  openArea(area, url, answer, language);

async function openArea(shown: Area, url: string, answer?: () => Response, language: 'en' | 'ha' = 'en') {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => answer?.() ?? Response.json({}));
  const { router } = await renderArea(shown, url, {
    fetch,
    language,
    wrap: (children) => <TestTheme>{children}</TestTheme>,
  });
  const sent = () => fetch.mock.calls.map(([input, init]) => [new URL(String(input)).pathname, init?.body]);
  return { fetch, sent, router, address: () => router.state.location.pathname + router.state.location.search };
}

const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const problem = (status: number, code: string, message: string) => () =>
  Response.json({ type: '', title: '', status, code, message }, { status });

beforeEach(closeSession);

describe('the popup', () => {
  it('is closed without `a`, and with a value nobody knows', async () => {
    await open('/about-us?a=wrong');

    expect(await screen.findByRole('heading', { name: 'The screen' })).toBeDefined();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('takes the focus when a link opens it and gives it back when Go back closes it, on the same page', async () => {
    const { address } = await open('/about-us');
    const link = await screen.findByRole('link', { name: 'Sign in' });

    await userEvent.click(link);
    const popup = await dialog('Sign into your account');
    await waitFor(() => expect(document.activeElement).toBe(popup.getByLabelText('Email')));
    await userEvent.click(popup.getByRole('button', { name: 'Go back' }));

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(address()).toBe('/about-us');
    await waitFor(() => expect(document.activeElement).toBe(link));
  });

  it('opens with the press, while the page behind it is still asking for its data', async () => {
    let loads = 0;
    const { router } = await openArea(
      defineArea({
        ...area,
        routes: [{ ...area.routes[0], loader: () => (loads++ === 0 ? null : new Promise(() => {})) }],
      }),
      '/about-us',
    );
    await userEvent.click(await screen.findByRole('link', { name: 'Sign in' }));

    const popup = await dialog('Sign into your account');
    await waitFor(() => expect(document.activeElement).toBe(popup.getByLabelText('Email')));
    expect(router.state.navigation.state).toBe('loading');
  });

  it('forgets what was typed when it is closed', async () => {
    await open('/about-us');
    const link = await screen.findByRole('link', { name: 'Sign in' });
    await userEvent.click(link);
    let popup = await dialog('Sign into your account');
    await userEvent.type(popup.getByLabelText('Password'), 'Kaduna-River-2026');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.querySelector<HTMLInputElement>('input[type=password]')?.value ?? '').toBe('');
    await userEvent.click(link);
    popup = await dialog('Sign into your account');
    expect(popup.getByLabelText<HTMLInputElement>('Password').value).toBe('');
  });

  it('is closed by Back, whichever of its faces it shows by then', async () => {
    const { address, router } = await open('/faq');
    await userEvent.click(await screen.findByRole('link', { name: 'Sign in' }));
    const popup = await dialog('Sign into your account');
    await userEvent.click(popup.getByRole('link', { name: 'Forgot password' }));
    await dialog('Forgot password');

    await router.navigate(-1);

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(address()).toBe('/faq');
  });

  it('that came with the address is closed by Escape; only what is its own leaves the query', async () => {
    const { address } = await open('/news?page=2&a=login&routeTo=%2Fuser');
    await dialog('Sign into your account');

    await userEvent.keyboard('{Escape}');

    await waitFor(() => expect(address()).toBe('/news?page=2'));
  });

  it('keeps the keyboard inside', async () => {
    await open('/?a=login');
    const element = await screen.findByRole('dialog', { name: 'Sign into your account' });

    for (let press = 0; press < 12; press += 1) {
      await userEvent.tab();
      expect(element.contains(document.activeElement)).toBe(true);
    }
  });
});

describe('login', () => {
  it('has the specified fields, links and texts', async () => {
    await open('/?a=login');
    const popup = await dialog('Sign into your account');

    expect(popup.getByLabelText('Email')).toBeDefined();
    expect(popup.getByLabelText('Password')).toBeDefined();
    expect(popup.getByRole('link', { name: 'Forgot password' }).getAttribute('href')).toBe('/?a=forgot-password');
    expect(popup.getByRole('link', { name: 'Register' }).getAttribute('href')).toBe('/?a=register');
    expect(popup.getByRole('button', { name: 'Login' })).toBeDefined();
    expect(popup.getByRole('button', { name: 'Go back' })).toBeDefined();
  });

  it.each([
    ['', '/user/dashboard', undefined],
    ['&routeTo=%2Fuser%2Finvoices', '/user/invoices', undefined],
    ['&routeTo=%2F%2Fevil.example', '/user/dashboard', undefined],
    ['&routeTo=mda-collections', '/', { modalState: true }],
  ])('through the public door with "%s" leads to %s', async (query, target, state) => {
    const user = {
      roles: ['Individual'],
      userRole: 'Individual',
      firstName: 'Amina',
      lastName: 'Bello',
      email: 'amina@example.ng',
      avatar: null,
      tpui: 'T1',
    };
    const times = {
      expiresAt: '2099-01-01T00:00:00.000Z',
      idleExpiresAt: '2098-01-01T00:00:00.000Z',
      now: new Date().toISOString(),
    };
    const answer = { outcome: 'signed-in', token: 't', user, landing: '/user/dashboard', ...times };
    const { address, sent, router } = await open(`/?a=login${query}`, () => Response.json(answer));
    const popup = await dialog('Sign into your account');

    await userEvent.type(popup.getByLabelText('Email'), 'amina@example.ng');
    await userEvent.type(popup.getByLabelText('Password'), 'secret{Enter}');

    await waitFor(() => expect(address()).toBe(target));
    expect(router.state.location.state).toEqual(state ?? null);
    expect(sent()).toEqual([
      ['/api/v1/sessions', JSON.stringify({ email: 'amina@example.ng', password: 'secret', door: 'public' })],
    ]);
    expect(currentSession()?.user).toEqual({
      email: 'amina@example.ng',
      firstName: 'Amina',
      lastName: 'Bello',
      tpui: 'T1',
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('somebody who is signed in goes on at once', async () => {
    await openSession({ token: 't', roles: ['Individual'], user: { email: 'a@b.ng' } });
    const { address } = await open('/?a=login');

    await waitFor(() => expect(address()).toBe('/user/dashboard'));
  });

  it('that is ready made and closed leads nobody away, nor from where signing in has led', async () => {
    await openSession({ token: 't', roles: ['Individual'], user: { email: 'a@b.ng' } });
    const { address, router } = await open('/?a=login&routeTo=mda-collections');
    await waitFor(() => expect(router.state.location.state).toEqual({ modalState: true }));
    expect(address()).toBe('/');

    await userEvent.hover(screen.getByRole('link', { name: 'Sign in' }));
    await waitFor(() => expect(document.querySelector('.auth-form')).not.toBeNull());
    await expect(waitFor(() => expect(address()).not.toBe('/'), { timeout: 500 })).rejects.toThrow();
  });
});

describe('register', () => {
  it('offers the four categories, the way to become an agent, Go back and Sign in', async () => {
    await open('/?a=register');
    const popup = await dialog('Choose an account category');

    const choices = popup.getAllByRole('listitem').map((item) => {
      const choice = within(item);
      return [
        choice.getByRole('heading').textContent,
        choice.getByRole('link', { name: 'Select' }).getAttribute('href'),
      ];
    });
    expect(choices).toEqual([
      ['Individual', '/auth/register/1'],
      ['Corporate', '/auth/register/2'],
      ['State Agency', '/auth/register/3'],
      ['Federal Agency', '/auth/register/4'],
    ]);
    expect(popup.getByRole('link', { name: 'Become an agent' }).getAttribute('href')).toBe('/agent-network');
    expect(popup.getByRole('button', { name: 'Go back' })).toBeDefined();
    expect(popup.getByText('Already have an account?', { exact: false }).textContent).toBe(
      'Already have an account? Sign in',
    );
    expect(popup.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/?a=login');
  });
});

describe('a forgotten password', () => {
  it('says what is wrong with the address and sends nothing', async () => {
    const { sent } = await open('/?a=forgot-password');
    const popup = await dialog('Forgot password');

    await userEvent.click(popup.getByRole('button', { name: 'Reset password' }));
    expect(popup.getByText('Email is required')).toBeDefined();
    await userEvent.type(popup.getByLabelText('Email'), 'amina{Enter}');

    expect(popup.getByText('Invalid email')).toBeDefined();
    expect(sent()).toEqual([]);
    expect(popup.getByRole('link', { name: 'Back to Login' }).getAttribute('href')).toBe('/?a=login');
    expect(popup.getByRole('link', { name: 'Register' }).getAttribute('href')).toBe('/?a=register');
  });

  it('leads to the notice that names the address, with an information', async () => {
    const { address } = await open('/?a=forgot-password');
    const popup = await dialog('Forgot password');

    await userEvent.type(popup.getByLabelText('Email'), 'amina@example.ng{Enter}');

    const notice = await dialog('Check your Email');
    expect(notice.getByText('We sent instructions to amina@example.ng.')).toBeDefined();
    expect(screen.getByText('Check your inbox for a password reset email')).toBeDefined();
    expect(address()).toBe('/?a=reset-message');
  });

  it('says so while it lasts, and prefers the server’s words when it fails', async () => {
    let settle: () => void = () => {};
    const gate = new Promise<void>((resolve) => {
      settle = resolve;
    });
    const { fetch } = await open('/?a=forgot-password');
    fetch.mockImplementation(async () => {
      await gate;
      return problem(429, 'request.rate-limited', 'Too many attempts. Wait a moment and try again')();
    });
    const popup = await dialog('Forgot password');

    await userEvent.type(popup.getByLabelText('Email'), 'amina@example.ng{Enter}');
    const button = popup.getByRole<HTMLButtonElement>('button', { name: 'Resetting password. Please wait...' });
    expect(button.disabled).toBe(true);
    settle();

    expect(await screen.findByText('Too many attempts. Wait a moment and try again')).toBeDefined();
    expect(popup.getByLabelText<HTMLInputElement>('Email').value).toBe('amina@example.ng');
  });

  it('falls back to the default of the popup', async () => {
    await open('/?a=forgot-password', () => new Response('', { status: 502 }));
    const popup = await dialog('Forgot password');

    await userEvent.type(popup.getByLabelText('Email'), 'amina@example.ng{Enter}');

    expect(await screen.findByText('An error occurred while logging in. Try again shortly')).toBeDefined();
  });
});

describe('a new password', () => {
  const good = 'Harmattan-2026';

  it('takes the token out of the address at once', async () => {
    const { address } = await open('/?a=reset-password&token=one-time');

    await dialog('Reset password');

    await waitFor(() => expect(address()).toBe('/?a=reset-password'));
  });

  it('ticks its rules while one types', async () => {
    await open('/?a=reset-password&token=one-time');
    const popup = await dialog('Reset password');
    const kept = () =>
      popup
        .getAllByRole('listitem')
        .filter((item) => item.getAttribute('data-state') === 'kept')
        .map((item) => item.textContent?.replace(/: done$/, ''));

    expect(kept()).toEqual([]);
    await userEvent.type(popup.getByLabelText('New Password'), 'a');
    expect(kept()).toEqual(['One lowercase letter']);
    await userEvent.type(popup.getByLabelText('New Password'), 'B1!xxxx');
    expect(kept()).toEqual([
      'At least 8 characters',
      'One uppercase letter',
      'One lowercase letter',
      'One numeric digit',
      'One symbol',
    ]);
    await userEvent.type(popup.getByLabelText('Repeat password'), 'aB1!xxxx');
    expect(kept()).toContain('Passwords match');
  });

  it('is not sent while something is wrong', async () => {
    const { sent } = await open('/?a=reset-password&token=one-time');
    const popup = await dialog('Reset password');

    await userEvent.click(popup.getByRole('button', { name: 'Reset password' }));
    expect(popup.getAllByText('Field is required')).toHaveLength(2);
    await userEvent.type(popup.getByLabelText('New Password'), good);
    await userEvent.type(popup.getByLabelText('Repeat password'), 'other{Enter}');

    expect(popup.getByText('The passwords must match')).toBeDefined();
    expect(sent()).toEqual([]);
  });

  it('leads to the notice of success, and from there to the login', async () => {
    const { sent, address } = await open('/?a=reset-password&token=one-time');
    const popup = await dialog('Reset password');

    await userEvent.type(popup.getByLabelText('New Password'), good);
    await userEvent.type(popup.getByLabelText('Repeat password'), `${good}{Enter}`);

    const notice = await dialog('Password Reset Successful');
    expect(notice.getByText('Your password has been reset successfully')).toBeDefined();
    expect(sent()).toEqual([
      [
        '/api/v1/password-resets/completion',
        JSON.stringify({ token: 'one-time', password: good, confirmPassword: good }),
      ],
    ]);
    await userEvent.click(notice.getByRole('button', { name: 'Login' }));
    await dialog('Sign into your account');
    expect(address()).toBe('/?a=login');
  });

  it('says when the server cannot take it', async () => {
    await open('/?a=reset-password&token=one-time', () => new Response('', { status: 502 }));
    const popup = await dialog('Reset password');

    await userEvent.type(popup.getByLabelText('New Password'), good);
    await userEvent.type(popup.getByLabelText('Repeat password'), `${good}{Enter}`);

    expect(await screen.findByText('Unable to reset password. Try again')).toBeDefined();
  });

  it('is given up with Cancel, which clears the query', async () => {
    const { address } = await open('/?a=reset-password&token=one-time');
    const popup = await dialog('Reset password');

    await userEvent.click(popup.getByRole('button', { name: 'Cancel' }));

    await waitFor(() => expect(address()).toBe('/'));
  });
});

it('speaks Hausa', async () => {
  await open('/?a=register', undefined, 'ha');

  const popup = await dialog('Zaɓi nau’in asusu');
  expect(popup.getAllByRole('link', { name: 'Zaɓa' })).toHaveLength(4);
});
