import { closeSession, openSession } from '@portal/auth';
import { renderArea } from '@portal/platform/testing';
import { TestTheme } from '@portal/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { area } from '../../area.tsx';

afterEach(() => closeSession());

const card = { code: 'KO7Q4M2X9TBC', validUntil: '2027-11-30', standing: 'active' };

async function open(answer: object, language: 'en' | 'ha' = 'en') {
  await openSession({ token: 'token', roles: ['Tax Officer'], user: { email: 'ladi@example.ng' } });
  const sent: string[] = [];
  const fetch = vi.fn<typeof globalThis.fetch>(async (input, init) => {
    const call = `${init?.method} ${new URL(String(input)).pathname.replace('/api/v1', '')}`;
    sent.push(call);
    if (call === 'GET /account/card') return Response.json(answer);
    if (call === 'POST /account/card/document')
      return new Response(new Uint8Array([1]), { headers: { 'content-type': 'application/pdf' } });
    return new Response(null, { status: 502 });
  });
  await renderArea(area, '/tax-area-office/settings', {
    ...{ fetch, language },
    wrap: (children) => <TestTheme>{children}</TestTheme>,
  });
  return {
    sent,
    sheet: within(await screen.findByRole('region', { name: language === 'ha' ? 'Katinka' : 'Your card' })),
  };
}

it('an officer prints their card in their settings', async () => {
  const { sent, sheet } = await open({ card });
  expect(await sheet.findByText('30 Nov 2027')).toBeDefined();
  await userEvent.click(sheet.getByRole('button', { name: 'Print the card (PDF)' }));
  await waitFor(() => expect(sent).toContain('POST /account/card/document'));
});

it('a card whose last day has passed is not printed, and says why', async () => {
  const { sheet } = await open({ card: { ...card, standing: 'expired' } });
  expect(await sheet.findByText(/Its last day has passed/)).toBeDefined();
  expect(sheet.queryByRole('button')).toBeNull();
});

it('who has none reads who issues it, in Hausa as well', async () => {
  const { sheet } = await open({ card: null }, 'ha');
  expect(await sheet.findByText(/Ba ka da kati tukuna/)).toBeDefined();
});
