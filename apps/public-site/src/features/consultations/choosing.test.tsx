import { createEvent, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { openConsultations, times, title } from './testing/open-consultations.tsx';

describe('/consult-connect', () => {
  it('is a GET form of the page with the times, which needs no script', async () => {
    await openConsultations('/consult-connect?topic=paye&office=6');
    const form = (await screen.findByLabelText<HTMLSelectElement>('What is it about?')).form;
    if (!form) throw new Error('The field stands outside of a form');
    await userEvent.click(screen.getByLabelText('By phone'));
    const submit = createEvent.submit(form);
    submit.preventDefault = vi.fn();
    fireEvent(form, submit);
    expect(submit.preventDefault).not.toHaveBeenCalled();
    expect([form.getAttribute('action'), form.method]).toEqual(['/consult-connect/times', 'get']);
    expect(Object.fromEntries(new FormData(form))).toEqual({
      topic: 'paye',
      mode: 'phone',
      office: '6',
      consultant: '',
    });
    expect(within(screen.getByLabelText('Which office?')).queryByText(/Saminaka/)).toBeNull();
  });

  it('stops when something is missing and says what', async () => {
    await openConsultations('/consult-connect');
    await userEvent.click(await screen.findByRole('button', { name: 'See free times' }));
    const summary = await screen.findByRole('alert');
    expect(
      within(summary)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Choose what it is about', 'Choose how you want to meet']);
  });

  it('sends nobody to an office they did not choose', async () => {
    await openConsultations('/consult-connect?topic=paye&mode=in-person');
    await userEvent.click(await screen.findByRole('button', { name: 'See free times' }));
    const problem = 'Choose the office you will come to, or the person you want to meet';
    expect(within(await screen.findByRole('alert')).getByRole('link', { name: problem })).toBeDefined();
  });

  it('offers to write instead when it cannot be loaded', async () => {
    await openConsultations('/consult-connect', { 'GET /tax-offices': () => new Response('', { status: 502 }) });
    expect(await screen.findByText(/could not load this/)).toBeDefined();
    expect(screen.getAllByRole('link', { name: /Write to us instead/ })).toHaveLength(2);
  });

  it('comes by itself when a lost connection is back', async () => {
    let isAway = true;
    await openConsultations('/consult-connect', {
      'GET /tax-offices': () =>
        isAway
          ? new Response('', { status: 502 })
          : Response.json({ offices: [], holidays: [], contact: { email: null, telephone: null } }),
    });
    expect(await screen.findByText(/could not load this/)).toBeDefined();
    isAway = false;
    document.dispatchEvent(new Event('portal:connected'));
    expect(await screen.findByLabelText('What is it about?')).toBeDefined();
  });
});

describe('/consult-connect/times', () => {
  it('asks for what is missing, the office of a meeting included', async () => {
    await openConsultations('/consult-connect/times?topic=paye&mode=in-person');
    expect(await screen.findByText('Something has not been chosen yet')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Start from the beginning' }).getAttribute('href')).toBe(
      '/consult-connect?topic=paye&mode=in-person',
    );
  });

  it('shows free times by day as links in words, closed days with their reason', async () => {
    await openConsultations('/consult-connect/times?topic=paye&mode=in-person&office=6');
    await title('Choose a time');
    const link = screen.getByRole('link', { name: 'Monday, 1 March 2027, 10:00' });
    expect(link.getAttribute('href')).toBe(
      '/consult-connect/details?topic=paye&mode=in-person&office=6&at=2027-03-01T09%3A00%3A00.000Z',
    );
    expect(screen.getByText('Closed: Good Friday')).toBeDefined();
    expect(screen.getByText('No free time')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Later days' }).getAttribute('href')).toContain('from=2027-03-08');
  });

  it.each([
    ['en', 'Choose a time', 'Your consultant is away. Bala Musa stands in.'],
    ['ha', undefined, 'Mai ba ka shawara ba ya nan. Mai maye: Bala Musa.'],
  ] as const)('says in %s whose times these are when the consultant is away', async (language, heading, words) => {
    const [day] = times.days;
    await openConsultations(
      '/consult-connect/times?topic=paye&mode=phone&consultant=1',
      { 'GET /consultations/times': () => Response.json({ ...times, days: [{ ...day, standsIn: 'Bala Musa' }] }) },
      language,
    );
    if (heading) await title(heading);
    expect(await screen.findByText(words)).toBeDefined();
  });

  it('has a way on when nothing is free, when something is not chosen, and when it cannot be loaded', async () => {
    await openConsultations('/consult-connect/times?topic=paye&mode=phone', {
      'GET /consultations/times': () =>
        Response.json({ ...times, days: [{ day: '2027-03-01', holiday: null, standsIn: null, times: [] }] }),
    });
    expect(await screen.findByText('No free times on these days')).toBeDefined();
    document.body.innerHTML = '';
    await openConsultations('/consult-connect/times?topic=gold');
    expect(await screen.findByText('Something has not been chosen yet')).toBeDefined();
    document.body.innerHTML = '';
    await openConsultations('/consult-connect/times?topic=paye&mode=phone', {
      'GET /consultations/times': () => new Response('', { status: 502 }),
    });
    expect(await screen.findByRole('button', { name: /again|retry/i })).toBeDefined();
  });
});
