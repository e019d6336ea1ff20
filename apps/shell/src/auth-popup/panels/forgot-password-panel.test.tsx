import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { dialog, noAnswer, openPopup, problem } from '../testing/open-popup.tsx';

describe('a forgotten password', () => {
  it('says what is wrong with the address and sends nothing', async () => {
    const { sent } = await openPopup('/?a=forgot-password');
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
    const { address } = await openPopup('/?a=forgot-password');
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
    const { fetch } = await openPopup('/?a=forgot-password');
    fetch.mockImplementation(async () => {
      await gate;
      return problem(429, 'request.rate-limited', 'Too many attempts. Wait a moment and try again')();
    });
    const popup = await dialog('Forgot password');

    await userEvent.type(popup.getByLabelText('Email'), 'amina@example.ng{Enter}');
    const button = popup.getByRole<HTMLButtonElement>('button', { name: 'Resetting password. Please wait...' });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    settle();

    expect(await screen.findByText('Too many attempts. Wait a moment and try again')).toBeDefined();
    expect(popup.getByLabelText<HTMLInputElement>('Email').value).toBe('amina@example.ng');
  });

  it('falls back to the default of the popup', async () => {
    await openPopup('/?a=forgot-password', { answer: noAnswer });
    const popup = await dialog('Forgot password');

    await userEvent.type(popup.getByLabelText('Email'), 'amina@example.ng{Enter}');

    expect(await screen.findByText('An error occurred while logging in. Try again shortly')).toBeDefined();
  });
});
