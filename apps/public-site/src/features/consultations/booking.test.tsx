import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { openConsultations, own, problem, reference, title } from './testing/open-consultations.tsx';

beforeEach(() => sessionStorage.clear());

describe('/consult-connect/booking', () => {
  it('shows anybody when and where; only the mail’s link opens the rest, and leaves the address at once', async () => {
    const { sent } = await openConsultations(`/consult-connect/booking?ref=${reference}`);
    await title('Your consultation');
    expect(screen.getByText('Zaria, Zaria City')).toBeDefined();
    expect(screen.queryByText(/amina@/)).toBeNull();
    expect(screen.getByText(/open the link in the email/)).toBeDefined();
    expect(sent).toEqual([]);
    document.body.innerHTML = '';

    const mine = await openConsultations(`/consult-connect/booking?ref=${reference}&key=abc`);
    expect(await screen.findByText('Amina Bello, amina@example.ng')).toBeDefined();
    await waitFor(() => expect(mine.address()).toBe(`/consult-connect/booking?ref=${reference}`));
    expect(screen.getByRole('link', { name: /Put it into my calendar/ }).getAttribute('href')).toBe(
      `/api/v1/consultations/bookings/${reference}/calendar`,
    );
  });

  it('moves only after a question, and says so', async () => {
    const to = '2027-03-03T10:00:00.000Z';
    const { sent } = await openConsultations(`/consult-connect/booking?ref=${reference}&key=abc&to=${to}`, {
      [`POST /consultations/bookings/${reference}/time`]: () =>
        Response.json({ ...own, state: 'rescheduled', startsAt: to }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Move it' }));
    expect(await screen.findByText('It was moved')).toBeDefined();
    expect(screen.getByText('Wednesday, 3 March 2027, 11:00')).toBeDefined();
    expect(sent.filter(([name]) => name.endsWith('/time'))).toEqual([
      [`POST /consultations/bookings/${reference}/time`, { key: 'abc', startsAt: to }],
    ]);
  });

  it('cancels only after a question, and keeps the booking when that fails', async () => {
    let isAway = true;
    const { sent } = await openConsultations(`/consult-connect/booking?ref=${reference}&key=abc`, {
      [`POST /consultations/bookings/${reference}/cancellation`]: () =>
        isAway ? new Response('', { status: 502 }) : Response.json({ ...own, state: 'cancelled', isOpen: false }),
    });
    const ask = async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Cancel the consultation' }));
      return within(await screen.findByRole('dialog'));
    };
    await userEvent.click((await ask()).getByRole('button', { name: 'Keep it' }));
    const cancel = await screen.findByRole('button', { name: 'Cancel the consultation' });
    await waitFor(() => expect(document.activeElement).toBe(cancel));
    expect(sent.filter(([name]) => name.endsWith('/cancellation'))).toEqual([]);
    await userEvent.click((await ask()).getByRole('button', { name: 'Yes, cancel it' }));
    const failed = await screen.findByText(/No answer came/);
    await waitFor(() => expect(failed.closest(':focus')).not.toBeNull());
    isAway = false;
    await userEvent.click((await ask()).getByRole('button', { name: 'Yes, cancel it' }));
    await title('Consultation cancelled');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Consultation cancelled'));
    expect(screen.queryByText(/No answer came/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Cancel the consultation' })).toBeNull();
  });

  it('shows that it is cancelled when only the answer was lost', async () => {
    let state = 'booked';
    await openConsultations(`/consult-connect/booking?ref=${reference}&key=abc`, {
      [`POST /consultations/bookings/${reference}/own`]: () =>
        Response.json({ ...own, state, isOpen: state === 'booked' }),
      [`POST /consultations/bookings/${reference}/cancellation`]: () => {
        state = 'cancelled';
        throw new TypeError('Failed to fetch');
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel the consultation' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Yes, cancel it' }));
    await title('Consultation cancelled');
  });

  it('says that a key does not fit, and that a reference is unknown', async () => {
    await openConsultations(`/consult-connect/booking?ref=${reference}&key=wrong`, {
      [`POST /consultations/bookings/${reference}/own`]: () => problem(404, 'consultation.not-found', 'No'),
    });
    expect(await screen.findByText(/could not open the details/)).toBeDefined();
    document.body.innerHTML = '';
    await openConsultations('/consult-connect/booking?ref=KC00', {
      'GET /consultations/bookings/KC00': () => problem(404, 'consultation.not-found', 'No'),
    });
    expect(await screen.findByText('We could not find this consultation')).toBeDefined();
  });

  it('speaks Hausa', async () => {
    await openConsultations(`/consult-connect/booking?ref=${reference}`, {}, 'ha');
    await title('Lokacin shawararka');
    expect(screen.getByText('Litinin, 1 Maris 2027, 10:00')).toBeDefined();
  });
});
