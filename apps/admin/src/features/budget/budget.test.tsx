import { enterStatement, enterTargets, readTargetFile } from '@portal/contracts';
import { renderArea } from '@portal/platform/testing';
import { TestTheme } from '@portal/ui/testing';
import { refusedWith } from '@portal/workspace/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { area } from '../../area.tsx';

const version = {
  ...{ year: 2026, version: 1, source: 'Appropriation Law', totalKobo: 11_728_000_000_000 },
  ...{ mdas: [{ mdaId: 3, mda: 'An MDA', kobo: 100_000 }], enteredAt: '2026-01-04T09:00:00.000Z' },
};

const reading = {
  ...{ fileName: 'budget 2027.xlsx', totalKobo: 5_000_000, mdas: [{ mdaId: 3, mda: 'An MDA', kobo: 4_000_000 }] },
  problems: [{ row: 4, text: 'Ministry of the Moon', why: 'unknown-mda' }],
  asked: null,
  understood: {
    ...{ rows: 1, sumKobo: 4_000_000, firstDay: '2026-11-03', lastDay: '2026-11-25' },
    first: { line: 3, text: 'An MDA', kobo: 4_000_000 },
    last: { line: 3, text: 'An MDA', kobo: 4_000_000 },
  },
};
const nothing = { rows: 0, sumKobo: 0, first: null, last: null, firstDay: null, lastDay: null };
const question = {
  ...{ fileName: 'budget 2027.csv', totalKobo: 0, mdas: [], problems: [], understood: nothing },
  asked: { example: '1,250', pointKobo: 125_000, commaKobo: 125 },
};

async function open(refusal?: Response, language: 'en' | 'ha' = 'en', isAsked = false) {
  const sent: { readonly path: string; readonly body: unknown }[] = [];
  const fetch = vi.fn<typeof globalThis.fetch>(async (input, init) => {
    const path = new URL(String(input)).pathname.replace('/api/v1', '');
    const { pathname, searchParams } = new URL(String(input));
    if (pathname.endsWith(readTargetFile.path))
      return Response.json(isAsked && !searchParams.has('decimalMark') ? question : reading);
    if (init?.method === 'POST') {
      sent.push({ path, body: JSON.parse(String(init.body)) });
      return refusal ?? Response.json(path === enterTargets.path ? version : {});
    }
    if (path === '/budget/targets') return Response.json([version]);
    if (path.startsWith('/lookups/')) return Response.json([{ id: 3, displayField: 'An MDA' }]);
    return Response.json([]);
  });
  await renderArea(area, '/admin/settings/budget?year=2026', {
    fetch,
    language,
    wrap: (children) => <TestTheme>{children}</TestTheme>,
  });
  await screen.findByRole('heading', { level: 1 });
  return { sent, user: userEvent.setup() };
}

it('shows the versions of a year and what nobody stated as blank', async () => {
  await open();
  const targets = within(await screen.findByRole('region', { name: 'Targets' }));
  expect(await targets.findByRole('heading', { name: 'Version 1, the original budget' })).toBeDefined();
  expect(targets.getByText('117,280,000,000.00', { exact: false })).toBeDefined();
  const statements = within(screen.getByRole('region', { name: 'Statements' }));
  expect(await statements.findAllByText('not entered')).toHaveLength(7);
});

