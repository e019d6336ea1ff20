import { closeSession, openSession } from '@portal/auth';
import type { AgentRegistration } from '@portal/contracts';
import { renderArea } from '@portal/platform/testing';
import { TestTheme } from '@portal/ui/testing';
import { configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { area } from '../../area.tsx';

// A busy machine needs longer than the default second.
configure({ asyncUtilTimeout: 8000 });

const types = [
  { id: 1, displayField: 'Passport photograph' },
  { id: 2, displayField: 'Certificate of incorporation' },
];
const photograph = {
  id: '019aa000-0000-7000-8000-000000000001',
  docId: 1,
  docName: 'me.jpg',
  size: 245_300,
  contentType: 'image/jpeg' as const,
  uploadedAt: '2026-11-21T08:00:00.000Z',
};
const registration = (change: object = {}) => ({
  status: 'documents-required',
  documents: [photograph],
  fee: { amountKobo: 2_500_000, isIllustrative: true, billReference: null },
  ...change,
});

type Answer = (init: RequestInit) => Response | Promise<Response>;

async function open(answers: Readonly<Record<string, Answer>> = {}) {
  let known: Readonly<Record<string, Answer>> = {
    'GET /agent-registration': () => Response.json(registration()),
    'GET /lookups/agent-document-types': () => Response.json(types),
    ...answers,
  };
  const calls: string[] = [];
  const fetch = vi.fn<typeof globalThis.fetch>(async (input, init = {}) => {
    const call = `${init.method} ${String(input).replace('http://api.test/api/v1', '')}`;
    calls.push(call);
    const answer = known[call];
    if (!answer) throw new Error(`Nobody answers ${call}`);
    return answer(init);
  });
  await renderArea(area, '/uploads', {
    fetch,
    wrap: (children) => <TestTheme>{children}</TestTheme>,
  });
  return {
    calls,
    fetch,
    answer(more: Readonly<Record<string, Answer>>) {
      known = { ...known, ...more };
    },
  };
}

const signIn = (role: string, email = 'agent@example.ng') =>
  openSession({ token: 't', roles: [role], user: { email } });
const row = async (name: string) => within(await screen.findByRole('listitem', { name }));
const currentStep = () => document.querySelector('[aria-current=step]')?.textContent;
const picture = (name = 'scan.png', type = 'image/png', size = 10) => new File(['x'.repeat(size)], name, { type });

async function choose(name: string, file: File) {
  const item = await screen.findByRole('listitem', { name });
  const input = item.querySelector('input');
  if (!input) throw new Error('The row has no place for a file');
  await userEvent.upload(input, file, { applyAccept: false });
}

function refusal(status: number, code: string, message: string): Answer {
  return () => Response.json({ type: '', title: '', status, code, message }, { status });
}

beforeEach(closeSession);

describe('/uploads', () => {
  it('shows its first step to whoever is not signed in, with the way back after signing in', async () => {
    const { calls } = await open();

    expect(await screen.findByRole('heading', { level: 1, name: 'Upload Document' })).toBeDefined();
    expect(currentStep()).toBe('1Step 1 of 3: Log in');
    expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe(
      '/uploads?a=login&routeTo=%2Fuploads',
    );
    expect(
      screen.getByText(
        'Any member of the public can create an account and will be a director, trustee or proprietor/partner during registration.',
      ),
    ).toBeDefined();
    expect(calls).toEqual([]);
  });

  it('tells whoever is no agent so, and asks the server nothing', async () => {
    await signIn('Individual', 'amina@example.ng');
    const { calls } = await open();

    expect(await screen.findByText(/signed in as amina@example\.ng/)).toBeDefined();
    expect(screen.getByRole('link', { name: 'How to become an agent' }).getAttribute('href')).toBe('/agent-network');
    expect(calls).toEqual([]);
  });

  it('shows an agent a row for each type, at step 2 of 3, with name and size of what is there', async () => {
    await signIn('Agent');
    await open();

    const photo = await row('Passport photograph');
    expect(photo.getByText('me.jpg', { exact: false }).textContent).toBe('me.jpg 245 KB');
    expect(photo.getByText('Received')).toBeDefined();
    expect((await row('Certificate of incorporation')).getByText('Not handed in yet')).toBeDefined();
    expect(currentStep()).toBe('2Step 2 of 3: Upload Document');
    expect(screen.getByText('1 of 2 received')).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
  });

  it('hands a picture in, and is at the payment once all are there', async () => {
    await signIn('Agent');
    let sent: FormDataEntryValue | null = null;
    const leave = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
    const { answer } = await open({
      'POST /agent-registration/documents/2': ({ body }) => {
        sent = (body as FormData).get('file');
        answer({
          'GET /agent-registration': () =>
            Response.json(
              registration({
                status: 'payment-required',
                documents: [photograph, { ...photograph, docId: 2, docName: 'scan.png' }],
              }),
            ),
        });
        return Response.json({ ...photograph, docId: 2 });
      },
      'POST /agent-registration/bill': () => Response.json({ billReference: 'KD7Q', amountKobo: 2_500_000 }),
    });

    await choose('Certificate of incorporation', picture());

    expect(await screen.findByText('2 of 2 received')).toBeDefined();
    expect((sent as File | null)?.name).toBe('scan.png');
    expect(currentStep()).toBe('3Step 3 of 3: Make payment');
    expect(screen.getByText('The amount is illustrative: no fee has been published.')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Pay ₦25,000.00' }));
    await waitFor(() => expect(leave).toHaveBeenCalledWith('/payment-gateways-open?billRef=KD7Q'));
  });

  it.each([
    ['contract.pdf', 'application/pdf', 'Only PNG and JPEG pictures are accepted'],
    ['drawing.svg', 'image/svg+xml', 'Only PNG and JPEG pictures are accepted'],
  ])('refuses %s at its row and sends nothing', async (name, type, message) => {
    await signIn('Agent');
    const { calls } = await open();

    await choose('Certificate of incorporation', picture(name, type));

    expect((await row('Certificate of incorporation')).getByRole('alert').textContent).toContain(message);
    expect(calls.some((call) => call.startsWith('POST'))).toBe(false);
  });

  it('refuses what is larger than 10 MB', async () => {
    await signIn('Agent');
    const { calls } = await open();

    await choose('Certificate of incorporation', picture('huge.png', 'image/png', 10 * 1024 * 1024 + 1));

    expect(await screen.findByText('The picture is larger than 10 MB')).toBeDefined();
    expect(calls.some((call) => call.startsWith('POST'))).toBe(false);
  });

  it('says why a picture was not received, and sends the same one again', async () => {
    await signIn('Agent');
    const post = 'POST /agent-registration/documents/2';
    const { answer, calls } = await open({ [post]: () => Promise.reject(new TypeError('no network')) });
    await choose('Certificate of incorporation', picture());
    const item = await row('Certificate of incorporation');
    expect(await item.findByText('The document did not arrive. Check your connection and try again')).toBeDefined();
    expect(item.getByText('scan.png', { exact: false })).toBeDefined();

    answer({ [post]: refusal(422, 'document.not-an-image', 'Only PNG and JPEG pictures are accepted') });
    await userEvent.click(item.getByRole('button', { name: 'Try again' }));

    expect(await item.findByText('Only PNG and JPEG pictures are accepted')).toBeDefined();
    expect(calls.filter((call) => call === post)).toHaveLength(2);
    // It is no picture: sending it again would change nothing.
    expect(item.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('can be stopped while it is sent', async () => {
    await signIn('Agent');
    let signal: AbortSignal | null | undefined;
    await open({
      'POST /agent-registration/documents/2': (init) => {
        signal = init.signal;
        return new Promise(() => {});
      },
    });
    await choose('Certificate of incorporation', picture());
    const item = await row('Certificate of incorporation');

    await userEvent.click(await item.findByRole('button', { name: 'Cancel' }));

    expect(await item.findByText('Not handed in yet')).toBeDefined();
    expect(signal?.aborted).toBe(true);
  });

  it('keeps the chosen picture when the session ends in the middle, for the same person only', async () => {
    await signIn('Agent');
    const first = await open({
      'POST /agent-registration/documents/2': refusal(401, 'session.expired', 'Your current session is expired'),
    });
    await choose('Certificate of incorporation', picture());
    await screen.findByText('Not received');
    await closeSession();
    await screen.findByRole('link', { name: 'Log in' });

    await signIn('Agent');
    expect((await row('Certificate of incorporation')).getByText('scan.png', { exact: false })).toBeDefined();
    await closeSession();
    await signIn('Agent', 'other@example.ng');
    expect((await row('Certificate of incorporation')).getByText('Not handed in yet')).toBeDefined();
    expect(first.calls.filter((call) => call.startsWith('POST'))).toHaveLength(1);
  });

  it('takes a document back', async () => {
    await signIn('Agent');
    const { answer, calls } = await open({
      [`DELETE /agent-registration/documents/${photograph.id}`]: () => {
        answer({ 'GET /agent-registration': () => Response.json(registration({ documents: [] })) });
        return Response.json({});
      },
    });

    await userEvent.click((await row('Passport photograph')).getByRole('button', { name: 'Delete' }));

    expect(await (await row('Passport photograph')).findByText('Not handed in yet')).toBeDefined();
    expect(calls).toContain(`DELETE /agent-registration/documents/${photograph.id}`);
  });

  it('says so at the row when it could not be taken back', async () => {
    await signIn('Agent');
    await open();

    await userEvent.click((await row('Passport photograph')).getByRole('button', { name: 'Delete' }));

    expect(await screen.findByText('The document could not be deleted. Try again')).toBeDefined();
  });

  it('is final once the fee is received', async () => {
    await signIn('Agent');
    const complete: Partial<AgentRegistration> = { status: 'complete' };
    const fee = { amountKobo: 2_500_000, isIllustrative: true, billReference: 'KD7Q' };
    const card = { code: 'KA7Q4M2X9TBC', name: 'Musa Sani', validUntil: '2028-11-23', isSuspended: false };
    const verificationUrl = 'https://pay.example.gov.ng/agent-network/verify?code=KA7Q4M2X9TBC';
    const review = { state: 'approved', since: '2026-11-23T08:00:00.000Z', reason: null };
    await open({
      'GET /agent-registration': () => Response.json(registration({ ...complete, fee })),
      'GET /agent-registration/review': () =>
        Response.json({ review: { ...review, card: { ...card, verificationUrl } } }),
    });

    expect(await screen.findByText('Your registration as an agent is complete')).toBeDefined();
    expect(await screen.findByText('Approved')).toBeDefined();
    expect(screen.getByText('KA7Q 4M2X 9TBC')).toBeDefined();
    expect(screen.getByRole('img', { name: /KA7Q4M2X9TBC/ })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Open the receipt' }).getAttribute('href')).toBe(
      '/payment_summary_open?ref=KD7Q',
    );
    expect(screen.queryAllByRole('button')).toEqual([]);
  });

  it('says when nothing can be loaded, and tries again', async () => {
    await signIn('Agent');
    const { answer } = await open({ 'GET /agent-registration': refusal(503, 'service.unavailable', 'Not now') });
    expect(await screen.findByText('Not now')).toBeDefined();

    answer({ 'GET /agent-registration': () => Response.json(registration()) });
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

    expect(await row('Passport photograph')).toBeDefined();
  });
});
