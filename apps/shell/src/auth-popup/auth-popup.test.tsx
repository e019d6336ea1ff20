import { closeSession } from '@portal/auth';
import { defineArea } from '@portal/platform';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { area, dialog, openPopup } from './testing/open-popup.tsx';

beforeEach(closeSession);

describe('the popup', () => {
  it('is closed without `a`, and with a value nobody knows', async () => {
    await openPopup('/about-us?a=wrong');

    expect(await screen.findByRole('heading', { name: 'The screen' })).toBeDefined();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('takes the focus when a link opens it and gives it back when Go back closes it, on the same page', async () => {
    const { address } = await openPopup('/about-us');
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
    const { router } = await openPopup('/about-us', {
      shown: defineArea({
        ...area,
        routes: [{ ...area.routes[0], loader: () => (loads++ === 0 ? null : new Promise(() => {})) }],
      }),
    });
    await userEvent.click(await screen.findByRole('link', { name: 'Sign in' }));

    const popup = await dialog('Sign into your account');
    await waitFor(() => expect(document.activeElement).toBe(popup.getByLabelText('Email')));
    expect(router.state.navigation.state).toBe('loading');
  });

  it('forgets what was typed when it is closed', async () => {
    await openPopup('/about-us');
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
    const { address, router } = await openPopup('/faq');
    await userEvent.click(await screen.findByRole('link', { name: 'Sign in' }));
    const popup = await dialog('Sign into your account');
    await userEvent.click(popup.getByRole('link', { name: 'Forgot password' }));
    await dialog('Forgot password');

    await router.navigate(-1);

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(address()).toBe('/faq');
  });

  it('that came with the address is closed by Escape; only what is its own leaves the query', async () => {
    const { address } = await openPopup('/news?page=2&a=login&routeTo=%2Fuser');
    await dialog('Sign into your account');

    await userEvent.keyboard('{Escape}');

    await waitFor(() => expect(address()).toBe('/news?page=2'));
  });

  it('keeps the keyboard inside', async () => {
    await openPopup('/?a=login');
    const element = await screen.findByRole('dialog', { name: 'Sign into your account' });

    for (let press = 0; press < 12; press += 1) {
      await userEvent.tab();
      expect(element.contains(document.activeElement)).toBe(true);
    }
  });
});

it('speaks Hausa', async () => {
  await openPopup('/?a=register', { language: 'ha' });

  const popup = await dialog('Zaɓi nau’in asusu');
  expect(popup.getAllByRole('link', { name: 'Zaɓa' })).toHaveLength(4);
});

describe('each face', () => {
  it.each([
    ['login', 'Sign into your account', 'Email'],
    ['forgot-password', 'Forgot password', 'Email'],
    ['reset-password&token=one-time', 'Reset password', 'New Password'],
  ])('%s gives the focus to its first field, also when its code comes late', async (mode, name, label) => {
    await openPopup(`/?a=${mode}`);
    const popup = await dialog(name);
    const field = await popup.findByLabelText(label);
    await waitFor(() => expect(document.activeElement).toBe(field));
  });

  it('takes the focus from the one before it, so that it is heard', async () => {
    const { router } = await openPopup('/?a=login');
    const popup = await dialog('Sign into your account');
    await userEvent.click(popup.getByRole('link', { name: 'Forgot password' }));
    const forgotten = await dialog('Forgot password');
    await waitFor(() => expect(document.activeElement).toBe(forgotten.getByLabelText('Email')));
    await userEvent.click(forgotten.getByRole('link', { name: 'Register' }));
    const categories = await dialog('Choose an account category');
    await waitFor(() =>
      expect(document.activeElement).toBe(categories.getByText('Any member of the public may create an account.')),
    );
    for (const [mode, name, text] of [
      ['reset-message', 'Check your Email', 'We sent instructions to the email you entered.'],
      ['reset-success', 'Password Reset Successful', 'Your password has been reset successfully'],
    ] as const) {
      await router.navigate(`/?a=${mode}`);
      const notice = await dialog(name);
      await waitFor(() => expect(document.activeElement).toBe(notice.getByText(text)));
    }
  });
});
