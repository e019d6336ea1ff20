import { kobo } from '@portal/contracts';
import { renderArea } from '@portal/platform/testing';
import { TestTheme } from '@portal/ui/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { area } from '../../area.tsx';

const root = '/communication-infrastructure-assessment-portal';
const text = (en: string) => ({ en, ha: `${en} (ha)` });
const tariff = {
  key: 'communication-infrastructure',
  name: text('Communication infrastructure'),
  validFrom: '2026-01-01',
  entries: [
    { key: 'mast', label: text('Mast'), unit: text('per mast'), amountKobo: kobo(25_000_000), isIllustrative: true },
  ],
};
const line = { rate: 'mast', name: text('Mast'), unit: text('per mast'), quantity: 1, isIllustrative: true };
const assessmentOf = (amount: number) => ({
  tariffFrom: '2026-01-01',
  lines: [{ ...line, unitAmountKobo: amount, amountKobo: amount }],
  totalKobo: amount,
});
const declared = {
  reference: 'CDA430VA24QA',
  billReference: 'KD0000000000000A',
  totalKobo: 25_000_000,
  payBy: '2027-02-21',
  email: 'ngozi@savanna.example',
};
const lgas = [{ id: 9, displayField: 'Kaduna North', stateId: 19 }];
const paths = {
  lgas: '/lookups/lgas',
  tariff: '/content/tariffs/communication-infrastructure',
  assess: '/communication-infrastructure/assessments',
  declare: '/communication-infrastructure/declarations',
  import: '/communication-infrastructure/imports',
  follow: '/communication-infrastructure/declarations/progress',
};
type Answers = Readonly<Record<string, (body: unknown) => Response>>;
const basics: Answers = {
  [paths.lgas]: () => Response.json(lgas),
  [paths.tariff]: () => Response.json(tariff),
  [paths.assess]: () => Response.json(assessmentOf(25_000_000)),
};

function problem(status: number, code: string, more: object = {}) {
  return Response.json({ type: '', title: '', status, code, message: `said: ${code}`, ...more }, { status });
}

async function open(url: string, answers: Answers, language: 'en' | 'ha' = 'en') {
  const calls: { path: string; body: unknown }[] = [];
  const fetch = vi.fn<typeof globalThis.fetch>(async (input, init) => {
    const path = new URL(String(input)).pathname.replace('/api/v1', '');
    const body = init?.body ? JSON.parse(String(init.body)) : undefined;
    calls.push({ path, body });
    const answer = answers[path];
    if (!answer) throw new TypeError('offline');
    return answer(body);
  });
  const { router } = await renderArea(area, url, {
    fetch,
    language,
    wrap: (children) => <TestTheme>{children}</TestTheme>,
  });
  return { router, sent: (path: string) => calls.filter((call) => call.path === path).map(({ body }) => body) };
}
const title = (name: string) => screen.findByRole('heading', { level: 1, name });
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const type = (answers: Readonly<Record<string, string>>) => {
  for (const [label, value] of Object.entries(answers)) {
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  }
};

async function fillCompany() {
  await screen.findByLabelText('Company name');
  type({
    'Company name': 'Savanna Towers Limited',
    'CAC number': 'RC123456',
    'Who can we ask?': 'Ngozi Eze',
    'Email address': 'ngozi@savanna.example',
    'Phone number': '0803 123 4567',
    'Address of the company': '4 Kanta Road, Kaduna',
  });
  await press('Go on');
}
async function addMast() {
  await press('Add a site');
  await screen.findByRole('option', { name: 'Kaduna North' });
  type({
    'What is it?': 'mast',
    'Your name or number of the site': 'KAD-1',
    'Local government area': '9',
    Place: 'Ungwan Rimi',
    'Height in metres': '45',
    Power: 'grid',
  });
  await press('Keep this site');
}

beforeEach(() => sessionStorage.clear());

