import { closeSession, currentSession, openSession } from '@portal/auth';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { dialog, openPopup } from '../testing/open-popup.tsx';

beforeEach(closeSession);

describe('login', () => {
  it('has the specified fields, links and texts', async () => {
    await openPopup('/?a=login');
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
    const { address, sent, router } = await openPopup(`/?a=login${query}`, { answer: () => Response.json(answer) });
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
    const { address } = await openPopup('/?a=login');

    await waitFor(() => expect(address()).toBe('/user/dashboard'));
  });

  it('that is ready made and closed leads nobody away, nor from where signing in has led', async () => {
    await openSession({ token: 't', roles: ['Individual'], user: { email: 'a@b.ng' } });
    const { address, router } = await openPopup('/?a=login&routeTo=mda-collections');
    await waitFor(() => expect(router.state.location.state).toEqual({ modalState: true }));
    expect(address()).toBe('/');

    await userEvent.hover(screen.getByRole('link', { name: 'Sign in' }));
    await waitFor(() => expect(document.querySelector('.auth-form')).not.toBeNull());
    await expect(waitFor(() => expect(address()).not.toBe('/'), { timeout: 500 })).rejects.toThrow();
  });
});
