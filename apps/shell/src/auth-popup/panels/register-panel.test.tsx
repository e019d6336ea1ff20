import { closeSession } from '@portal/auth';
import { within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { dialog, openPopup } from '../testing/open-popup.tsx';

beforeEach(closeSession);

describe('register', () => {
  it('offers the four categories, the way to become an agent, Go back and Sign in', async () => {
    await openPopup('/?a=register');
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
