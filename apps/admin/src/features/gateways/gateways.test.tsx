import { openSession } from '@portal/auth';
import { type GatewaysBoard, getGatewaysBoard } from '@portal/contracts';
import { renderArea } from '@portal/platform/testing';
import { TestTheme } from '@portal/ui/testing';
import { refusedWith } from '@portal/workspace/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { area } from '../../area.tsx';

const at = '2026-11-23T08:00:00.000Z';
const health = {
  ...{ isConfigured: true, isDown: false, isCircuitOpen: false, calls: { hour: 40, day: 900 } },
  ...{
    failures: { hour: 1, day: 3 },
    meanMs: 210,
    slowestMs: 900,
    lastAnswerAt: at,
    lastFailureAt: at,
    lastReason: 'timed out',
  },
  ...{ answers: [{ at, code: '021', outcome: 'pending', doubt: null }], attempts: { begun: 12, paid: 9 } },
};
const board: GatewaysBoard = {
  gateways: [
    { id: 'remita', displayField: 'Remita', availability: 'available', provider: 'remita', changes: [] },
    {
      id: 'interswitch',
      displayField: 'Interswitch',
      availability: 'coming-soon',
      provider: 'interswitch',
      changes: [],
    },
  ],
  providers: [
    { provider: 'remita', ...health },
    { provider: 'interswitch', ...health, isDown: true },
  ],
  asOf: at,
};
beforeEach(() => openSession({ token: 't', roles: ['SuperAdmin'], user: { email: 'hadiza@example.ng' } }));

async function open(answer: () => Response) {
  const sent: { path: string; body: unknown }[] = [];
  await renderArea(area, '/admin/settings/gateways', {
    language: 'en',
    wrap: (children) => <TestTheme>{children}</TestTheme>,
    async fetch(input, init) {
      if (init?.method === 'POST')
        sent.push({ path: new URL(String(input)).pathname, body: JSON.parse(String(init.body)) });
      return answer();
    },
  });
  return sent;
}

describe('the screen of ways to pay', () => {
  it('switches one with a reason, and says what that does', async () => {
    getGatewaysBoard.response.parse(board);
    const sent = await open(() => Response.json(board));
    const card = await screen.findByText('Takes money through Interswitch');
    fireEvent.click(within(card.closest('section') as HTMLElement).getByRole('button', { name: 'Make available' }));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText('Payers can use it from this moment.')).toBeDefined();
    fireEvent.change(within(dialog).getByRole('textbox'), { target: { value: 'The contract was signed' } });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Make available' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent).toEqual([
      {
        path: '/api/v1/payments/gateways/interswitch/availability',
        body: { availability: 'available', reason: 'The contract was signed' },
      },
    ]);
  });

  it('tells how providers answer, and which one does not', async () => {
    await open(() => Response.json(board));
    expect((await screen.findAllByText('40 calls, 1 without an answer (2.5% failed)')).length).toBe(2);
    expect(screen.getByText('Payers are told before they pay, and offered another way.')).toBeDefined();
  });

  it('says when it cannot be read', async () => {
    await open(() => refusedWith('unexpected'));
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeDefined();
  });
});
