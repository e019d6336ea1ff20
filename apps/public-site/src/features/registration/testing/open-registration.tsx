import type { LookUp, PreRegistration } from '@portal/contracts';
import { renderArea } from '@portal/platform/testing';
import { clearToasts, ToastArea } from '@portal/ui';
import { TestTheme } from '@portal/ui/testing';
import { configure } from '@testing-library/react';
import { vi } from 'vitest';
import { area } from '../../../area.tsx';

// Whole screens with lazy code and eighteen fields: a busy machine needs longer than the default second.
configure({ asyncUtilTimeout: 8000 });

export const nin = '12345678901';

const nobody = { firstName: '', middleName: '', lastName: '', email: '', phoneNumber: '' };
const noAgency = { agencyId: '', agency: null, agentUid: '', agencyRcNumber: '' };

export function aPreRegistration(change: Partial<PreRegistration> = {}): PreRegistration {
  return {
    userType: 'Individual',
    user: { ...nobody, userName: 'kd-7h2k9m3p' },
    userRegistration: { nin, ...noAgency, dateOfBirth: null, genderId: null },
    ...change,
  };
}

export function aLookUp(change: Partial<LookUp> = {}): LookUp {
  return {
    lookUpToken: 'look-up-1',
    expiresAt: '2099-01-01T00:00:00.000Z',
    isProved: false,
    channels: ['phone', 'email'],
    preRegistration: aPreRegistration(),
    ...change,
  };
}

/** What the register knows of Amina, once she has proved that it is her. */
export const provedLookUp = aLookUp({
  isProved: true,
  preRegistration: aPreRegistration({
    user: {
      firstName: 'Amina',
      middleName: '',
      lastName: 'Bello',
      email: 'amina@example.ng',
      phoneNumber: '08031234567',
      userName: 'kd-7h2k9m3p',
    },
    userRegistration: { nin, ...noAgency, dateOfBirth: '1990-02-28', genderId: 1 },
  }),
});

type Answer = Response | Promise<Response>;
export type Answers = Readonly<Record<string, (body: Record<string, unknown>) => Answer>>;

const lists: Answers = {
  '/lookups/genders': () => Response.json([{ id: 1, displayField: 'Female' }]),
  '/lookups/states': () =>
    Response.json([
      { id: 19, displayField: 'Kaduna' },
      { id: 20, displayField: 'Kano' },
    ]),
  '/lookups/lgas?stateId=19': () => Response.json([{ id: 31, displayField: 'Zaria', stateId: 19 }]),
  '/lookups/lgas?stateId=20': () => Response.json([{ id: 400, displayField: 'Dala', stateId: 20 }]),
};

export function problem(status: number, code: string, message: string, fieldErrors?: Record<string, string>) {
  return () => Response.json({ type: '', title: '', status, code, message, fieldErrors }, { status });
}

/** Whatever the network fails with. */
export const connectionLost = () => Promise.reject(new TypeError('no network'));

/** Opens a real address with only the network replaced; an address nobody has an answer for fails the test. */
export async function openRegistration(url: string, answers: Answers = {}, language: 'en' | 'ha' = 'en') {
  clearToasts();
  const sent: (readonly [path: string, body: Record<string, unknown>])[] = [];
  let known: Answers = { ...lists, ...answers };
  const fetch = vi.fn<typeof globalThis.fetch>(async (input, init) => {
    const path = String(input).replace('http://api.test/api/v1', '');
    const body = init?.body ? (JSON.parse(String(init.body)) as Record<string, unknown>) : {};
    if (init?.method === 'POST') sent.push([path, body]);
    const answer = known[path];
    if (!answer) throw new Error(`Nobody answers ${path}`);
    return answer(body);
  });
  const { router, unmount } = await renderArea(area, url, {
    fetch,
    language,
    wrap: (children) => (
      <TestTheme>
        {children}
        <ToastArea />
      </TestTheme>
    ),
  });
  return {
    sent,
    router,
    unmount,
    answer(more: Answers) {
      known = { ...known, ...more };
    },
    address: () => router.state.location.pathname + router.state.location.search,
    asked: (path: string) => fetch.mock.calls.filter(([input]) => String(input).endsWith(path)).length,
  };
}