it('enters targets with parts by MDA', async () => {
  const { sent, user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Enter a new version' }));
  await user.type(screen.getByLabelText('Of the whole state'), '120,000,000,000');
  await user.type(screen.getByLabelText('The document it comes from'), 'Amended law');
  await user.click(screen.getByRole('button', { name: 'Add an MDA' }));
  await user.selectOptions(await screen.findByLabelText('MDA'), '3');
  await user.type(screen.getByLabelText('Target of the year'), '1000');
  await user.click(screen.getByRole('button', { name: 'Enter targets' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(enterTargets.body.parse(sent[0]?.body)).toEqual({
    ...{ year: 2026, source: 'Amended law', totalKobo: 12_000_000_000_000 },
    mdas: [{ mdaId: 3, kobo: 100_000 }],
  });
});

it('fills the form from a spreadsheet, says what it left out, and enters it when somebody has looked', async () => {
  const { sent, user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Enter a new version' }));
  const file = document.querySelector<HTMLInputElement>('input[type=file]');
  await user.upload(file as HTMLInputElement, new File(['MDA,Target'], 'budget 2027.xlsx'));
  expect(await screen.findByText('Row 4, Ministry of the Moon: no MDA of this name or code')).toBeDefined();
  const understood = [...document.querySelectorAll('.ui-summary > div')].map(({ textContent }) => textContent);
  expect(understood).toEqual([
    ...['Rows1', 'Together₦40,000.00', 'FirstRow 3: An MDA ₦40,000.00', 'LastRow 3: An MDA ₦40,000.00'],
    'Days3 Nov 2026 – 25 Nov 2026',
  ]);
  expect(sent).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Enter targets' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(enterTargets.body.parse(sent[0]?.body)).toEqual({
    ...{ year: 2026, source: 'budget 2027.xlsx', totalKobo: 5_000_000 },
    mdas: [{ mdaId: 3, kobo: 4_000_000 }],
  });
});

it('asks once how a file writes its amounts, and fills nothing before somebody said so', async () => {
  const { user } = await open(undefined, 'en', true);
  await user.click(await screen.findByRole('button', { name: 'Enter a new version' }));
  const file = document.querySelector<HTMLInputElement>('input[type=file]');
  await user.upload(file as HTMLInputElement, new File(['MDA,Target'], 'budget 2027.csv'));
  expect(await screen.findByText('“1,250” can be read two ways. Which amount is it?')).toBeDefined();
  expect((screen.getByLabelText('The document it comes from') as HTMLInputElement).value).toBe('');
  expect(screen.getByRole('button', { name: '₦1.25' })).toBeDefined();
  await user.click(screen.getByRole('button', { name: '₦1,250.00' }));
  expect(await screen.findByText('Row 4, Ministry of the Moon: no MDA of this name or code')).toBeDefined();
  expect(screen.queryByRole('button', { name: '₦1.25' })).toBeNull();
  expect((screen.getByLabelText('The document it comes from') as HTMLInputElement).value).toBe('budget 2027.xlsx');
});

it('keeps what was typed when parts are more than the whole, and says so at its field', async () => {
  const { user } = await open(refusedWith('budget.too-much'));
  await user.click(await screen.findByRole('button', { name: 'Enter a new version' }));
  await user.type(screen.getByLabelText('Of the whole state'), '5');
  await user.type(screen.getByLabelText('The document it comes from'), 'Amended law');
  await user.click(screen.getByRole('button', { name: 'Enter targets' }));
  expect((await screen.findAllByText('The targets of the MDAs are more than the total')).length).toBeGreaterThan(0);
  expect((screen.getByLabelText('The document it comes from') as HTMLInputElement).value).toBe('Amended law');
});

it('enters a statement: money as an amount, people as a number', async () => {
  const { sent, user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Enter a statement' }));
  await user.selectOptions(await screen.findByLabelText('What is stated'), 'population');
  await user.type(screen.getByLabelText('Persons'), '9032200');
  await user.type(screen.getByLabelText('Which office says so'), 'Bureau of Statistics');
  await user.type(screen.getByLabelText('Said on'), '03/11/2026');
  await user.type(screen.getByLabelText('Written where'), 'Projection of 2022');
  await user.click(screen.getByRole('button', { name: 'Enter a statement' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(enterStatement.body.parse(sent[0]?.body)).toEqual({
    ...{ kind: 'population', year: 2026, value: 9_032_200, office: 'Bureau of Statistics' },
    ...{ statedOn: '2026-11-03', document: 'Projection of 2022' },
  });
});

it('speaks Hausa', async () => {
  await open(undefined, 'ha');
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Manufofi da bayanai');
});
