import { type MemberKind, makeIdentityCode } from '@portal/contracts';
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

/** Invented people and shops on every area; some suspended, some expired. The same on every machine. */
export function demoNetwork(): readonly DemoMember[] {
  const random = createRandom(20_260_701);
  const code = (kind: MemberKind) =>
    makeIdentityCode(
      kind,
      Uint8Array.from({ length: 9 }, () => random.int(0, 255)),
    );
  const person = () => `${random.pick(firstNames)} ${random.pick(lastNames)}`;
  const phone = () => `0803${String(random.int(0, 9_999_999)).padStart(7, '0')}`;
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
      name: isCompany ? `${random.pick(lastNames)} ${random.pick(trades)}` : person(),
      area: random.pick(areas),
      phoneNumber: random.chance(0.8) ? phone() : null,
      ...worth(),
    };
  });
  const sent = Array.from({ length: collectors }, (): DemoMember => {
    const card = { code: code('collector'), kind: 'collector', isCompany: false, area: '', phoneNumber: null } as const;
    return { ...card, name: person(), lgaId: random.int(1, homeAreas), mdaId: random.pick(employers), ...worth() };
  });
  return [...agents, ...sent];
}

/** Applications in the queue, and what staff made of them. */
export const demoApplications = [
  { firstName: 'Lami', lastName: 'Ayuba', companyName: null, lgaId: 9, state: 'received', declineReason: null },
  {
    firstName: 'Sunday',
    lastName: 'Ochoche',
    companyName: 'Ochoche Computers',
    lgaId: 2,
    state: 'received',
    declineReason: null,
  },
  { firstName: 'Zulai', lastName: 'Hassan', companyName: null, lgaId: 23, state: 'under-review', declineReason: null },
  {
    firstName: 'Peter',
    lastName: 'Bulus',
    companyName: 'Bulus Ventures',
    lgaId: 7,
    state: 'declined',
    declineReason: 'The CAC number belongs to another company.',
  },
] as const;
