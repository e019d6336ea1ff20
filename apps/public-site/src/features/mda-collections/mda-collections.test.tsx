import { closeSession, openSession } from '@portal/auth';
import { renderArea } from '@portal/platform/testing';
import { clearToasts, ToastArea } from '@portal/ui';
import { TestTheme } from '@portal/ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { area } from '../../area.tsx';

const lists: Readonly<Record<string, unknown>> = {
  '/lookups/mdas': [
    { id: 1, displayField: 'Kaduna Geographic Information Service' },
    { id: 2, displayField: 'Ministry of Education' },
  ],
  '/lookups/revenue-heads': [
    { id: 1, displayField: 'Ground rent', code: '12020401', mdaId: 1 },
    { id: 2, displayField: 'School fees', code: '12020402', mdaId: 2 },
  ],
};

const form = (revenueHeadCode: string, rule: object) => ({
  ...{ revenueHeadCode, name: 'A fee', mdaId: 1, mda: 'An MDA', attributes: [], tariff: null, rule },
});
const forms: Readonly<Record<string, unknown>> = {
  '/revenue-heads/12020401/form': form('12020401', { kind: 'fixed', amountKobo: 500_000 }),
  '/revenue-heads/12020402/form': form('12020402', { kind: 'entered', leastKobo: 10_000, mostKobo: 100_000_000_000 }),
};

async function open(
  answer: () => Response = () => Response.json({ billReference: 'KDKYEV14BSWYXGHA' }),
  down?: string,
) {
  const sent: Record<string, unknown>[] = [];
  const away = new Set([down]);
  const fetch = vi.fn<typeof globalThis.fetch>(async (input, init) => {
    const path = new URL(String(input)).pathname.replace('/api/v1', '');
    if (away.has(path)) return new Response(null, { status: 502 });
    if (path in forms) return Response.json(forms[path]);
    if (path !== '/bills/mda-collections') return Response.json(lists[path]);
    sent.push(JSON.parse(String(init?.body)));
    return answer();
  });
  const { router } = await renderArea(area, '/about-us', {
    fetch,
    wrap: (children) => (
      <TestTheme>
        {children}
        <ToastArea />
      </TestTheme>
    ),
  });
  await act(() => router.navigate('/?page=1', { state: { modalState: true } }));
  return { sent, router, comesBack: () => away.clear() };
}

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Get a bill from an MDA' }));

async function fill(popup: Awaited<ReturnType<typeof dialog>>) {
  await popup.findByRole('option', { name: 'Ministry of Education' });
  await userEvent.selectOptions(popup.getByLabelText('Ministry, department or agency'), 'Ministry of Education');
  await userEvent.selectOptions(popup.getByLabelText('What you pay for'), 'School fees');
  await userEvent.type(popup.getByLabelText('Amount in naira'), '12,500.50');
  await userEvent.type(popup.getByLabelText(/^What it is for/), 'Second term');
}

const send = (popup: Awaited<ReturnType<typeof dialog>>) =>
  userEvent.click(popup.getByRole('button', { name: 'Get the bill' }));

beforeEach(async () => {
  clearToasts();
  sessionStorage.clear();
  await openSession({ token: 't', roles: ['Individual'], user: { email: 'amina@example.ng' } });
});

describe('the window of MDA collections', () => {
  it('gives a bill for the chosen fee, with the way to pay it', async () => {
    const { sent } = await open();
    const popup = await dialog();
    await fill(popup);
    expect(popup.queryByRole('option', { name: 'Ground rent' })).toBeNull();
    await send(popup);

    expect((await popup.findByRole('link', { name: 'Open and pay the bill' })).getAttribute('href')).toBe(
      '/payment_summary_open?billReference=KDKYEV14BSWYXGHA',
    );
    expect(sent).toEqual([
      {
        mdaId: 2,
        revenueHeadCode: '12020402',
        amountKobo: 1_250_050,
        narration: 'Second term',
        submissionId: expect.stringMatching(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/),
      },
    ]);
    expect(sessionStorage.getItem('pay_kd_draft_mda_collections')).toBeNull();
  });

  it('leads where a tariff reckons the amount, and asks for none itself', async () => {
    const { sent } = await open();
    const popup = await dialog();
    await popup.findByRole('option', { name: 'Kaduna Geographic Information Service' });
    await userEvent.selectOptions(
      popup.getByLabelText('Ministry, department or agency'),
      'Kaduna Geographic Information Service',
    );
    await userEvent.selectOptions(popup.getByLabelText('What you pay for'), 'Ground rent');
    const on = await popup.findByRole('link', { name: 'Go on to the amount' });
    expect(on.getAttribute('href')).toBe('/user/generate-invoice?head=12020401');
    expect(popup.queryByLabelText('Amount in naira')).toBeNull();
    expect(popup.queryByRole('button', { name: 'Get the bill' })).toBeNull();
    expect(sent).toEqual([]);
  });

  it('says at each field what is wrong, goes to the first, and asks for nothing', async () => {
    const { sent } = await open();
    const popup = await dialog();
    await send(popup);

    for (const message of ['Choose who collects the fee', 'Choose what you pay for', /^Enter an amount in naira/]) {
      expect(popup.getByText(message)).toBeDefined();
    }
    expect(document.activeElement).toBe(popup.getByLabelText('Ministry, department or agency'));
    await userEvent.type(popup.getByLabelText('Amount in naira'), '99');
    await userEvent.tab();
    expect(popup.getByText('Enter at least ₦100')).toBeDefined();
    expect(sent).toEqual([]);
  });

  it('keeps everything when a call fails, and asks for the same bill again', async () => {
    let isUp = false;
    const { sent } = await open(() =>
      isUp ? Response.json({ billReference: 'KDKYEV14BSWYXGHA' }) : new Response(null, { status: 502 }),
    );
    const popup = await dialog();
    await fill(popup);
    await send(popup);
    await screen.findByText(/^The bill could not be raised/);
    isUp = true;
    await send(popup);
    await popup.findByRole('link', { name: 'Open and pay the bill' });
    expect(sent).toHaveLength(2);
    expect(sent[1]).toEqual(sent[0]);
  });

  it('has what was typed when it is opened again', async () => {
    const { router } = await open();
    const popup = await dialog();
    await fill(popup);
    await act(() => router.navigate('/about-us'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await act(() => router.navigate('/', { state: { modalState: true } }));

    const again = await dialog();
    await again.findByRole('option', { name: 'School fees' });
    expect(again.getByLabelText<HTMLInputElement>('Amount in naira').value).toBe('12,500.50');
    expect(again.getByLabelText<HTMLSelectElement>('What you pay for').value).toBe('12020402');
  });

  it.each([
    ['/lookups/mdas', 'An error occurred while fetching mda data'],
    ['/lookups/revenue-heads', 'An error occurred while fetching revenue head data'],
  ])('says when %s cannot be had (spec §8), and asks again', async (path, message) => {
    const { comesBack } = await open(undefined, path);
    const popup = await dialog();
    expect(await popup.findByText(message)).toBeDefined();

    comesBack();
    await userEvent.click(popup.getByRole('button', { name: 'Try again' }));

    await fill(popup);
    expect(popup.queryByText(message)).toBeNull();
  });

  it('closes onto the same page', async () => {
    const { router } = await open();
    await dialog();
    await userEvent.keyboard('{Escape}');

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect([router.state.location.search, router.state.location.state]).toEqual(['?page=1', null]);
  });

  it('opens for nobody without a taxpayer’s session', async () => {
    await closeSession();
    await open();
    expect(await screen.findByRole('heading', { level: 1 })).toBeDefined();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
