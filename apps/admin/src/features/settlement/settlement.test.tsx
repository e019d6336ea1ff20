import { closeSession, openSession } from '@portal/auth';
import {
  getSettlementDifference,
  previewSettlementFile,
  readSettlementFile,
  type SettlementColumns,
  type SettlementDifference,
  type SettlementFilePreview,
  type SettlementReading,
} from '@portal/contracts';
import { renderArea } from '@portal/platform/testing';
import { clearToasts, ToastArea } from '@portal/ui';
import { TestTheme } from '@portal/ui/testing';
import { idOf, refusedWith, type WorkAnswers, workNetwork } from '@portal/workspace/testing';
import { configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { area } from '../../area.tsx';

configure({ asyncUtilTimeout: 8000 });
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

const file: SettlementFilePreview = {
  ...{ id: idOf(1), source: 'remita', name: 'remita-nov.csv', bytes: 2000, receivedBy: 'Ladi Musa' },
  ...{ receivedAt: '2026-11-20T09:00:00.000Z', state: 'received', newLines: 0, repeatedLines: 0, badLines: 0 },
  headings: ['rrr', 'amount', 'debitdate'],
  rows: [{ line: 3, cells: ['120000000001', '5,000.00', '2026-11-19'] }],
  columns: { fields: { reference: 'rrr', amount: 'amount', paidOn: 'debitdate' }, dayOrder: 'year-first' },
  ...{ problems: [], columnsBy: null, isOwn: false },
};

const row = (line: number) => ({ line, text: '120000000001', kobo: 500_000 });
const none = { lines: 0, kobo: 0 };
const read: SettlementReading = {
  understood: {
    ...{ rows: 48, sumKobo: 24_000_000, first: row(4), last: row(51) },
    ...{ firstDay: '2026-11-01', lastDay: '2026-11-19' },
  },
  ...{ badRows: 1, totalRows: 1, asked: null, dayAsked: null, seen: 'a1' },
  effect: {
    ...{
      settles: { lines: 47, kobo: 23_500_000 },
      differs: none,
      unknown: { lines: 1, kobo: 500_000 },
      takesBack: none,
    },
    ...{ closes: [{ id: '7', kind: 'ours-only', reference: '120000000001', missingKobo: 500_000 }], closesInAll: 3 },
  },
  problems: [{ row: 9, column: 'debitdate', problem: 'in-the-future', value: '2027-11-19' }],
};

const base = '/admin/settlement-reports';

describe('settlement files', () => {
  it('are listed, and one is handed in with whose it is', async () => {
    const network = await open(`${base}/files`, {
      'GET /settlement/files': () => [file],
      'GET /settlement/reconciliation': () => ({
        upTo: null,
        ranAt: null,
        openDifferences: 0,
        oldest: null,
        pendingKobo: 0,
        overdueKobo: 0,
      }),
      'POST /settlement/sources/remita/files': () => ({ id: file.id, isKnown: true }),
      'GET /settlement/files/:id': () => previewSettlementFile.response.parse(file),
    });
    expect((await screen.findByRole('link', { name: 'remita-nov.csv' })).getAttribute('href')).toBe(
      `${base}/files/${file.id}`,
    );
    await user.click(screen.getByRole('button', { name: 'Import a file' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Import a file' }));
    expect(await dialog.findByText('Say whose file it is')).toBeDefined();
    await user.selectOptions(dialog.getByRole('combobox', { name: /Of whom/ }), 'remita');
    const picker = document.querySelector<HTMLInputElement>('input[type="file"]');
    if (picker) await user.upload(picker, new File(['rrr,amount\n'], 'again.csv', { type: 'text/csv' }));
    await user.click(dialog.getByRole('button', { name: 'Import a file' }));
    expect(await screen.findByText('This very file is here already: nothing was changed')).toBeDefined();
    expect(network.sent.map(({ call }) => call)).toContain('POST /settlement/sources/remita/files');
  });

  it('show what is understood of them before anything is kept: rows, sum, first and last, days in words', async () => {
    await open(`${base}/files/${file.id}`, {
      'GET /settlement/files/:id': () => previewSettlementFile.response.parse(file),
      'POST /settlement/files/:id/readings': () => readSettlementFile.response.parse(read),
    });
    const part = within(await screen.findByRole('region', { name: 'What is understood of it' }));
    expect(await part.findByText('1 Nov 2026 – 19 Nov 2026')).toBeDefined();
    expect(part.getByText('Together').nextSibling?.textContent).toBe('₦240,000.00');
    expect(part.getByText('First').nextSibling?.textContent).toBe('Row 4: 120000000001 ₦5,000.00');
    expect(part.getByText('Last').nextSibling?.textContent).toBe('Row 51: 120000000001 ₦5,000.00');
    expect(part.getByText('Rows that add up others, and are left out: 1')).toBeDefined();
    expect(part.getByRole('row', { name: '9 debitdate 2027-11-19 A day that has not come' })).toBeDefined();
    expect(screen.getByRole('row', { name: /^3 120000000001/ })).toBeDefined();
  });

  it('ask once how amounts and days are written, and are imported with the answers', async () => {
    const question: SettlementReading = {
      ...read,
      asked: { example: '1,250', pointKobo: 125_000, commaKobo: 125 },
      dayAsked: { example: '03/10/2026', dayFirst: '2026-10-03', monthFirst: '2026-03-10' },
    };
    const network = await open(`${base}/files/${file.id}`, {
      'GET /settlement/files/:id': () => previewSettlementFile.response.parse(file),
      'POST /settlement/files/:id/readings': (body) => {
        const { columns } = body as { columns: SettlementColumns };
        return readSettlementFile.response.parse({
          ...question,
          ...(columns.decimalMark && { asked: null }),
          ...(columns.dayOrder === 'day-first' && { dayAsked: null }),
        });
      },
      'POST /settlement/files/:id/import': () => ({ state: 'importing' }),
    });
    await user.click(await screen.findByRole('button', { name: '₦1,250.00' }));
    expect(await screen.findByText('“03/10/2026” can be read two ways. Which day is it?')).toBeDefined();
    await user.click(screen.getByRole('button', { name: '3 Oct 2026' }));
    expect(await screen.findByText('1 Nov 2026 – 19 Nov 2026')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Import' }));
    const columns = { ...file.columns, decimalMark: 'point', dayOrder: 'day-first' };
    const imported = { call: 'POST /settlement/files/:id/import', body: { columns, seen: 'a1' } };
    await waitFor(() => expect(network.sent).toContainEqual(imported));
  });

  it('are imported with the columns somebody has seen, and say what was found', async () => {
    let now = file;
    const network = await open(`${base}/files/${file.id}`, {
      'GET /settlement/files/:id': () => previewSettlementFile.response.parse(now),
      'POST /settlement/files/:id/readings': () => readSettlementFile.response.parse(read),
      'POST /settlement/files/:id/import': () => {
        now = { ...now, state: 'imported', newLines: 41, repeatedLines: 7, badLines: 1 };
        now = { ...now, problems: [{ row: 5, column: 'amount', problem: 'not-an-amount', value: 'many' }] };
        return { state: 'importing' };
      },
    });
    const reference = await screen.findByRole('combobox', { name: 'Reference (RRR)' });
    expect((reference as HTMLSelectElement).value).toBe('rrr');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Value date' }), 'debitdate');
    await user.click(screen.getByRole('button', { name: 'Import' }));
    expect(await screen.findByText('Known already, changed nothing')).toBeDefined();
    expect(screen.getByRole('row', { name: /many/ })).toBeDefined();
    expect(network.sent).toContainEqual(
      expect.objectContaining({
        body: {
          columns: {
            fields: { reference: 'rrr', amount: 'amount', paidOn: 'debitdate', valueDate: 'debitdate' },
            dayOrder: 'year-first',
          },
          seen: 'a1',
        },
      }),
    );
  });

  it('tell whoever hands one in, before and after, that somebody else imports it', async () => {
    await open(`${base}/files/${file.id}`, {
      'GET /settlement/files/:id': () => previewSettlementFile.response.parse({ ...file, isOwn: true }),
      'POST /settlement/files/:id/readings': () => readSettlementFile.response.parse(read),
      'GET /settlement/files': () => [file],
    });
    expect(await screen.findByText('You handed in this file')).toBeDefined();
    expect(await screen.findByText('1 Nov 2026 – 19 Nov 2026')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Import' })).toBeNull();
    await user.click(screen.getByRole('link', { name: 'All files' }));
    await user.click(await screen.findByRole('button', { name: 'Import a file' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Import a file' }));
    expect(dialog.getByText(/^Somebody else than you imports it/)).toBeDefined();
  });

  it('show whoever decides what it will close and who chose its columns; what changed since is looked at again', async () => {
    let seen = 'a1';
    const network = await open(`${base}/files/${file.id}`, {
      'GET /settlement/files/:id': () =>
        previewSettlementFile.response.parse({
          ...file,
          columnsBy: { person: 'Bala Yusuf', file: 'remita-oct.csv', at: '2026-10-20T09:00:00.000Z' },
        }),
      'POST /settlement/files/:id/readings': () => readSettlementFile.response.parse({ ...read, seen }),
      'POST /settlement/files/:id/import': () => {
        seen = 'b2';
        return refusedWith('settlement.file-changed');
      },
    });
    const part = within(await screen.findByRole('region', { name: 'What importing it will do' }));
    expect(part.getByText('Lines that settle').nextSibling?.textContent).toBe('47 · ₦235,000.00');
    expect(part.getByText('Open differences it will close: 3')).toBeDefined();
    expect(part.getByRole('link', { name: '120000000001' })).toBeDefined();
    expect(part.getByText('and 2 more')).toBeDefined();
    expect(screen.getByText(/chosen last by Bala Yusuf, for remita-oct.csv/)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Import' }));
    await waitFor(() =>
      expect(network.sent.filter(({ call }) => call === 'POST /settlement/files/:id/readings').length).toBe(2),
    );
  });

  it('say when there is none, and when they cannot be read, in Hausa too', async () => {
    await open(`${base}/files`, { 'GET /settlement/files': () => [] });
    expect(await screen.findByText('No file has been imported yet.')).toBeDefined();
    await closeSession();
    await open(`${base}/files`, {}, 'ha');
    await waitFor(() => expect(screen.getAllByRole('alert').some(({ textContent }) => textContent !== '')).toBe(true));
  });
});

const difference: SettlementDifference = {
  ...{ id: '7', kind: 'theirs-only', reference: '990000000001', provider: 'remita', day: '2026-11-18' },
  ...{ openedAt: '2026-11-20T02:00:00.000Z', closedAt: null, evidence: null },
  ...{ expectedKobo: 0, receivedKobo: 300_003, shortfallKobo: -300_003, ours: [] },
  theirs: [
    {
      ...{ what: 'line', reference: '990000000001', about: 'RMT-2026-11-19', day: '2026-11-18' },
      ...{ amountKobo: 300_003, feeKobo: 10_000, file: 'remita-nov.csv', row: 12 },
    },
  ],
  asked: [
    {
      ...{ at: '2026-11-20T03:00:00.000Z', reference: '990000000001', by: 'sweeper' },
      ...{ code: '021', outcome: 'pending', amountKobo: null },
    },
  ],
  work: { id: idOf(2), caseVersion: 1, state: 'open', assignee: null },
  proposals: [],
  may: { ask: true, match: 'several', writeOff: true, book: 'owed', decide: false, withdraw: false },
};
const candidate = (n: number, amountKobo: number) => ({
  ...{ id: idOf(n), what: 'payment' as const, reference: `12000000000${n}`, about: `KB-${n}`, day: '2026-11-18' },
  amountKobo,
});

describe('a difference', () => {
  it('is split over payments that are its amount to the kobo', async () => {
    let now = difference;
    const network = await open(`${base}/differences/7`, {
      'GET /settlement/differences/7': () => getSettlementDifference.response.parse(now),
      'GET /settlement/differences/7/candidates': () => [candidate(3, 100_001), candidate(4, 200_002)],
      'POST /settlement/differences/7/proposals': () => {
        now = {
          ...now,
          work: { ...now.work, state: 'proposed' },
          may: { ...now.may, match: 'none', writeOff: false, book: 'none' },
        };
        return getSettlementDifference.response.parse(now);
      },
    });
    expect(await screen.findByText(/021 pending/)).toBeDefined();
    expect(screen.getByText(/^Ask the provider about its line/)).toBeDefined();
    const [first, second] = [
      await screen.findByRole('checkbox', { name: /120000000003/ }),
      await screen.findByRole('checkbox', { name: /120000000004/ }),
    ];
    const action = screen.getByRole('button', { name: 'Propose to match' });
    expect(action.hasAttribute('disabled')).toBe(true);
    await user.click(first);
    await user.click(second);
    expect(screen.getByText(/Chosen: ₦3,000.03 of ₦3,000.03/)).toBeDefined();
    await user.click(action);
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('textbox'), 'The provider wrote so');
    await user.click(dialog.getByRole('button', { name: 'Propose to match' }));
    expect(await screen.findByText('Another person, a SuperAdmin, decides.')).toBeDefined();
    expect(network.sent).toContainEqual(
      expect.objectContaining({
        body: { caseVersion: 1, action: 'match', with: [idOf(3), idOf(4)], reason: 'The provider wrote so' },
      }),
    );
  });

  it('is asked about at the provider, whose answer is told', async () => {
    await open(`${base}/differences/7`, {
      'GET /settlement/differences/7': () => difference,
      'GET /settlement/differences/7/candidates': () => [],
      'POST /settlement/differences/7/questions': () => ({ outcome: 'not-known' }),
    });
    await user.click(await screen.findByRole('button', { name: 'Ask the provider now' }));
    expect(await screen.findByText('The provider does not know the reference')).toBeDefined();
  });

  it.each([
    ['owed', 'Propose to book it as owed'],
    ['payment', 'Propose to book it as a payment'],
  ] as const)('above what may be given up is proposed to be booked: %s', async (book, words) => {
    const large: SettlementDifference = {
      ...difference,
      may: { ...difference.may, match: 'none', writeOff: false, book },
    };
    const network = await open(`${base}/differences/7`, {
      'GET /settlement/differences/7': () => large,
      'POST /settlement/differences/7/proposals': () => large,
    });
    await user.click(await screen.findByRole('button', { name: words }));
    expect(screen.queryByRole('button', { name: 'Propose to give it up' })).toBeNull();
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('textbox'), 'The bank says so');
    await user.click(dialog.getByRole('button', { name: words }));
    await waitFor(() =>
      expect(network.sent).toContainEqual(
        expect.objectContaining({ body: { caseVersion: 1, action: 'book', with: [], reason: 'The bank says so' } }),
      ),
    );
  });

  it('is given up by the approval of a second person', async () => {
    const proposed: SettlementDifference = {
      ...difference,
      work: { ...difference.work, state: 'proposed' },
      proposals: [
        {
          ...{
            id: '5',
            action: 'write-off',
            isPayment: false,
            writeOffKobo: -300,
            theirs: null,
            ours: [],
            reason: 'It is little',
          },
          ...{ by: { id: idOf(9), name: 'Ladi Musa' }, at: '2026-11-20T08:00:00.000Z', outcome: null },
          ...{ endedBy: null, endedAt: null, endReason: null },
        },
      ],
      may: { ask: true, match: 'none', writeOff: false, book: 'none', decide: true, withdraw: false },
    };
    const network = await open(`${base}/differences/7`, {
      'GET /settlement/differences/7': () => proposed,
      'POST /settlement/differences/7/verdicts': () => proposed,
    });
    expect(await screen.findByText(/It is little/)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Approve' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('textbox'), 'I agree with Ladi');
    await user.click(dialog.getByRole('button', { name: 'Approve' }));
    await waitFor(() =>
      expect(network.sent).toContainEqual(
        expect.objectContaining({
          body: { caseVersion: 1, proposalId: '5', verdict: 'approve', reason: 'I agree with Ladi' },
        }),
      ),
    );
  });

  it('that cannot be read says so, in Hausa too', async () => {
    await open(`${base}/differences/7`, {}, 'ha');
    await waitFor(() => expect(screen.getAllByRole('alert').some(({ textContent }) => textContent !== '')).toBe(true));
  });
});

describe('treasury accounts', () => {
  const mda = { mdaId: 1, mda: 'Ministry of Works', account: null, waiting: null, earlier: 0 };
  const waiting = {
    ...{ id: idOf(5), bankCode: '058', accountNumber: '0152792740', accountName: 'Kaduna State Treasury' },
    ...{ proposedBy: 'Hauwa Garba', proposedAt: '2026-11-20T08:00:00.000Z', reason: 'The treasury wrote' },
    ...{ caseVersion: 1, mayDecide: true, mayWithdraw: false },
  };

  it('are proposed with a code, and a wrong number is found before it is sent', async () => {
    const network = await open(`${base}/accounts`, {
      'GET /settlement/treasury-accounts': () => [mda],
      'POST /settlement/treasury-accounts': () => ({ id: idOf(5) }),
    });
    await user.click(await screen.findByRole('button', { name: 'Change: Ministry of Works' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: /Bank/ }));
    await user.click(await screen.findByRole('option', { name: 'Guaranty Trust Bank' }));
    await user.type(dialog.getByRole('textbox', { name: /Account number/ }), '0152792741');
    await user.type(dialog.getByRole('textbox', { name: /Account name/ }), 'Kaduna State Treasury');
    await user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'The treasury wrote');
    await user.type(dialog.getByRole('textbox', { name: /Code/ }), '123456');
    await user.click(dialog.getByRole('button', { name: 'Propose' }));
    expect(await dialog.findAllByText(/not an account of that bank/)).not.toHaveLength(0);
    expect(network.sent).toEqual([]);
    await user.type(dialog.getByRole('textbox', { name: /Account number/ }), '{Backspace}0');
    await user.click(dialog.getByRole('button', { name: 'Propose' }));
    expect(await screen.findByText('Proposed. Another SuperAdmin decides')).toBeDefined();
    expect(network.sent).toContainEqual(
      expect.objectContaining({
        body: {
          ...{ mdaId: 1, bankCode: '058', accountNumber: '0152792740', accountName: 'Kaduna State Treasury' },
          ...{ reason: 'The treasury wrote', code: '123456' },
        },
      }),
    );
  });

  it('are approved by the second person with a code of their own', async () => {
    const network = await open(`${base}/accounts`, {
      'GET /settlement/treasury-accounts': () => [{ ...mda, waiting }],
      'POST /settlement/treasury-accounts/:id/verdicts': () => ({}),
    });
    await user.click(await screen.findByRole('button', { name: 'Approve: Ministry of Works' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'I called the treasury');
    await user.type(dialog.getByRole('textbox', { name: /Code/ }), '654321');
    await user.click(dialog.getByRole('button', { name: 'Approve' }));
    await waitFor(() =>
      expect(network.sent).toContainEqual(
        expect.objectContaining({
          body: { caseVersion: 1, verdict: 'approve', reason: 'I called the treasury', code: '654321' },
        }),
      ),
    );
  });

  it('that cannot be read say so, in Hausa too', async () => {
    await open(`${base}/accounts`, {}, 'ha');
    await waitFor(() => expect(screen.getAllByRole('alert').some(({ textContent }) => textContent !== '')).toBe(true));
  });
});
