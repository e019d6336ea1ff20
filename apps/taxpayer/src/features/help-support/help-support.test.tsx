import { errorCatalogue } from '@portal/contracts';
import { renderArea } from '@portal/platform/testing';
import { clearToasts, ToastArea } from '@portal/ui';
import { TestTheme } from '@portal/ui/testing';
import { pageAskedFor } from '@portal/workspace/testing';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { area } from '../../area.tsx';

const attemptId = '0199a1f0-0000-7000-8000-000000000001';
const attempt = {
  attempt: {
    ...{
      id: attemptId,
      startedAt: '2026-11-23T07:00:00.000Z',
      heads: 'Ground rent',
      billReference: 'KD7Q4M2X9TBC1VWZ',
    },
    ...{ gateway: 'Remita', reference: '140008260136', receiptNumber: null, amountKobo: 9_600_000, status: 'failed' },
  },
  ...{ askedTimes: 0, askedAt: null, askAgainAt: null, expiresAt: '2026-11-30T07:00:00.000Z', hops: [] },
  asOf: '2026-11-23T08:00:00.000Z',
};
const enquiry = {
  ...{ reference: 'KE7Q4M2X9TBC1VWZ', topic: 'bill', state: 'answered', office: null, message: 'Why this amount?' },
  sentAt: '2026-11-20T08:00:00.000Z',
  files: [{ id: '0199a1f0-0000-7000-8000-000000000009', name: 'alert.jpg', size: 20_000 }],
  answers: [{ text: 'It follows the tariff of 2026.', at: '2026-11-21T08:00:00.000Z' }],
  replies: [{ text: 'Thank you.', at: '2026-11-21T09:00:00.000Z', files: [] }],
};
/** One more than a page has. */
const manyEnquiries = Array.from({ length: 21 }, (_, at) =>
  at === 0 ? enquiry : { ...enquiry, reference: `KE${at}`, message: `Question ${at}`, answers: [], replies: [] },
);
const booking = {
  ...{ reference: 'KC7Q4M2X9TBC1VWZ', topic: 'paye', mode: 'phone', state: 'booked' },
  startsAt: '2026-12-01T09:00:00.000Z',
};
/** One more than a page has. */
const bookings = Array.from({ length: 11 }, (_, at) =>
  at === 0 ? booking : { ...booking, reference: `KC${at}`, startsAt: `2026-11-${30 - at}T09:00:00.000Z` },
);

async function open(
  search = '',
  answer: (path: string) => Response | undefined = () => undefined,
  enquiries: readonly (typeof enquiry)[] = [enquiry],
) {
  const sent: unknown[] = [];
  const view = await renderArea(area, `/user/help-support${search}`, {
    fetch: async (input, init) => {
      const path = new URL(String(input)).pathname.replace('/api/v1', '');
      const given = answer(path);
      if (init?.method === 'POST' && typeof init.body === 'string') sent.push(JSON.parse(init.body));
      if (given) return given;
      if (init?.method === 'POST') return Response.json({ reference: 'KE0000000000000A' });
      if (path === '/account/enquiries') {
        const { searchParams } = new URL(String(input));
        const record = searchParams.get('record');
        return Response.json(
          pageAskedFor(record ? enquiries.filter(({ reference }) => reference === record) : enquiries, searchParams),
        );
      }
      if (path === '/account/bookings')
        return Response.json(pageAskedFor(bookings, new URL(String(input)).searchParams));
      return path === `/account/attempts/${attemptId}` ? Response.json(attempt) : new Response(null, { status: 502 });
    },
    wrap: (children) => (
      <TestTheme>
        {children}
        <ToastArea />
      </TestTheme>
    ),
  });
  return { ...view, sent };
}
const write = async (text: string) => {
  await userEvent.type(await screen.findByLabelText('Your message'), text);
  await userEvent.click(screen.getByRole('button', { name: 'Send message' }));
};

beforeEach(() => {
  sessionStorage.clear();
  clearToasts();
});

