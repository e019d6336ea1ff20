import { getExpertSystem } from '@portal/contracts';
import { renderArea } from '@portal/platform/testing';
import { TestTheme } from '@portal/ui/testing';
import { refusedWith } from '@portal/workspace/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { area } from '../../area.tsx';

const request = {
  ...{
    id: '0199a1f0-0000-7000-8000-000000000001',
    workId: '0199a1f0-0000-7000-8000-000000000002',
    caseVersion: 1,
    reason: null,
  },
  ...{ address: 'https://new.example/paid', state: 'proposed', requestedAt: '2026-11-20T09:00:00.000Z' },
  requestedBy: 'Ladi Musa',
};
const system = {
  ...{ id: 1, name: 'Savanna Levy Desk', suspendedAt: null, suspensionReason: null },
  contact: { name: 'Ladi Musa', email: 'ladi@savanna.example', phone: '08031234567' },
  contract: { reference: 'KD/12', from: '2026-01-01', until: '2026-12-31' },
  engineCodes: [{ id: 5, code: 'SAVANNA-02', issuedOn: '2026-06-01', revokedOn: null }],
  revenueHeads: [],
  redirects: ['https://levydesk.savanna.example/paid'],
  redirectRequests: [request],
  documents: [
    {
      ...{ id: '0199a1f0-0000-7000-8000-000000000003', name: 'contract.pdf', bytes: 120_000 },
      ...{ uploadedAt: '2026-01-04T08:00:00.000Z', uploadedBy: 'Ladi Admin' },
    },
  ],
  people: [{ name: 'Ladi Musa', email: 'ladi@savanna.example' }],
};

async function open(path: string, language: 'en' | 'ha' = 'en', found: object | null = system) {
  const sent: { call: string; body: unknown }[] = [];
  const fetch = vi.fn<typeof globalThis.fetch>(async (input, init) => {
    const path = new URL(String(input)).pathname.replace('/api/v1', '');
    if (path.startsWith('/lookups/'))
      return Response.json([{ id: 3, displayField: 'Market levy', code: '12010102', mdaId: 1 }]);
    if (init?.method === 'GET' && path === '/expert-systems/1')
      return found ? Response.json(getExpertSystem.response.parse(found)) : refusedWith('expert-system.not-found');
    if (init?.method === 'GET') return refusedWith('service.unavailable');
    sent.push({
      call: `${init?.method} ${path}`,
      body: init?.body instanceof FormData ? [...init.body.keys()] : JSON.parse(String(init?.body)),
    });
    return Response.json(path === '/expert-systems' ? { id: 1 } : {});
  });
  const view = await renderArea(area, path, { fetch, language, wrap: (children) => <TestTheme>{children}</TestTheme> });
  return { ...view, sent };
}

it('takes papers of the contract: a file is needed, and one that is there goes with a reason', async () => {
  const user = userEvent.setup();
  const { sent } = await open('/admin/expert-system-modules/1');
  const papers = within(await screen.findByRole('region', { name: 'Papers of the contract' }));
  expect(papers.getByText('contract.pdf')).toBeDefined();
  await user.click(papers.getByRole('button', { name: 'Add a paper' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add a paper' });
  await user.click(within(dialog).getByRole('button', { name: 'Add a paper' }));
  expect(within(dialog).getByText('A paper is needed')).toBeDefined();
  const input = dialog.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('No file can be chosen');
  await user.upload(input, new File(['%PDF-1.7'], 'annex.pdf', { type: 'application/pdf' }));
  await user.click(within(dialog).getByRole('button', { name: 'Add a paper' }));
  await waitFor(() => expect(sent).toEqual([{ call: 'POST /expert-systems/1/documents', body: ['file'] }]));
  await user.click(papers.getByRole('button', { name: 'Take away: contract.pdf' }));
  const removal = within(await screen.findByRole('dialog', { name: 'Take away' }));
  await user.type(removal.getByRole('textbox'), 'The wrong paper');
  await user.click(removal.getByRole('button', { name: 'Take away' }));
  await waitFor(() =>
    expect(sent.at(-1)).toEqual({
      call: `POST /expert-systems/1/documents/${system.documents[0]?.id}/removal`,
      body: { reason: 'The wrong paper' },
    }),
  );
});

it('is suspended with a reason, after it was said what stays payable', async () => {
  const user = userEvent.setup();
  const { sent } = await open('/admin/expert-system-modules/1');
  await user.click(await screen.findByRole('button', { name: 'Suspend' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Suspend the expert system' }));
  expect(dialog.getByText(/stay payable/)).toBeDefined();
  await user.click(dialog.getByRole('button', { name: 'Suspend' }));
  expect(sent).toEqual([]);
  await user.type(dialog.getByRole('textbox'), 'Wrong amounts');
  await user.click(dialog.getByRole('button', { name: 'Suspend' }));
  await waitFor(() =>
    expect(sent).toEqual([{ call: 'POST /expert-systems/1/suspension', body: { reason: 'Wrong amounts' } }]),
  );
});

it('has its requested address released by the case that carries it', async () => {
  const user = userEvent.setup();
  const { sent } = await open('/admin/expert-system-modules/1');
  expect(await screen.findByText(/asked by Ladi Musa/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Release' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('https://new.example/paid')).toBeDefined();
  await user.click(dialog.getByRole('button', { name: 'Release' }));
  await waitFor(() =>
    expect(sent).toEqual([{ call: `POST /work/${request.workId}/moves`, body: { move: 'release', caseVersion: 1 } }]),
  );
});

it('says that it is not limited, and what is revoked and why', async () => {
  await open('/admin/expert-system-modules/1', 'en', {
    ...system,
    ...{ suspendedAt: '2026-11-20T09:00:00.000Z', suspensionReason: 'Wrong amounts' },
  });
  expect(await screen.findByText('Wrong amounts')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Reinstate' })).toBeDefined();
  expect(screen.getByText(/Not limited yet/)).toBeDefined();
});

it('is registered with what the contract asks, and opened then', async () => {
  const user = userEvent.setup();
  const { sent, router } = await open('/admin/expert-system-modules/new');
  const type = async (label: string, text: string) => user.type(await screen.findByLabelText(label), text);
  await type('Name', 'Kasuwa Billing');
  await type('Contact person', 'Ladi Musa');
  await type('Email', 'ladi@savanna.example');
  await type('Phone number', '08031234567');
  await type('Contract number', 'KD/12');
  await type('From', '01/01/2026');
  await type('Until', '31/12/2026');
  await type('Engine code', 'KASUWA-1');
  await user.selectOptions(await screen.findByLabelText('Revenue head'), '3');
  await user.click(screen.getByRole('button', { name: 'Register' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin/expert-system-modules/1'));
  expect(sent).toEqual([
    {
      call: 'POST /expert-systems',
      body: {
        ...{ name: 'Kasuwa Billing', contactName: 'Ladi Musa', contactEmail: 'ladi@savanna.example' },
        ...{ contactPhone: '08031234567', contractReference: 'KD/12', contractFrom: '2026-01-01' },
        ...{ contractUntil: '2026-12-31', engineCode: 'KASUWA-1', revenueHeadIds: [3] },
      },
    },
  ]);
});

it('that there is none is said, in Hausa too', async () => {
  await open('/admin/expert-system-modules/1', 'ha', null);
  expect(await screen.findByRole('heading', { name: 'Babu wani abu mai wannan suna' })).toBeDefined();
});