describe('the portal for masts, towers and fibre', () => {
  it('shows the rates of today and marks what is illustrative', async () => {
    await open(root, basics);
    await title('Communication Infrastructure Assessment Portal');
    expect(screen.getByText('illustrative')).toBeDefined();
    expect(screen.getByText('250,000.00')).toBeDefined();
  });

  it('says when the rates cannot be had, and tries again', async () => {
    let isAway = true;
    await open(root, { [paths.tariff]: () => (isAway ? problem(503, 'service.unavailable') : Response.json(tariff)) });
    await screen.findByText('The rates could not be loaded.');
    isAway = false;
    await press('Try again');
    expect(await screen.findByText('250,000.00')).toBeDefined();
  });

  it('speaks Hausa', async () => {
    await open(root, basics, 'ha');
    await title('Shafin tantance kayan sadarwa');
    expect(screen.getByText('misali')).toBeDefined();
  });
});

/** Declares one mast and hears nothing back. Gives how the submissions so far are known. */
async function losesTheAnswer() {
  const { sent } = await open(`${root}/declare`, basics);
  await fillCompany();
  await addMast();
  await press('Show the assessment');
  await press('Declare and get the bill of ₦250,000.00');
  expect((await screen.findByText(/There is no connection/)).closest(':focus')).not.toBeNull();
  return () => sent(paths.declare).map((body) => (body as { submissionId: string }).submissionId);
}

