import { closeSession, openSession } from '@portal/auth';
import { getTaxpayerImport, type TaxpayerImportRecord } from '@portal/contracts';
import { renderArea } from '@portal/platform/testing';
import { clearToasts, ToastArea } from '@portal/ui';
import { TestTheme } from '@portal/ui/testing';
import { idOf, pageOf, type WorkAnswers, workNetwork } from '@portal/workspace/testing';
import { configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { area } from '../../area.tsx';

configure({ asyncUtilTimeout: 8000 });

const record: TaxpayerImportRecord = {
  ...{ id: idOf(1), fileName: 'arrears.csv', state: 'read', rows: 7, good: 0, bad: 0, newTaxpayers: 0, bills: 0 },
  ...{
    totalKobo: 0,
    kept: 0,
    uploadedBy: 'Chief Demo',
    uploadedAt: '2026-11-20T09:00:00.000Z',
    workId: null,
    undoWorkId: null,
  },
  headers: ['Name', 'Phone', 'Balance'],
  mapping: { name: 0, phone: 1, amount: 2 },
  sample: [['Amina Bello', '08030000001', '12,500']],
  problems: [],
  asked: null,
};
const checked: TaxpayerImportRecord = {
  ...record,
  ...{ state: 'checked', good: 4, bad: 3, newTaxpayers: 3, bills: 3, totalKobo: 1_250_000 },
  problems: [{ problem: 'phone-wrong', rows: 3 }],
};
const user = userEvent.setup();

async function open(path: string, answers: WorkAnswers = {}, language: 'en' | 'ha' = 'en') {
  await openSession({ token: 'token', roles: ['SuperAdmin'], user: { email: 'chief@example.ng' } });
  const network = workNetwork(answers);
  await renderArea(area, path, {
    fetch: network.fetch,
    token: 'token',
    language,
    wrap: (children) => (
      <TestTheme>
        {children}
        <ToastArea />
      </TestTheme>
    ),
  });
  return network;
}

afterEach(async () => {
  clearToasts();
  await closeSession();
});

it('lists what was read in', async () => {
  await open('/admin/tax-payers/imports', { 'GET /taxpayer-imports': () => pageOf([record]) });
  expect((await screen.findByRole('link', { name: 'arrears.csv' })).getAttribute('href')).toBe(
    `/admin/tax-payers/imports/${record.id}`,
  );
  expect(screen.getByText('Read in')).toBeDefined();
});

it('suggests the columns, and checks with what somebody chose instead', async () => {
  let now = record;
  const network = await open(`/admin/tax-payers/imports/${record.id}`, {
    'GET /taxpayer-imports/:id': () => getTaxpayerImport.response.parse(now),
    'GET /taxpayer-imports/:id/rows': () =>
      pageOf([
        { number: 6, cells: ['Bad Phone', '12', '5'], problems: ['phone-wrong'], tpui: null, billReference: null },
      ]),
    'PUT /taxpayer-imports/:id/mapping': () => {
      now = checked;
      return getTaxpayerImport.response.parse(checked);
    },
  });
  const amount = await screen.findByRole('combobox', { name: 'Amount owed in naira' });
  expect((amount as HTMLSelectElement).value).toBe('2');
  await user.selectOptions(amount, '');
  await user.click(screen.getByRole('button', { name: 'Check every row' }));
  expect(await screen.findByText('no phone number: 3')).toBeDefined();
  expect(network.sent).toContainEqual(
    expect.objectContaining({ call: 'PUT /taxpayer-imports/:id/mapping', body: { mapping: { name: 0, phone: 1 } } }),
  );
  expect(await screen.findByRole('row', { name: /Bad Phone/ })).toBeDefined();
});

it('asks once how amounts are written, and checks with the answer', async () => {
  const question = { example: '1,250', pointKobo: 125_000, commaKobo: 125 };
  let now: TaxpayerImportRecord = { ...checked, asked: question };
  const network = await open(`/admin/tax-payers/imports/${record.id}`, {
    'GET /taxpayer-imports/:id': () => getTaxpayerImport.response.parse(now),
    'PUT /taxpayer-imports/:id/mapping': () => {
      now = checked;
      return getTaxpayerImport.response.parse(now);
    },
  });
  await user.click(await screen.findByRole('button', { name: '₦1.25' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: '₦1.25' })).toBeNull());
  expect(network.sent).toContainEqual({
    call: 'PUT /taxpayer-imports/:id/mapping',
    body: { mapping: record.mapping, decimalMark: 'comma' },
  });
});

it('proposes what was checked, and to undo what was let in', async () => {
  let now: TaxpayerImportRecord = { ...checked, bad: 0, problems: [] };
  const network = await open(`/admin/tax-payers/imports/${record.id}`, {
    'GET /taxpayer-imports/:id': () => getTaxpayerImport.response.parse(now),
    'POST /taxpayer-imports/:id/proposals': () => {
      now = { ...now, state: 'applied' };
      return { workId: idOf(9) };
    },
    'POST /taxpayer-imports/:id/undo': () => {
      now = { ...now, undoWorkId: idOf(8) };
      return { workId: idOf(8) };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Propose to let it in' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Arrears of the old register');
  await user.click(dialog.getByRole('button', { name: 'Propose to let it in' }));
  await waitFor(() => expect(network.sent.map(({ call }) => call)).toContain('POST /taxpayer-imports/:id/proposals'));
  await user.click(await screen.findByRole('button', { name: 'Propose to undo all of it' }));
  const undo = within(await screen.findByRole('dialog'));
  await user.type(undo.getByRole('textbox', { name: /Reason/ }), 'The wrong file');
  await user.click(undo.getByRole('button', { name: /Next|Continue/ }));
  await user.click(
    await within(await screen.findByRole('dialog')).findByRole('button', { name: 'Propose to undo all of it' }),
  );
  expect((await screen.findByRole('link', { name: 'To the decision' })).getAttribute('href')).toBe(
    `/admin/tax-payers/imports?tab=undo&record=${idOf(8)}`,
  );
});

it('says when nothing was read in yet', async () => {
  await open('/admin/tax-payers/imports', { 'GET /taxpayer-imports': () => pageOf([]) });
  expect(await screen.findByText('Nothing has been read in yet.')).toBeDefined();
});

it('says when the imports cannot be read, in Hausa too', async () => {
  await open('/admin/tax-payers/imports', {}, 'ha');
  await waitFor(() => expect(screen.getAllByRole('alert').some(({ textContent }) => textContent !== '')).toBe(true));
});
