import type { Page } from '@playwright/test';
import {
  type AgentApplicationProgress,
  applyAsAgent,
  followAgentApplication,
  type VerifiedMember,
  verifyIdentityCode,
} from '@portal/contracts';
import {
  answersTo,
  apiFails,
  cannotShow,
  complaint,
  fills,
  goesOnTo,
  type Preparation,
  press,
  refuses,
  type Screen,
  titled,
} from './screen.ts';

const reference = 'AP7Q4M2X9TBC';

async function fillsIn(page: Page) {
  await page.getByLabel('I apply as a person').check();
  await fills(page, {
    'First name': 'Halima',
    'Last name': 'Sule',
    NIN: '71000000001',
    'Email address': 'halima@example.test',
    'Phone number': '0803 123 4567',
    'Town, market or street where people find you': 'Main market',
    'Years of work with customers, payments or papers': '4',
    'What have you done so far?': 'I have run a shop with a printer in Zaria for four years.',
  });
  await page.getByLabel('Local government area where you will work').selectOption({ label: 'Zaria' });
  await page.getByLabel(/I agree that the service checks/).check();
}

const member: VerifiedMember = {
  ...{ code: 'KA7Q4M2X9TBC', kind: 'agent', standing: 'active', name: 'Halima Sule', lga: 'Zaria' },
  ...{ employer: null, validUntil: '2027-11-20', duty: null },
};

function card(changes: Partial<VerifiedMember>): Preparation {
  return async (page) => {
    await answersTo(page, verifyIdentityCode, { ...member, ...changes });
    await goesOnTo(page, '/agent-network/verify?code=KA7Q4M2X9TBC');
    await page.getByText('Halima Sule').waitFor();
  };
}

const progress: AgentApplicationProgress = {
  ...{ reference, state: 'received', name: 'Halima Sule', lga: 'Zaria', receivedAt: '2026-11-10T08:00:00.000Z' },
  ...{ reviewStartedAt: null, decidedAt: null, declineReason: null, identityCode: null },
};
const decided = { reviewStartedAt: '2026-11-11T08:00:00.000Z', decidedAt: '2026-11-13T08:00:00.000Z' };

function application(changes: Partial<AgentApplicationProgress>): Preparation {
  return async (page) => {
    await answersTo(page, followAgentApplication, { ...progress, ...changes });
    await fills(page, { Reference: reference, 'Email address': 'halima@example.test' });
    await press(page, 'Show it');
    await page.getByText('Halima Sule').waitFor();
  };
}

export const agentScreens: readonly Screen[] = [
  { name: 'agents', path: '/agent-network' },
  { name: 'agents, nobody found', path: '/agent-network?q=nobody-has-this-name' },
  {
    name: 'agents, failed',
    path: '/faq',
    prepare: cannotShow('/agent-network'),
  },
  { name: 'agents, active card', path: '/agent-network', prepare: card({}) },
  {
    name: 'agents, suspended card',
    path: '/agent-network',
    prepare: card({ kind: 'collector', standing: 'suspended', employer: 'Kaduna State Markets Development Company' }),
  },
  { name: 'agents, expired card', path: '/agent-network', prepare: card({ standing: 'expired' }) },
  { name: 'agents, unknown card', path: '/agent-network/verify?code=KA00' },
  {
    name: 'agents, card not checked',
    path: '/agent-network',
    prepare: async (page) => {
      await apiFails(page);
      await goesOnTo(page, '/agent-network/verify?code=KA7Q4M2X9TBC');
      await page.getByText('We could not ask just now').waitFor();
    },
  },
  { name: 'agents, application', path: '/agent-network/apply' },
  {
    name: 'agents, application with problems',
    path: '/agent-network/apply',
    prepare: async (page) => {
      await page.getByLabel('I apply for a company').check();
      await press(page, 'Send the application');
    },
  },
  {
    name: 'agents, application not sent',
    path: '/agent-network/apply',
    prepare: async (page) => {
      await fillsIn(page);
      await refuses(page, applyAsAgent, 'unexpected');
      await press(page, 'Send the application');
      await complaint(page);
    },
  },
  {
    name: 'agents, application sent',
    path: '/agent-network/apply',
    prepare: async (page) => {
      await fillsIn(page);
      await answersTo(page, applyAsAgent, { reference, email: 'halima@example.test' });
      await press(page, 'Send the application');
      await titled(page, 'We have your application');
    },
  },
  { name: 'agents, follow an application', path: '/agent-network/application' },
  {
    name: 'agents, application unknown',
    path: '/agent-network/application',
    prepare: async (page) => {
      await fills(page, { Reference: reference, 'Email address': 'halima@example.test' });
      await press(page, 'Show it');
      await complaint(page);
    },
  },
  { name: 'agents, application received', path: '/agent-network/application', prepare: application({}) },
  {
    name: 'agents, application declined',
    path: '/agent-network/application',
    prepare: application({
      ...{ state: 'declined', ...decided },
      declineReason: 'The address you gave could not be found, and nobody answered the telephone on three days.',
    }),
  },
  {
    name: 'agents, application approved',
    path: '/agent-network/application',
    prepare: application({ state: 'approved', ...decided, identityCode: 'KA7Q4M2X9TBC' }),
  },
];
