import type { Page } from '@playwright/test';
import {
  kobo,
  type LawPaper,
  type LawPaperSubject,
  listLawPapers,
  listOwnLawPapers,
  type OpenedNotice,
} from '@portal/contracts';
import { answersTo } from './screen.ts';

const id = (place: number) => `0199a1f0-0000-7000-8000-00000000010${place}`;
const served = {
  on: '2026-11-20',
  how: 'electronic',
  lastDay: '2026-12-21',
  billReference: 'KD7Q4M2X9TBC1VWZ',
} as const;
const told = { ...served, lastDay: null, billReference: null };

const papers: Readonly<Record<LawPaperSubject, readonly LawPaper[]>> = {
  assessment: [
    {
      id: id(1),
      number: 'ASM-2026-00000012',
      kind: 'assessment',
      issuedOn: '2026-11-19',
      service: served,
      standing: 'valid',
      amountKobo: kobo(15_000_000),
    },
  ],
  substitution: [
    {
      id: id(6),
      number: 'SUB-2026-00000001',
      kind: 'substitution',
      issuedOn: '2026-11-19',
      service: told,
      standing: 'valid',
      amountKobo: kobo(4_000_000),
    },
  ],
  demand: [
    {
      id: id(2),
      number: 'DMN-2026-00000001',
      kind: 'demand',
      issuedOn: '2026-11-09',
      service: served,
      standing: 'withdrawn',
      amountKobo: kobo(70_000_000),
    },
    {
      id: id(3),
      number: 'DMN-2026-00000001/2',
      kind: 'withdrawal',
      issuedOn: '2026-11-20',
      service: told,
      standing: 'valid',
      amountKobo: null,
    },
  ],
  objection: [
    {
      id: id(4),
      number: 'OBJ-2026-00000004',
      kind: 'acknowledgement',
      issuedOn: '2026-11-20',
      service: told,
      standing: 'valid',
      amountKobo: null,
    },
    {
      id: id(5),
      number: 'OBJ-2026-00000004/2',
      kind: 'validity',
      issuedOn: '2026-11-21',
      service: told,
      standing: 'valid',
      amountKobo: null,
    },
  ],
  penalty: [
    {
      id: id(6),
      number: 'PEN-2026-000001',
      kind: 'penalty',
      issuedOn: '2026-11-20',
      service: served,
      standing: 'valid',
      amountKobo: kobo(2_400_164),
    },
  ],
};

/** Both sides read the papers of a case. */
export async function hasPapers(page: Page, of: LawPaperSubject): Promise<void> {
  await answersTo(page, listOwnLawPapers, { papers: [...papers[of]] });
  await answersTo(page, listLawPapers, { papers: [...papers[of]] });
}

const same = (text: string) => ({ en: text, ha: text });

/** A notice of assessment as it is opened by its code, with a name as long as names are. */
export const sampleNotice: OpenedNotice = {
  ...{ id: id(1), number: 'ASM-2026-00000012', kind: 'assessment', issuedOn: '2026-11-19', service: served },
  ...{ standing: 'valid', amountKobo: kobo(15_000_000) },
  letter: {
    title: { en: 'Notice of assessment', ha: 'Sanarwar kimanta haraji' },
    basis: same('Nigeria Tax Administration Act 2025, s. 35, s. 40, s. 49'),
    to: {
      name: 'The Registered Trustees of the Association of Dealers in Agricultural Machinery of Zaria, Incorporated',
      ...{ tpui: 'KD-0412-0000-31', address: '12 Ahmadu Bello Way, Kaduna' },
    },
    office: { name: 'Zaria', address: '3 Kongo Road, Zaria' },
    facts: [{ label: { en: 'Tax', ha: 'Haraji' }, value: { en: 'Consumption tax', ha: 'Harajin amfani' } }],
    heading: { en: 'Your tax for October 2026 is ₦150,000.00', ha: 'Harajinka na Oktoba 2026 shi ne ₦150,000.00' },
    lead: [same('No return came in for October, and guests were there on each of our three visits.')],
    amount: { label: { en: 'Tax assessed', ha: 'Harajin da aka kimanta' }, kobo: kobo(15_000_000) },
    deadline: {
      label: { en: 'Pay or object by', ha: 'Ka biya ko ka ƙi yarda zuwa' },
      note: { en: '30 days, counted from the day after service', ha: 'Kwana 30, daga kashegarin isarwa' },
    },
    table: {
      title: { en: 'How it was worked out', ha: 'Yadda aka lissafa shi' },
      lines: [
        { says: same('Estimated sales'), how: same('24 rooms × 31 nights'), counts: 'shown', kobo: kobo(300_000_000) },
        { says: same('Consumption tax'), how: same('₦3,000,000 × 5 %'), counts: 'added', kobo: kobo(15_000_000) },
        {
          says: { en: 'Tax to pay', ha: 'Harajin da za a biya' },
          how: same(''),
          counts: 'total',
          kobo: kobo(15_000_000),
        },
      ],
      note: null,
    },
    toDo: [
      {
        en: 'Pay with the reference of the bill. No officer may take cash.',
        ha: 'Ka biya da lambar bil. Ba jami’in da aka yarda ya karɓi kuɗi.',
      },
      {
        en: 'You do not agree? Object within 30 days of service, free of charge.',
        ha: 'Ba ka yarda ba? Ka ƙi yarda cikin kwana 30, kyauta.',
      },
    ],
    sections: [
      {
        title: { en: 'What an objection does', ha: 'Abin da ƙin yarda yake yi' },
        text: {
          en: 'The part you dispute rests. We must decide within 90 days.',
          ha: 'Ɓangaren da kake jayayya a kai zai huta. Dole mu yanke cikin kwana 90.',
        },
      },
    ],
    officer: { name: 'Rabi Aliyu', title: { en: 'Tax Officer', ha: 'Jami’in haraji' }, badge: 'KO7Q4M2X9TBC' },
    signedBy: { name: 'Yusuf Bako', title: { en: 'Tax Office Manager', ha: 'Manajan ofishin haraji' } },
  },
};