describe('declaring', () => {
  it('goes step by step to one bill, with the amount that was shown', async () => {
    const { sent } = await open(`${root}/declare`, { ...basics, [paths.declare]: () => Response.json(declared) });
    await fillCompany();
    await press('Show the assessment');
    expect(screen.getByText('Add at least one mast, tower or fibre route').closest(':focus')).not.toBeNull();
    await addMast();
    await press('Show the assessment');
    expect(await screen.findByRole('link', { name: 'What we store about you, and who sees it' })).toBeDefined();
    await press('Declare and get the bill of ₦250,000.00');
    const done = await title('Your bill is ready');
    await waitFor(() => expect(document.activeElement).toBe(done));
    expect(sent(paths.declare)).toEqual([
      expect.objectContaining({
        shownTotalKobo: 25_000_000,
        declaration: expect.objectContaining({
          companyName: 'Savanna Towers Limited',
          phoneNumber: '08031234567',
          sites: [expect.objectContaining({ kind: 'mast', lgaId: 9, heightMetres: 45, sharers: 0, latitude: null })],
        }),
      }),
    ]);
    expect(screen.getByRole('link', { name: 'Pay ₦250,000.00' }).getAttribute('href')).toContain(
      declared.billReference,
    );
    await press('Declare something else');
    expect(((await screen.findByLabelText('Company name')) as HTMLInputElement).value).toBe('');
  });

  it('shows the new assessment when the rates have changed, and declares nothing by itself', async () => {
    let amount = 25_000_000;
    const changed = () => {
      amount = 30_000_000;
      return problem(409, 'declaration.assessment-changed');
    };
    const answers = { ...basics, [paths.assess]: () => Response.json(assessmentOf(amount)), [paths.declare]: changed };
    const { sent } = await open(`${root}/declare`, answers);
    await fillCompany();
    await addMast();
    await press('Show the assessment');
    await press('Declare and get the bill of ₦250,000.00');
    expect((await screen.findByText(/The rates have changed/)).closest(':focus')).not.toBeNull();
    expect(await screen.findByRole('button', { name: 'Declare and get the bill of ₦300,000.00' })).toBeDefined();
    expect(sent(paths.declare)).toHaveLength(1);
  });

  it('keeps everything over a lost connection, and tries the same submission again', async () => {
    const sentIds = await losesTheAnswer();
    await press('Declare and get the bill of ₦250,000.00');
    await waitFor(() => expect(sentIds()).toHaveLength(2));
    const ids = sentIds();
    expect(ids[0]).toBe(ids[1]);
    document.body.replaceChildren();
    await open(`${root}/declare?step=sites`, basics);
    expect(await screen.findByRole('heading', { name: 'KAD-1' })).toBeDefined();
  });

  it.each([
    [
      'another company',
      async () => {
        await press('Back');
        await screen.findByRole('button', { name: 'Add a site' });
        await press('Back');
        await screen.findByLabelText('Company name');
        type({ 'Company name': 'Sahel Towers Limited' });
        await press('Go on');
      },
    ],
    [
      'another site',
      async () => {
        await press('Back');
        await addMast();
      },
    ],
  ])('%s after a lost answer is another declaration', async (_what, change) => {
    const sentIds = await losesTheAnswer();
    await change();
    await press('Show the assessment');
    await press('Declare and get the bill of ₦250,000.00');
    await waitFor(() => expect(sentIds()).toHaveLength(2));
    const ids = sentIds();
    expect(ids[0]).not.toBe(ids[1]);
  });

  it('lets nobody into a step whose earlier one is not complete', async () => {
    await open(`${root}/declare?step=assessment`, basics);
    expect(await screen.findByLabelText('Company name')).toBeDefined();
  });

  it('changes and removes a site', async () => {
    await open(`${root}/declare`, basics);
    await fillCompany();
    await addMast();
    await press('Change KAD-1');
    for (const height of ['tall', '4,5', '4e1', '0x2d']) {
      type({ 'Height in metres': height });
      await press('Keep this site');
      expect((await screen.findAllByText('Enter the height in metres, 1 to 400')).length).toBeGreaterThan(0);
      expect(screen.getByLabelText('Height in metres'), height).toBeDefined();
    }
    type({ 'Height in metres': '60' });
    await press('Keep this site');
    expect(await screen.findByText(/60 m/)).toBeDefined();
    await press('Remove KAD-1');
    expect(screen.queryByRole('heading', { name: 'KAD-1' })).toBeNull();
  });

  it('takes the focus into what opens and back to where it came from, and says what happened', async () => {
    await open(`${root}/declare`, basics);
    await fillCompany();
    await press('Add a site');
    expect(document.activeElement).toBe(await screen.findByRole('form', { name: 'Add a site' }));
    await press('Cancel');
    const add = await screen.findByRole('button', { name: 'Add a site' });
    await waitFor(() => expect(document.activeElement).toBe(add));

    await addMast();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add a site' })));
    expect(screen.getByText('KAD-1 is in the list')).toBeDefined();
    await press('Change KAD-1');
    await press('Keep this site');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Change KAD-1' })));
    await press('Remove KAD-1');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add a site' })));
  });

  it('says what is wrong in each cell of a file, and takes the good rows only when asked', async () => {
    const site = {
      kind: 'tower',
      name: 'KAD-2',
      lgaId: 9,
      place: 'Kawo',
      heightMetres: 50,
      power: 'solar',
      sharers: 0,
      latitude: null,
      longitude: null,
    };
    const problems = [{ row: 3, column: 'height_m', value: 'tall', problem: 'not-a-number' }];
    await open(`${root}/declare`, { ...basics, [paths.import]: () => Response.json({ sites: [site], problems }) });
    await fillCompany();
    const input = await waitFor(() => {
      const field = document.querySelector<HTMLInputElement>('input[type=file]');
      if (!field) throw new Error('There is no file field');
      return field;
    });
    await userEvent.upload(input, new File(['kind,name'], 'sites.csv', { type: 'text/csv' }));
    expect(await screen.findByText('Not a number')).toBeDefined();
    expect(screen.queryByRole('heading', { name: 'KAD-2' })).toBeNull();
    await press('Add the 1 good row');
    expect(await screen.findByRole('heading', { name: 'KAD-2' })).toBeDefined();
  });
});

it('a declaration is followed from its bill as it stands', async () => {
  const progress = {
    ...{
      reference: declared.reference,
      state: 'confirmed',
      companyName: 'Savanna Towers Limited',
      siteCount: 1,
      fibreMetres: 0,
    },
    ...{ receivedAt: '2026-11-20T09:00:00Z', checkedAt: '2026-11-21T09:00:00Z', rejectionReason: null },
    ...{
      billReference: declared.billReference,
      billStatus: 'paid',
      payBy: '2027-02-21',
      assessment: assessmentOf(25_000_000),
    },
  };
  await open(`${root}/declaration`, { [paths.follow]: () => Response.json(progress) });
  await screen.findByLabelText('Declaration reference');
  type({ 'Declaration reference': declared.reference, 'Email address': declared.email });
  await press('Show it');
  expect(await screen.findByText('Confirmed')).toBeDefined();
  expect(screen.getByText('Bill: Paid')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Open the receipt' }).getAttribute('href')).toContain(declared.billReference);
});
