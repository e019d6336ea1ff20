import type { Page } from '@playwright/test';
import {
  type Booking,
  bookConsultation,
  cancelOwnConsultation,
  getBooking,
  listConsultationTimes,
  type OwnBooking,
  openOwnBooking,
} from '@portal/contracts';
import {
  answersTo,
  apiHangs,
  cannotShow,
  complaint,
  fills,
  goesOnTo,
  press,
  refuses,
  type Screen,
  titled,
} from './screen.ts';

const timeQuery = 'topic=paye&mode=in-person&office=6';
const at = '2030-01-07T09:00:00.000Z';
const reference = 'KC7Q4M2X9TBC';
const address = `/consult-connect/booking?ref=${reference}`;

const open: Booking = {
  ...{ reference, state: 'booked', topic: 'paye', mode: 'video', startsAt: at, endsAt: '2030-01-07T09:30:00.000Z' },
  consultant: { id: 3, name: 'Malam Abdulrahman Danjuma Sule-Mohammed' },
  office: { id: 6, name: 'Zaria', address: 'Zaria City, opposite the old post office' },
};

const own: OwnBooking = {
  ...{ ...open, name: 'Amina Bello', email: 'amina@example.test', phone: '08031234567' },
  question: 'How do I register my three workers for PAYE, and what do I owe for the months before?',
  ...{ videoRoom: 'https://meet.example.test/kc7q-4m2x-9tbc', answer: null, isOpen: true },
};

async function opensIt(page: Page, state: OwnBooking['state'], changes: Partial<OwnBooking> = {}) {
  await answersTo(page, getBooking, { ...open, state });
  await answersTo(page, openOwnBooking, { ...own, state, ...changes });
  await goesOnTo(page, `${address}&key=for-a-picture`);
  await page.getByText('How do I register my three workers').waitFor();
}

const question = async (page: Page) => {
  await fills(page, {
    'Your question': own.question,
    'Your name': own.name,
    'Email address': own.email,
  });
};

const details = `/consult-connect/details?topic=paye&mode=video&at=${at}`;

export const consultationScreens: readonly Screen[] = [
  { name: 'consult-connect', path: '/consult-connect' },
  { name: 'consult-connect, problems', path: '/consult-connect', prepare: (page) => press(page, 'See free times') },
  {
    name: 'consult-connect, failed',
    path: '/faq',
    prepare: cannotShow('/consult-connect'),
  },
  { name: 'consultation, times', path: `/consult-connect/times?${timeQuery}` },
  { name: 'consultation, nothing chosen', path: '/consult-connect/times' },
  {
    name: 'consultation, nothing free',
    path: '/consult-connect',
    prepare: async (page) => {
      const holiday = { en: 'Christmas Day', ha: 'Ranar Kirsimeti' };
      const days = ['25', '26', '27'].map((day) => ({
        day: `2026-12-${day}`,
        holiday: day === '25' ? holiday : null,
        standsIn: null,
        times: [],
      }));
      await answersTo(page, listConsultationTimes, { firstDay: '2026-12-25', lastDay: '2027-01-20', days });
      await goesOnTo(page, `/consult-connect/times?${timeQuery}`);
      await titled(page, 'Choose a time');
    },
  },
  {
    name: 'consultation, times loading',
    path: '/consult-connect',
    prepare: async (page) => {
      await apiHangs(page);
      await goesOnTo(page, `/consult-connect/times?${timeQuery}`);
      await page.getByText('Loading...').first().waitFor();
    },
  },
  {
    name: 'consultation, times failed',
    path: '/consult-connect',
    prepare: cannotShow(`/consult-connect/times?${timeQuery}`),
  },
  { name: 'consultation, details', path: details },
  {
    name: 'consultation, details with problems',
    path: details.replace('video', 'phone'),
    prepare: (page) => press(page, 'Book the consultation'),
  },
  {
    name: 'consultation, time taken',
    path: details,
    prepare: async (page) => {
      await question(page);
      await refuses(page, bookConsultation, 'consultation.time-taken');
      await press(page, 'Book the consultation');
      await complaint(page);
    },
  },
  {
    name: 'consultation, booked',
    path: details,
    prepare: async (page) => {
      await question(page);
      await answersTo(page, bookConsultation, { booking: { ...own, state: 'booked' }, key: 'for-a-picture' });
      await answersTo(page, getBooking, { ...open, state: 'booked' });
      await answersTo(page, openOwnBooking, { ...own, state: 'booked' });
      await press(page, 'Book the consultation');
      await page.getByText('It is booked').waitFor();
    },
  },
  {
    name: 'consultation, shared address',
    path: '/consult-connect',
    prepare: async (page) => {
      await answersTo(page, getBooking, { ...open, state: 'booked' });
      await goesOnTo(page, address);
      await titled(page, 'Your consultation');
    },
  },
  {
    name: 'consultation, move question',
    path: '/consult-connect',
    prepare: async (page) => {
      await opensIt(page, 'booked');
      await goesOnTo(page, `${address}&to=${at}`);
    },
  },
  { name: 'consultation, moved', path: '/consult-connect', prepare: (page) => opensIt(page, 'rescheduled') },
  {
    name: 'consultation, answered',
    path: '/consult-connect',
    prepare: (page) =>
      opensIt(page, 'held', { isOpen: false, answer: 'Register at any office.\n\nBring the names and the salaries.' }),
  },
  {
    name: 'consultation, cancel question',
    path: '/consult-connect',
    prepare: async (page) => {
      await opensIt(page, 'booked');
      await press(page, 'Cancel the consultation');
      await page.getByRole('button', { name: 'Yes, cancel it' }).waitFor();
    },
  },
  {
    name: 'consultation, cancelled',
    path: '/consult-connect',
    prepare: async (page) => {
      await opensIt(page, 'booked');
      await answersTo(page, cancelOwnConsultation, { ...own, state: 'cancelled', isOpen: false });
      await press(page, 'Cancel the consultation');
      await press(page, 'Yes, cancel it');
      await titled(page, 'Consultation cancelled');
    },
  },
  { name: 'consultation, unknown', path: '/consult-connect/booking?ref=KC00' },
  {
    name: 'consultation, failed',
    path: '/consult-connect',
    prepare: cannotShow(address),
  },
];