describe('Help & Support', () => {
  it('shows what was written with its answers, and what was booked', async () => {
    await open();
    expect(await screen.findByText('It follows the tariff of 2026.')).toBeDefined();
    expect(screen.getByText('Why this amount?')).toBeDefined();
    const bookings = within(screen.getByRole('region', { name: 'Your bookings' }));
    expect(await bookings.findByText('1 Dec 2026, 10:00')).toBeDefined();
  });

  it('reaches older messages on their pages, and the one that a notice speaks of', async () => {
    await open('?about=paye', undefined, manyEnquiries);
    const region = within(await screen.findByRole('region', { name: 'Your messages' }));
    expect(await region.findByText('1–20 of 21')).toBeDefined();
    expect(region.queryByText('Question 20')).toBeNull();
    const older = region.getByRole('link', { name: 'Next page' });
    expect(older.getAttribute('href')).toBe('/user/help-support?about=paye&pageNumber=2');
    await userEvent.click(older);
    expect(await region.findByText('Question 20')).toBeDefined();
    cleanup();
    await open('?ref=KE20', undefined, manyEnquiries);
    expect((await screen.findByText('Question 20')).closest('details')?.open).toBe(true);
    expect(screen.getByText('Question 1')).toBeDefined();
  });

  it('reaches older bookings on their pages', async () => {
    await open();
    const region = within(await screen.findByRole('region', { name: 'Your bookings' }));
    expect(await region.findByText('1–10 of 11')).toBeDefined();
    expect(region.queryByText('20 Nov 2026, 10:00')).toBeNull();
    await userEvent.click(region.getByRole('button', { name: 'Next page' }));
    expect(await region.findByText('20 Nov 2026, 10:00')).toBeDefined();
  });

  it('sends a message once, and says its reference', async () => {
    const { sent } = await open();
    await userEvent.selectOptions(await screen.findByLabelText('What is it about?'), 'website');
    await write('The button does nothing on my phone.');
    expect(await screen.findByText(/Your message is sent/)).toBeDefined();
    expect(sent).toEqual([
      {
        topic: 'website',
        message: 'The button does nothing on my phone.',
        requestId: expect.stringMatching(/^[\da-f-]{36}$/),
      },
    ]);
    expect(screen.getByLabelText<HTMLTextAreaElement>('Your message').value).toBe('');
  });

  it('goes on with a message that was answered, and takes a picture along', async () => {
    const file = { id: '0199a1f0-0000-7000-8000-00000000000a', name: 'proof.png', size: 4 };
    const { sent } = await open(`?ref=${enquiry.reference}`, (path) => {
      if (path === '/account/enquiries/files') return Response.json(file);
      return path === `/account/enquiries/${enquiry.reference}/replies` ? Response.json(enquiry) : undefined;
    });
    const own = within(await screen.findByRole('region', { name: 'Your messages' }));
    expect(await own.findByText('Thank you.')).toBeDefined();
    expect(own.getByRole('button', { name: 'alert.jpg' })).toBeDefined();
    await userEvent.click(own.getByRole('button', { name: 'Write more' }));
    const picker = own.getByLabelText(/Add a picture/, { selector: 'input' });
    await userEvent.upload(picker, new File(['x'], 'proof.png', { type: 'image/png' }));
    expect(await own.findByText('proof.png')).toBeDefined();
    await own.findByText('Received');
    await userEvent.type(own.getByLabelText('Your reply'), 'The bank says it was sent.');
    await userEvent.click(own.getByRole('button', { name: 'Send reply' }));
    expect(await screen.findByText(/Your reply is sent/)).toBeDefined();
    expect(sent).toEqual([
      { message: 'The bank says it was sent.', fileIds: [file.id], requestId: expect.stringMatching(/^[\da-f-]{36}$/) },
    ]);
  });

  it('shows published answers about the screen somebody came from, and then about the subject they choose', async () => {
    const faq = (topic: string, question: string) => ({ slug: topic, topic, question, answer: [`About ${topic}.`] });
    const asked: string[] = [];
    await open('?about=receipts', (path) => {
      asked.push(path);
      return path === '/content/pages'
        ? Response.json({
            ...{ path: '/faq', title: { en: 'Questions', ha: 'Tambayoyi' }, lead: { en: '', ha: '' }, banners: [] },
            updatedOn: '2026-11-01',
            blocks: [
              {
                kind: 'questions',
                items: [faq('receipts', 'Where is my receipt?'), faq('rights', 'How do I complain?')],
              },
            ],
          })
        : undefined;
    });
    expect(await screen.findByText('Where is my receipt?')).toBeDefined();
    expect(screen.queryByText('How do I complain?')).toBeNull();
    await userEvent.selectOptions(screen.getByLabelText('What is it about?'), 'conduct');
    expect(await screen.findByText('How do I complain?')).toBeDefined();
    expect(screen.queryByText('Where is my receipt?')).toBeNull();
    expect(screen.getByRole('link', { name: 'Open with its links' }).getAttribute('href')).toBe('/faq#rights');
    expect(asked.filter((path) => path === '/content/pages')).toHaveLength(1);
  });

  it('refuses at once what is no picture', async () => {
    await open();
    const form = within(await screen.findByRole('region', { name: 'Write to us' }));
    const picker = form.getByLabelText(/Add a picture/, { selector: 'input' });
    await userEvent.upload(picker, new File(['%PDF'], 'statement.pdf', { type: 'application/pdf' }), {
      applyAccept: false,
    });
    expect(await form.findByText('Only PNG and JPEG pictures are accepted')).toBeDefined();
  });

  it('brings the payment along that somebody came from', async () => {
    const { sent } = await open(`?payment=${attemptId}`);
    expect(await screen.findByText('Ground rent · ₦96,000.00 · 1400 0826 0136')).toBeDefined();
    await write('I was debited and have no receipt.');
    await screen.findByText(/Your message is sent/);
    expect(sent).toEqual([expect.objectContaining({ attemptId, topic: 'payment' })]);
  });

  it('says what is missing, and what the server refuses, and keeps what was typed', async () => {
    const { status, message } = errorCatalogue['enquiry.too-many'];
    const { sent } = await open('', (path) =>
      path === '/account/enquiries' && sent0()
        ? Response.json(
            { type: 'about:blank', title: '', status, code: 'enquiry.too-many', message, requestId: 'x' },
            { status },
          )
        : undefined,
    );
    let isSending = false;
    function sent0() {
      return isSending;
    }
    await write('Help');
    expect(await screen.findByRole('link', { name: /Field is required/ })).toBeDefined();
    expect(screen.getByRole('link', { name: /Write at least 10/ })).toBeDefined();
    expect(sent).toEqual([]);
    isSending = true;
    await userEvent.selectOptions(screen.getByLabelText('What is it about?'), 'other');
    await write(' me, please, with this.');
    expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
    expect(screen.getByLabelText<HTMLTextAreaElement>('Your message').value).toBe('Help me, please, with this.');
  });
});
