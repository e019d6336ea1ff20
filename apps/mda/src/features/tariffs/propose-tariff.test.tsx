import { closeSession, openSession } from '@portal/auth';
import { getHeadForm, proposeHeadTariff } from '@portal/contracts';
import { renderArea } from '@portal/platform/testing';
import { TestTheme } from '@portal/ui/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { area } from '../../area.tsx';

const form = {
  revenueHeadCode: '12020405',
  name: 'Certificate of Occupancy Processing',
  mdaId: 2,
  mda: 'KADGIS',
  attributes: [
    {
      key: 'use',
      label: { en: 'Land use', ha: 'Amfanin fili' },
      type: 'choice',
      isRequired: true,
      options: [{ value: 'home', label: { en: 'Residential', ha: 'Gidan zama' } }],
    },
  ],
  rule: { kind: 'by-choice', by: 'use', amounts: [{ option: 'home', amountKobo: 5_000_000 }] },
  tariff: {
    id: '0199a1f0-0000-7000-8000-000000000001',
    version: 1,
    validFrom: '2026-01-01',
    validTo: null,
    basis: 'Minute 1',
    isIllustrative: true,
  },
};

beforeEach(() =>
  openSession({
    token: 't',
    roles: ['MDA User'],
    user: { email: 'a@demo.test', scope: { kind: 'mda', mdaId: 2, name: 'KADGIS' } },
  }),
);
afterEach(() => closeSession());

async function open(answer?: Response) {
  const proposed: unknown[] = [];
  const fetch = vi.fn<typeof globalThis.fetch>(async (input, init) => {
    const path = new URL(String(input)).pathname.replace('/api/v1', '');
    if (path === '/lookups/revenue-heads')
      return Response.json([{ id: 24, displayField: 'C of O', code: '12020405', mdaId: 2 }]);
    if (path === '/revenue-heads/12020405/form') return Response.json(getHeadForm.response.parse(form));
    if (init?.method === 'POST') {
      proposed.push(JSON.parse(String(init.body)));
      return answer ?? Response.json({ id: '0199a1f0-0000-7000-8000-000000000002' });
    }
    return Response.json([]);
  });
  const view = await renderArea(area, '/mda/settings/tariffs/new', {
    fetch,
    wrap: (children) => <TestTheme>{children}</TestTheme>,
  });
  const user = userEvent.setup();
  await screen.findByRole('option', { name: 'C of O · 12020405' });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Revenue head' }), 'C of O · 12020405');
  await user.type(await screen.findByRole('textbox', { name: 'From' }), '01/01/2027');
  return { ...view, user, proposed };
}

it('begins with what counts today, and sends what was changed in the words of the contract', async () => {
  const { user, proposed, router } = await open();
  const amount = await screen.findByRole('textbox', { name: 'Residential' });
  await user.clear(amount);
  await user.type(amount, '60,000');
  await user.click(screen.getByRole('button', { name: 'Propose' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/mda/settings/tariffs'));
  const [body] = proposed;
  expect(proposeHeadTariff.body.parse(body)).toEqual(body);
  expect(body).toMatchObject({
    revenueHeadCode: '12020405',
    validFrom: '2027-01-01',
    basis: 'Minute 1',
    attributes: [form.attributes[0]],
    rule: { kind: 'by-choice', by: 'use', amounts: [{ option: 'home', amountKobo: 6_000_000 }] },
  });
});

it('keeps everything when it is refused, and says where', async () => {
  const refused = Response.json(
    {
      type: '',
      title: '',
      status: 422,
      code: 'request.invalid',
      message: 'Some of the values sent are not valid',
      fieldErrors: { basis: 'Field is required' },
    },
    { status: 422 },
  );
  const { user } = await open(refused);
  await screen.findByRole('textbox', { name: 'Residential' });
  await user.click(screen.getByRole('button', { name: 'Propose' }));
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: /^Law, regulation/ }).getAttribute('aria-invalid')).toBe('true'),
  );
  expect(screen.getByDisplayValue('01/01/2027')).toBeDefined();
});
