import type { ConsultationMode, ConsultationTopic, Localized } from '@portal/contracts';

interface DemoConsultant {
  readonly name: string;
  readonly title: Localized;
  readonly office: string;
  readonly topics: readonly ConsultationTopic[];
  readonly modes: readonly ConsultationMode[];
}

const titles = {
  consultant: { en: 'Tax consultant', ha: 'Mai ba da shawara kan haraji' },
  officer: { en: 'Tax officer', ha: 'Jami’in haraji' },
  manager: { en: 'Manager, objections', ha: 'Manaja, ƙorafe-ƙorafe' },
} as const;

const everyday = ['registration', 'self-assessment', 'business', 'clearance'] as const;
const employers = ['paye', 'withholding', 'other'] as const;
const everyMode = ['in-person', 'phone', 'video'] as const;

/** Invented people. */
export const demoConsultants: readonly DemoConsultant[] = [
  {
    name: 'Hauwa Sani',
    title: titles.consultant,
    office: 'KADIRS HQ',
    topics: [...everyday, ...employers],
    modes: everyMode,
  },
  {
    name: 'Emmanuel Audu',
    title: titles.consultant,
    office: 'KADIRS HQ',
    topics: [...employers, 'property'],
    modes: everyMode,
  },
  {
    name: 'Rakiya Umar',
    title: titles.manager,
    office: 'KADIRS HQ',
    topics: ['objection', 'clearance', 'other'],
    modes: everyMode,
  },
  {
    name: 'Musa Lawal',
    title: titles.officer,
    office: 'Zaria',
    topics: [...everyday, 'paye'],
    modes: ['in-person', 'phone'],
  },
  {
    name: 'Grace Yohanna',
    title: titles.officer,
    office: 'Zaria',
    topics: ['property', 'objection', ...employers],
    modes: ['in-person', 'phone'],
  },
  {
    name: 'Joseph Bature',
    title: titles.officer,
    office: 'Kafanchan',
    topics: [...everyday, 'paye', 'property'],
    modes: ['in-person', 'phone'],
  },
  { name: 'Amina Tanko', title: titles.officer, office: 'Tudun Wada', topics: everyday, modes: ['in-person', 'phone'] },
  {
    name: 'Ibrahim Danjuma',
    title: titles.officer,
    office: 'Kawo',
    topics: [...everyday, 'property'],
    modes: ['in-person', 'phone'],
  },
  {
    name: 'Victoria Ishaya',
    title: titles.officer,
    office: 'Kakuri East',
    topics: [...everyday, ...employers],
    modes: ['in-person'],
  },
  {
    name: 'Abubakar Shehu',
    title: titles.officer,
    office: 'Sabon Gari',
    topics: everyday,
    modes: ['in-person', 'phone'],
  },
  { name: 'Deborah Gambo', title: titles.officer, office: 'Saminaka', topics: everyday, modes: ['in-person', 'phone'] },
  {
    name: 'Sadiq Aliyu',
    title: titles.officer,
    office: 'Birnin Gwari',
    topics: everyday,
    modes: ['in-person', 'phone'],
  },
];

interface DemoConsultation {
  readonly consultant: string;
  readonly topic: ConsultationTopic;
  readonly mode: ConsultationMode;
  readonly name: string;
  readonly question: string;
  /** Working days from today; negative: in the past. */
  readonly workingDays: number;
  readonly hour: number;
  readonly outcome?: 'held' | 'no-show' | 'cancelled' | 'rescheduled';
  readonly answer?: string;
}

/** What the queue of the demonstration holds: staff has answered some of it. */
export const demoConsultations: readonly DemoConsultation[] = [
  {
    consultant: 'Hauwa Sani',
    topic: 'paye',
    mode: 'in-person',
    name: 'Bilkisu Mohammed',
    question: 'I employ four people in a bakery. From which salary do I deduct PAYE, and by when do I pay it?',
    workingDays: -12,
    hour: 9,
    outcome: 'held',
    answer:
      'Deduct PAYE from everybody whose chargeable income is above the zero band, and pay it by the 10th of the next month.\nKeep the schedule with each name, gross pay and reliefs: the annual return (Form H1) is made from it by 31 January.',
  },
  {
    consultant: 'Musa Lawal',
    topic: 'self-assessment',
    mode: 'phone',
    name: 'Peter Dogo',
    question: 'My shop made a loss last year. Do I still have to file?',
    workingDays: -7,
    hour: 11,
    outcome: 'held',
    answer: 'Yes. File by 31 March and show the loss: it can be set against later profits of the same trade.',
  },
  {
    consultant: 'Grace Yohanna',
    topic: 'property',
    mode: 'in-person',
    name: 'Halima Isa',
    question: 'I inherited a house in Zaria and want to let it. Which charges will I owe?',
    workingDays: -5,
    hour: 10,
    outcome: 'no-show',
  },
  {
    consultant: 'Rakiya Umar',
    topic: 'objection',
    mode: 'video',
    name: 'Sunday Kure',
    question: 'My assessment counts a car I sold two years ago. How do I object, and until when?',
    workingDays: -3,
    hour: 13,
    outcome: 'held',
  },
  {
    consultant: 'Joseph Bature',
    topic: 'registration',
    mode: 'in-person',
    name: 'Naomi Bako',
    question: 'My name is written differently on my NIN and at my bank. Which one do I register with?',
    workingDays: 1,
    hour: 9,
  },
  {
    consultant: 'Hauwa Sani',
    topic: 'withholding',
    mode: 'video',
    name: 'Yakubu Adamu',
    question: 'A customer withheld five percent from my invoice. How do I get the credit note?',
    workingDays: 2,
    hour: 10,
  },
  {
    consultant: 'Musa Lawal',
    topic: 'clearance',
    mode: 'phone',
    name: 'Ladidi Joshua',
    question: 'I need a tax clearance certificate for a tender in three weeks. What do you still need from me?',
    workingDays: 3,
    hour: 12,
    outcome: 'rescheduled',
  },
  {
    consultant: 'Amina Tanko',
    topic: 'business',
    mode: 'in-person',
    name: 'Usman Garba',
    question: 'Two officers named two different amounts for my premises levy. Which one is right?',
    workingDays: 4,
    hour: 9,
    outcome: 'cancelled',
  },
];
