import { closeSession, openSession } from '@portal/auth';
import { answering } from '@portal/auth/testing';
import { type DiscrepancyDetail, discrepancyDetailSchema } from '@portal/contracts';
import { defineArea } from '@portal/platform';
import { renderArea } from '@portal/platform/testing';
import { expectAccessible, TestTheme } from '@portal/ui/testing';
import { configure, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { DiscrepancyPanel } from './discrepancy-panel.tsx';

configure({ asyncUtilTimeout: 8000 });
afterEach(() => closeSession());

const id = '0199a1f0-0000-7000-8000-000000000061';
const root = '/tax-area-office/discrepancy-report';
const area = defineArea({
  id: 'tax-office',
  navigation: [],
  routes: [{ path: root, element: <DiscrepancyPanel id={id} /> }],
  loadMessages: async () => {},
});
const found: DiscrepancyDetail = discrepancyDetailSchema.parse({
  ...{ id, number: 'DSC-2026-00000001', tpui: 'KD-0412-0000-31', taxpayer: 'Amina Sample Bello', office: 'Zaria' },
  ...{ rule: 'paye-income', returnKind: 'direct-assessment', periodFrom: '2025-01-01', periodTo: '2025-12-31' },
  ...{ declaredKobo: 120_000_000, foundKobo: 360_000_000, toleranceKobo: 1_200_000, effectKobo: 43_200_000 },
  ...{ source: 'PAYE rows filed by Zaria Sample Mills Ltd', sourceOn: '2026-01-12', confidence: 'number-alone' },
  ...{ state: 'found', foundOn: '2026-11-16', query: '', queriedOn: null, answerBy: null, explanation: '' },
  ...{
    explainedOn: null,
    decidedOn: null,
    decisionReason: '',
    assessment: null,
    workId: id,
    caseVersion: 1,
    acts: ['query'],
  },
});
const work = {
  ...{ id, kind: 'discrepancy', state: 'found', isOpen: true, subject: `discrepancy:${id}`, caseVersion: 1 },
  ...{
    reference: found.number,
    office: { id: 6, name: 'Zaria' },
    assignee: null,
    openedAt: '2026-11-16T01:00:00.000Z',
  },
  ...{ since: '2026-11-16T01:00:00.000Z', deadline: null, steps: [], deadlineChanges: [], moves: [] },
};

async function open(shown: DiscrepancyDetail, language: 'en' | 'ha' = 'en') {
  await openSession({ token: 'token', roles: ['Tax Office Manager'], user: { email: 'm@example.ng' } });
  const { fetch, sent } = answering({
    [`GET /discrepancies/${id}`]: () => Response.json(shown),
    [`GET /work/${id}`]: () => Response.json(work),
    [`POST /discrepancies/${id}/query`]: () => Response.json({ ...shown, state: 'queried', acts: [] }),
  });
  const { container } = await renderArea(area, root, {
    fetch,
    language,
    wrap: (children) => <TestTheme>{children}</TestTheme>,
  });
  const posted = () => sent.filter(({ call }) => call.startsWith('POST')).map(({ body }) => body);
  return { container, posted };
}

it('shows both figures, whose they are and how sure it is', async () => {
  const { container } = await open(found);
  expect(await screen.findByText('PAYE rows filed by Zaria Sample Mills Ltd')).toBeDefined();
  expect(screen.getByText('The number alone agrees')).toBeDefined();
  await expectAccessible(container);
});

it('asks the taxpayer with a question and days of their own', async () => {
  const { posted } = await open(found);
  await userEvent.click(await screen.findByRole('button', { name: 'Ask the taxpayer' }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Ask the taxpayer/ }));
  await userEvent.type(dialog.getByLabelText(/^Question/), 'Why is this pay not in the return?');
  await userEvent.click(dialog.getByRole('button', { name: 'Ask the taxpayer' }));
  await expect.poll(posted).toEqual([{ caseVersion: 1, question: 'Why is this pay not in the return?', days: 7 }]);
});

it('offers nothing once it is decided, in Hausa as well', async () => {
  await open({ ...found, state: 'dropped', decisionReason: 'A mistyped number', acts: [] }, 'ha');
  expect(await screen.findByText('A mistyped number')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Tambayi mai haraji' })).toBeNull();
});
