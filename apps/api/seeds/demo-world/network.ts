import { type ApplicationState, type MemberKind, makeIdentityCode } from '@portal/contracts';
import { createRandom } from './random.ts';

export interface DemoMember {
  readonly code: string;
  readonly kind: MemberKind;
  readonly name: string;
  readonly isCompany: boolean;
  readonly lgaId: number;
  readonly area: string;
  readonly phoneNumber: string | null;
  readonly mdaId: number | null;
  readonly suspensionReason: string | null;
  /** Days from today on which the card ends; less than 0: it has. */
  readonly endsInDays: number;
}

export interface DemoApplication {
  readonly firstName: string;
  readonly lastName: string;
  readonly companyName?: string;
  readonly rcNumber?: string;
  readonly lgaId: number;
  readonly state: ApplicationState;
  readonly nin: string;
  readonly email: string;
  readonly declineReason?: string;
}

const firstNames = ['Amina', 'Bala', 'Comfort', 'Danladi', 'Esther', 'Faruk', 'Grace', 'Halima', 'Ishaya', 'Jummai'];
const lastNames = ['Abubakar', 'Bature', 'Chindo', 'Dogo', 'Garba', 'Kantiok', 'Lawal', 'Musa', 'Sarki', 'Tanko'];
const trades = ['Business Centre', 'Ventures', 'Computer Services', 'Print Shop', 'Cyber Café', 'Stores'];
const areas = ['Main market', 'Motor park', 'Local government secretariat', 'Station road', 'Central mosque road'];
const homeAreas = 23;
const agentsPerArea = 2;
const collectors = 12;
/** Agencies that send collectors out. */
const employers = [1, 4, 5, 13];
const reasons = ['Complaints about cash, being looked into', 'The phone number no longer answers'];

/**
 * Invented people and shops on every area; some suspended, some expired. The same on every machine. They say of themselves that
 * they are examples, and nobody can call them.
 */
export function demoNetwork(): readonly DemoMember[] {
  const random = createRandom(20_260_701);
  const code = (kind: MemberKind) =>
    makeIdentityCode(
      kind,
      Uint8Array.from({ length: 9 }, () => random.int(0, 255)),
    );
  const person = () => `${random.pick(firstNames)} ${random.pick(lastNames)}`;
  const worth = () => {
    const [isSuspended, hasExpired] = [random.chance(0.08), random.chance(0.1)];
    return {
      suspensionReason: isSuspended ? random.pick(reasons) : null,
      endsInDays: hasExpired ? -random.int(5, 200) : random.int(30, 360),
    };
  };
  const agents = Array.from({ length: homeAreas * agentsPerArea }, (_, index): DemoMember => {
    const isCompany = random.chance(0.6);
    return {
      ...{ code: code('agent'), kind: 'agent', isCompany, mdaId: null, lgaId: Math.floor(index / agentsPerArea) + 1 },
      name: anExample(isCompany ? `${random.pick(lastNames)} ${random.pick(trades)}` : person()),
      area: random.pick(areas),
      phoneNumber: null,
      ...worth(),
    };
  });
  const sent = Array.from({ length: collectors }, (): DemoMember => {
    const card = { code: code('collector'), kind: 'collector', isCompany: false, area: '', phoneNumber: null } as const;
    return {
      ...card,
      name: anExample(person()),
      lgaId: random.int(1, homeAreas),
      mdaId: random.pick(employers),
      ...worth(),
    };
  });
  return [...agents, ...sent];
}

/** The mark of what is invented, in its own name: whoever reads it anywhere reads that too. */
export function anExample(name: string): string {
  return `${name} (example)`;
}

/** Applications in the queue, and what staff made of them. The approved one is pre-registered as an agent (`seed-demo-registrations.ts`). */
export const demoApplications: readonly DemoApplication[] = [
  {
    firstName: 'Lami',
    lastName: 'Ayuba',
    lgaId: 9,
    state: 'received',
    nin: '70000000000',
    email: 'lami.ayuba@demo.test',
  },
  {
    firstName: 'Sunday',
    lastName: 'Ochoche',
    companyName: 'Ochoche Computers',
    rcNumber: 'RC1200345',
    lgaId: 2,
    state: 'received',
    nin: '70000000001',
    email: 'sunday.ochoche@demo.test',
  },
  {
    firstName: 'Zulai',
    lastName: 'Hassan',
    lgaId: 23,
    state: 'under-review',
    nin: '70000000002',
    email: 'zulai.hassan@demo.test',
  },
  {
    firstName: 'Peter',
    lastName: 'Bulus',
    companyName: 'Bulus Ventures',
    rcNumber: 'RC1200345',
    lgaId: 7,
    state: 'declined',
    nin: '70000000003',
    email: 'peter.bulus@demo.test',
    declineReason: 'The CAC number belongs to another company.',
  },
  {
    firstName: 'Samuel',
    lastName: 'Ishaku',
    companyName: 'Arewa Agents Ltd',
    rcNumber: 'RC445566',
    lgaId: 22,
    state: 'approved',
    nin: '70000000009',
    email: 'samuel.ishaku@people.test',
  },
];
