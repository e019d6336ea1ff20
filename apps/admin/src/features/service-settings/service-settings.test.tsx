import { closeSession, openSession } from '@portal/auth';
import { getServiceSettings, proposeServiceChange, type ServiceSettings } from '@portal/contracts';
import { renderArea } from '@portal/platform/testing';
import { TestTheme } from '@portal/ui/testing';
import { refusedWith } from '@portal/workspace/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { area } from '../../area.tsx';

const id = '0199a1f0-0000-7000-8000-000000000001';
const at = '2026-11-20T08:00:00.000Z';
const words = {
  en: { subject: 'Your receipt', text: 'We have received {amount}.' },
  ha: { subject: 'Rasit ɗinka', text: 'Mun karɓi {amount}.' },
};
const change = {
  ...{
    id,
    reason: 'As the board decided',
    state: 'proposed' as const,
    isOwn: false,
    decided: null,
    decisionReason: null,
  },
  proposed: { name: 'Hauwa Sani', at },
};
const done = { ...change, state: 'released' as const, decided: { name: 'Ladi Musa', at } };
const fee = { id: 'agent-registration-fee' as const, standard: 500_000, current: 500_000, history: [] };
const december = { month: 12, from: '2000-01-01' };
const settings: ServiceSettings = {
  mails: [{ id: 'receipt', standard: words, current: words, proposal: null, history: [] }],
  amounts: [{ ...fee, proposal: { ...change, value: 750_000 } }],
  features: [
    { id: 'plans', standard: true, current: true, proposal: null, history: [] },
    { id: 'paye', standard: true, current: false, proposal: null, history: [{ ...done, value: false }] },
  ],
  monthEnds: [{ id: 'clearance', standard: december, current: december, proposal: null, history: [] }],
};

beforeEach(() =>
  openSession({ token: 't', roles: ['SuperAdmin'], user: { email: 'a@demo.test', scope: { kind: 'state' } } }),
);
afterEach(() => closeSession());

async function open(page: string, answer: ServiceSettings | Response = settings, language: 'en' | 'ha' = 'en') {
  const sent: { readonly path: string; readonly body: unknown }[] = [];
  if (!(answer instanceof Response)) getServiceSettings.response.parse(answer);
  await renderArea(area, `/admin/settings/${page}`, {
    language,
    wrap: (children) => <TestTheme>{children}</TestTheme>,
    async fetch(input, init) {
      const path = new URL(String(input)).pathname.replace('/api/v1', '');
      if (init?.method === 'POST') sent.push({ path, body: JSON.parse(String(init.body)) });
      if (path.endsWith('/mail-previews'))
        return Response.json({ subject: 'Your receipt', text: 'We have received ₦25,000.00.', html: '', sentTo: null });
      return answer instanceof Response ? answer : Response.json(answer);
    },
  });
  return { sent, user: userEvent.setup() };
}

