import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { dialog, noAnswer, openPopup } from '../testing/open-popup.tsx';

describe('a new password', () => {
  const good = 'Harmattan-2026';

  it('takes the token out of the address at once', async () => {
    const { address } = await openPopup('/?a=reset-password&token=one-time');

    await dialog('Reset password');

    await waitFor(() => expect(address()).toBe('/?a=reset-password'));
  });

  it('ticks its rules while one types', async () => {
    await openPopup('/?a=reset-password&token=one-time');
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
    const { sent } = await openPopup('/?a=reset-password&token=one-time');
    const popup = await dialog('Reset password');

    await userEvent.click(popup.getByRole('button', { name: 'Reset password' }));
    expect(popup.getAllByText('Field is required')).toHaveLength(2);
    await userEvent.type(popup.getByLabelText('New Password'), good);
    await userEvent.type(popup.getByLabelText('Repeat password'), 'other{Enter}');

    expect(popup.getByText('The passwords must match')).toBeDefined();
    expect(sent()).toEqual([]);
  });

  it('leads to the notice of success, and from there to the login', async () => {
    const { sent, address } = await openPopup('/?a=reset-password&token=one-time');
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
    await openPopup('/?a=reset-password&token=one-time', { answer: noAnswer });
    const popup = await dialog('Reset password');

    await userEvent.type(popup.getByLabelText('New Password'), good);
    await userEvent.type(popup.getByLabelText('Repeat password'), `${good}{Enter}`);

    expect(await screen.findByText('Unable to reset password. Try again')).toBeDefined();
  });

  it('is given up with Cancel, which clears the query', async () => {
    const { address } = await openPopup('/?a=reset-password&token=one-time');
    const popup = await dialog('Reset password');

    await userEvent.click(popup.getByRole('button', { name: 'Cancel' }));

    await waitFor(() => expect(address()).toBe('/'));
  });
});
