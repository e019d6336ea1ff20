import { renderArea } from '@portal/platform/testing';
import { TestTheme } from '@portal/ui/testing';
import { configure, screen } from '@testing-library/react';
import { vi } from 'vitest';
import { area } from '../../../area.tsx';

export const reference = 'KC7Q4M2X9TBC1VWZ';
const consultants = [
  {
    id: 1,
    name: 'Hauwa Sani',
    title: { en: 'Tax consultant', ha: 'Mai ba da shawara' },
    officeId: 6,
    topics: ['paye'],
    modes: ['phone'],
  },
];
const offices = [
  { id: 6, name: 'Zaria', lga: 'Zaria', address: 'Zaria City', isIllustrative: true, hours: [] },
  { id: 20, name: 'Saminaka', lga: 'Lere', address: 'Saminaka', isIllustrative: true, hours: [] },
];
export const times = {
  firstDay: '2027-03-01',
  lastDay: '2027-03-29',
  days: [
    { day: '2027-03-01', holiday: null, standsIn: null, times: [{ startsAt: '2027-03-01T09:00:00.000Z', free: 1 }] },
    { day: '2027-03-02', holiday: { en: 'Good Friday', ha: 'Juma’a Mai Kyau' }, standsIn: null, times: [] },
    { day: '2027-03-03', holiday: null, standsIn: null, times: [] },
  ],
};
const open1 = {
  reference,
  state: 'booked',
  topic: 'paye',
  mode: 'in-person',
  startsAt: '2027-03-01T09:00:00.000Z',
  endsAt: '2027-03-01T09:30:00.000Z',
  consultant: { id: 1, name: 'Hauwa Sani' },
  office: { id: 6, name: 'Zaria', address: 'Zaria City' },
};
export const own = {
  ...open1,
  name: 'Amina Bello',
  email: 'amina@example.ng',
  phone: null,
  question: 'How do I register my workers?',
  videoRoom: null,
  answer: null,
  isOpen: true,
};

export function problem(status: number, code: string, message: string) {
  return Response.json({ type: '', title: '', status, code, message }, { status });
}

type Answer = (body: Record<string, unknown>) => Response;

/** A screen of ConsultConnect; what is not in `answers` is answered as usual. */
export async function openConsultations(
  url: string,
  answers: Readonly<Record<string, Answer>> = {},
  language: 'en' | 'ha' = 'en',
) {
  const sent: [string, Record<string, unknown>][] = [];
  const usual: Readonly<Record<string, Answer>> = {
    'GET /consultations/consultants': () => Response.json(consultants),
    'GET /tax-offices': () => Response.json({ offices, holidays: [], contact: { email: null, telephone: null } }),
    'GET /consultations/times': () => Response.json(times),
    [`GET /consultations/bookings/${reference}`]: () => Response.json(open1),
    [`POST /consultations/bookings/${reference}/own`]: () => Response.json(own),
    'POST /consultations': () => Response.json({ booking: own, key: 'the-key' }),
  };
  const fetch = vi.fn<typeof globalThis.fetch>(async (input, init) => {
    const name = `${init?.method ?? 'GET'} ${new URL(String(input)).pathname.replace('/api/v1', '')}`;
    const body = init?.body ? (JSON.parse(String(init.body)) as Record<string, unknown>) : {};
    if (init?.method === 'POST') sent.push([name, body]);
    return (answers[name] ?? usual[name] ?? (() => new Response('', { status: 502 })))(body);
  });
  const { router } = await renderArea(area, url, {
    fetch,
    language,
    wrap: (children) => <TestTheme>{children}</TestTheme>,
  });
  return { sent, router, address: () => router.state.location.pathname + router.state.location.search };
}

export const title = (name: string) => screen.findByRole('heading', { level: 1, name });
// The first screen of a feature loads its code: on a busy machine that takes more than a second.
configure({ asyncUtilTimeout: 10_000 });
