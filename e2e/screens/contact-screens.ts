import type { Page } from '@playwright/test';
import { openEnquiry, sendEnquiry } from '@portal/contracts';
import {
  answersTo,
  apiHangs,
  cannotShow,
  complaint,
  fills,
  type Preparation,
  press,
  refuses,
  type Screen,
  titled,
} from './screen.ts';

const message = async (page: Page) => {
  await page.getByLabel('What is it about?').selectOption('payment');
  await fills(page, {
    'Your message': 'I was debited on Friday and have no receipt yet. What shall I do?',
    'Your name': 'Amina Bello',
    'Email address': 'amina@example.test',
  });
};

const enquiry = {
  reference: 'KE7Q4M2X9TBC',
  topic: 'payment',
  office: 'Zaria City',
  message: 'I was debited on Friday and have no receipt yet. What shall I do? My bank says that it sent the money.',
  sentAt: '2026-11-18T09:12:00.000Z',
} as const;

const answer = {
  text: 'Your bank gave the money back on Monday.\n\nPay the bill again with the same reference: https://example.test/a-very-long-address-that-does-not-break-anywhere?reference=KD7Q4M2X9TBC1VWZ',
  at: '2026-11-19T14:30:00.000Z',
};

const asks: Preparation = async (page) => {
  await fills(page, { 'Email address': 'amina@example.test' });
  await press(page, 'Show my message');
};

export const contactScreens: readonly Screen[] = [
  { name: 'offices, found', path: '/contact-us?q=zaria' },
  { name: 'offices, none found', path: '/contact-us?q=nowhere' },
  {
    name: 'offices, failed',
    path: '/faq',
    prepare: cannotShow('/contact-us'),
  },
  { name: 'report of untaxed activity', path: '/contact-us/report' },
  {
    name: 'report of untaxed activity, incomplete',
    path: '/contact-us/report',
    prepare: (page) => press(page, 'Send the report'),
  },
  { name: 'report of untaxed activity, how far', path: '/contact-us/report/status' },
  { name: 'message', path: '/contact-us/message?office=6' },
  { name: 'message, incomplete', path: '/contact-us/message', prepare: (page) => press(page, 'Send the message') },
  {
    name: 'message, sending',
    path: '/contact-us/message',
    prepare: async (page) => {
      await message(page);
      await apiHangs(page);
      await press(page, 'Send the message');
    },
  },
  {
    name: 'message, not sent',
    path: '/contact-us/message',
    prepare: async (page) => {
      await message(page);
      await refuses(page, sendEnquiry, 'enquiry.too-many');
      await press(page, 'Send the message');
      await complaint(page);
    },
  },
  {
    name: 'message, sent',
    path: '/contact-us/message',
    prepare: async (page) => {
      await message(page);
      await answersTo(page, sendEnquiry, { reference: enquiry.reference });
      await press(page, 'Send the message');
      await titled(page, 'We have your message');
    },
  },
  { name: 'message, how far', path: '/contact-us/status' },
  {
    name: 'message, unknown',
    path: `/contact-us/status?ref=${enquiry.reference}`,
    prepare: async (page) => {
      await asks(page);
      await complaint(page);
    },
  },
  {
    name: 'message, received',
    path: `/contact-us/status?ref=${enquiry.reference}`,
    prepare: async (page) => {
      await answersTo(page, openEnquiry, {
        ...enquiry,
        state: 'received',
        office: null,
        answers: [],
        files: [],
        replies: [],
      });
      await asks(page);
      await page.getByText(enquiry.message).waitFor();
    },
  },
  {
    name: 'message, answered',
    path: `/contact-us/status?ref=${enquiry.reference}`,
    prepare: async (page) => {
      await answersTo(page, openEnquiry, { ...enquiry, state: 'answered', answers: [answer], files: [], replies: [] });
      await asks(page);
      await page.getByText(enquiry.message).waitFor();
    },
  },
];
