import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { TestTheme } from '../testing/index.ts';
import { PasswordField } from './password-field.tsx';

afterEach(cleanup);

it('says that it is wrong, and what is wrong, to those who cannot see it', () => {
  render(
    <TestTheme>
      <PasswordField label="Password" error="Field is required" />
    </TestTheme>,
  );
  const field = screen.getByLabelText('Password');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  const said = (field.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id));
  expect(said.map((element) => element?.textContent)).toContain('Field is required');
});

it('says nothing of the kind while it is right', () => {
  render(
    <TestTheme>
      <PasswordField label="Password" />
    </TestTheme>,
  );
  expect(screen.getByLabelText('Password').hasAttribute('aria-invalid')).toBe(false);
});
