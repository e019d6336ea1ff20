import { renderArea } from '@portal/platform/testing';
import { TestTheme } from '@portal/ui/testing';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { area } from '../../area.tsx';

it('leads to what works today, and to what is on its way', async () => {
  await renderArea(area, '/stay-tuned', {
    fetch: async () => Response.error(),
    wrap: (children) => <TestTheme>{children}</TestTheme>,
  });
  await screen.findByRole('heading', { level: 1, name: 'Stay tuned' });
  const targets = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(targets).toEqual([
    ...['/', '/tax-calculator', '/agent-network/verify', '/consult-connect'],
    ...['/tax-trails/whatsapp-pay', '/news'],
  ]);
});
