import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openConsultations, problem, reference } from './testing/open-consultations.tsx';

beforeEach(() => {
  sessionStorage.clear();
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
});
afterEach(() => vi.useRealTimers());

const detailsUrl = '/consult-connect/details?topic=paye&mode=in-person&office=6&at=2027-03-01T09:00:00.000Z';

async function fill(question: string) {
  await screen.findByLabelText('Your question');
  for (const [label, value] of [
    ['Your question', question],
    ['Your name', 'Amina Bello'],
    ['Email address', 'amina@example.ng'],
  ] as const)
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  // As long as a person needs for it.
  vi.advanceTimersByTime(30_000);
}

describe('/consult-connect/details', () => {
  it('books what was chosen and shows the booking with what happens next', async () => {
    const { sent, address } = await openConsultations(detailsUrl);
    await fill('How do I register my workers?');
    await userEvent.click(screen.getByRole('button', { name: 'Book the consultation' }));

    expect(await screen.findByText('It is booked')).toBeDefined();
    expect(address()).toBe(`/consult-connect/booking?ref=${reference}`);
    expect(screen.getByText(/confirmation to amina@example\.ng/)).toBeDefined();
    expect(sent[0]).toEqual([
      'POST /consultations',
      {
        requestId: expect.any(String),
        website: '',
        secondsToFill: expect.any(Number),
        topic: 'paye',
        mode: 'in-person',
        officeId: 6,
        startsAt: '2027-03-01T09:00:00.000Z',
        name: 'Amina Bello',
        email: 'amina@example.ng',
        question: 'How do I register my workers?',
      },
    ]);
    expect(sent[1]).toEqual([`POST /consultations/bookings/${reference}/own`, { key: 'the-key' }]);
  });

  it('leads to other times when somebody was quicker, and loses nothing that was typed', async () => {
    await openConsultations(detailsUrl, {
      'POST /consultations': () => problem(409, 'consultation.time-taken', 'Somebody has just taken this time'),
    });
    await fill('How do I register my workers?');
    await userEvent.click(screen.getByRole('button', { name: 'Book the consultation' }));
    expect(await screen.findByText('Somebody has just taken this time')).toBeDefined();
    await userEvent.click(screen.getByRole('link', { name: 'Choose another time' }));
    await userEvent.click(await screen.findByRole('link', { name: 'Monday, 1 March 2027, 10:00' }));
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Your name').value).toBe('Amina Bello'));
    expect(screen.getByLabelText<HTMLTextAreaElement>('Your question').value).toBe('How do I register my workers?');
  });

  it('of another time after a lost answer is another request, and of the same time the same', async () => {
    const away = {
      'POST /consultations': () => {
        throw new TypeError('Failed to fetch');
      },
    };
    const ids: unknown[] = [];
    for (const url of [detailsUrl, detailsUrl, detailsUrl.replace('T09', 'T10')]) {
      document.body.replaceChildren();
      const { sent } = await openConsultations(url, away);
      if (ids.length === 0) await fill('How do I register my workers?');
      await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Your name').value).toBe('Amina Bello'));
      vi.advanceTimersByTime(30_000);
      await userEvent.click(screen.getByRole('button', { name: 'Book the consultation' }));
      expect(await screen.findByText(/Nothing you typed is lost/)).toBeDefined();
      ids.push(...sent.map(([, body]) => (body as { requestId: string }).requestId));
    }
    expect(ids[1]).toBe(ids[0]);
    expect(ids[2]).not.toBe(ids[0]);
  });

  it('asks for the office of a meeting before anything is typed', async () => {
    await openConsultations(detailsUrl.replace('&office=6', ''));
    expect(await screen.findByText('Something has not been chosen yet')).toBeDefined();
    expect(screen.queryByLabelText('Your question')).toBeNull();
  });

  it('asks for the phone only of whoever wants to be called', async () => {
    await openConsultations(detailsUrl.replace('in-person', 'phone'));
    await userEvent.click(await screen.findByRole('button', { name: 'Book the consultation' }));
    expect(await screen.findAllByText(/Enter a phone number/)).toHaveLength(2);
  });
});