describe('fees', () => {
  it('that another person proposed are released or, with a reason, refused', async () => {
    const { sent, user } = await open('fees');
    const card = within(await screen.findByRole('region', { name: 'Registration fee of an agent' }));
    expect(card.getByText('7,500.00', { exact: false })).toBeDefined();
    expect(card.queryByRole('button', { name: /^Change/ })).toBeNull();
    await user.click(card.getByRole('button', { name: /^Release/ }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Release' }));
    await waitFor(() =>
      expect(sent).toEqual([{ path: `/service-settings/changes/${id}/decision`, body: { decision: 'release' } }]),
    );
    await user.click(card.getByRole('button', { name: /^Refuse/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('textbox'), 'Not before the new year');
    await user.click(dialog.getByRole('button', { name: 'Refuse' }));
    await waitFor(() => expect(sent.at(-1)?.body).toEqual({ decision: 'refuse', reason: 'Not before the new year' }));
  });

  it('that one proposed oneself can only be taken back', async () => {
    await open('fees', { ...settings, amounts: [{ ...fee, proposal: { ...change, value: 750_000, isOwn: true } }] });
    const card = within(await screen.findByRole('region', { name: 'Registration fee of an agent' }));
    expect(card.getByRole('button', { name: /^Take back/ })).toBeDefined();
    expect(card.queryByRole('button', { name: /^Release/ })).toBeNull();
  });

  it('are proposed in naira with a reason', async () => {
    const { sent, user } = await open('fees', { ...settings, amounts: [{ ...fee, proposal: null }] });
    await user.click(await screen.findByRole('button', { name: /^Change.*Registration fee of an agent$/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.clear(dialog.getByLabelText('Amount'));
    await user.type(dialog.getByLabelText('Amount'), '7,500');
    await user.type(dialog.getByLabelText('Reason, for the record'), 'As the board decided');
    await user.click(dialog.getByRole('button', { name: 'Propose' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(proposeServiceChange.body.parse(sent[0]?.body)).toEqual({
      ...{ kind: 'amount', id: 'agent-registration-fee', value: 750_000, reason: 'As the board decided' },
    });
  });
});

describe('the month with which certificates end', () => {
  const card = async () =>
    within(await screen.findByRole('region', { name: 'Tax clearance certificates are valid to the end of' }));

  it('is proposed with the day from which it holds and a reason', async () => {
    const { sent, user } = await open('fees');
    expect((await card()).getByText('December')).toBeDefined();
    await user.click((await card()).getByRole('button', { name: /^Change/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.selectOptions(dialog.getByLabelText('Month'), 'March');
    await user.clear(dialog.getByLabelText('Holds from'));
    await user.type(dialog.getByLabelText('Holds from'), '01/01/2099');
    await user.type(dialog.getByLabelText('Reason, for the record'), 'With the year of the budget');
    await user.click(dialog.getByRole('button', { name: 'Propose' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(proposeServiceChange.body.parse(sent[0]?.body)).toEqual({
      ...{ kind: 'month-end', id: 'clearance', reason: 'With the year of the budget' },
      value: { month: 3, from: '2099-01-01' },
    });
  });

  it('that is to come stands below what holds today, with its day', async () => {
    const value = { month: 3, from: '2099-01-01' };
    const [setting] = settings.monthEnds;
    if (!setting) throw new Error('There is one');
    await open('fees', { ...settings, monthEnds: [{ ...setting, history: [{ ...done, value }] }] });
    expect((await card()).getByText('December')).toBeDefined();
    expect((await card()).getAllByText('March, from 1 Jan 2099 on')).toHaveLength(2);
  });
});

describe('features', () => {
  it('are switched off with a reason, and say what people cannot do meanwhile', async () => {
    const { sent, user } = await open('features');
    const off = within(await screen.findByRole('region', { name: 'Filing of PAYE' }));
    expect(off.getByText('Employers can prepare a month and cannot file it.')).toBeDefined();
    const on = within(screen.getByRole('region', { name: 'Asking to pay in parts' }));
    await user.click(on.getByRole('button', { name: /^Switch off/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('textbox'), 'Terms are being reviewed');
    await user.click(dialog.getByRole('button', { name: 'Switch off' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(proposeServiceChange.body.parse(sent[0]?.body)).toEqual({
      ...{ kind: 'feature', id: 'plans', value: false, reason: 'Terms are being reviewed' },
    });
  });
});

describe('mails', () => {
  it('are worded in both languages, looked at with examples, and not proposed with what cannot be filled in', async () => {
    const { sent, user } = await open('mails?mail=receipt');
    expect(await screen.findByRole('heading', { level: 1, name: 'Receipt' })).toBeDefined();
    const text = screen.getByLabelText('Text (English)');
    await user.clear(text);
    await user.type(text, 'Thank you for {{amont}.');
    await user.type(screen.getByLabelText('Reason, for the record'), 'Friendlier words');
    await user.click(screen.getByRole('button', { name: 'Propose' }));
    expect((await screen.findAllByText('This mail cannot fill in {amont}')).length).toBeGreaterThan(0);
    expect(sent).toEqual([]);
    await user.clear(text);
    await user.type(text, 'Thank you for {{amount}.');
    await user.click(screen.getByRole('button', { name: 'Preview' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText('We have received ₦25,000.00.')).toBeDefined();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Propose' }));
    await waitFor(() => expect(sent.at(-1)?.path).toBe('/service-settings/changes'));
    expect(proposeServiceChange.body.parse(sent.at(-1)?.body)).toEqual({
      ...{ kind: 'mail', id: 'receipt', reason: 'Friendlier words' },
      value: { ...words, en: { subject: 'Your receipt', text: 'Thank you for {amount}.' } },
    });
  });

  it('stand in a list, each with its address; a list that cannot be read says so', async () => {
    await open('mails');
    expect((await screen.findByRole('link', { name: 'Receipt' })).getAttribute('href')).toBe(
      '/admin/settings/mails?mail=receipt',
    );
  });

  it('say when they cannot be read, and speak Hausa', async () => {
    await open('mails', refusedWith('unexpected'));
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeDefined();
    await open('features', settings, 'ha');
    expect(await screen.findByRole('heading', { level: 1, name: 'Ɓangarori' })).toBeDefined();
  });
});
