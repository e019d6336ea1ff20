import {
  type correctionStates,
  type Localized,
  listCorrections,
  listOrganisations,
  listUnprovedAccounts,
} from '@portal/contracts';
import { definePlainList } from '../lists/plain-list.ts';

const since = { en: 'Waits since', ha: 'Yana jira tun' } as const;
const tpui = { kind: 'reference', label: { en: 'TPUI', ha: 'TPUI' }, nullable: true } as const;

/** Accounts whose NIN nobody has proved. */
export const unprovedList = definePlainList(listUnprovedAccounts, {
  id: 'unproved-accounts',
  title: { en: 'People to confirm', ha: 'Mutanen da za a tabbatar' },
  pageSize: 50,
  sorts: ['registeredAt', 'name'],
  searches: { en: 'Name or email', ha: 'Suna ko imel' },
  columns: {
    name: { kind: 'text', label: { en: 'Name', ha: 'Suna' }, isPersonal: true },
    email: { kind: 'text', label: { en: 'Email', ha: 'Imel' }, isPersonal: true },
    phoneNumber: { kind: 'text', label: { en: 'Phone', ha: 'Waya' }, isPersonal: true },
    category: { kind: 'text', label: { en: 'Registered as', ha: 'An yi rajista a matsayin' } },
    lga: { kind: 'text', label: { en: 'LGA', ha: 'Ƙaramar hukuma' } },
    ninLast4: { kind: 'text', label: { en: 'NIN ends in', ha: 'NIN ya ƙare da' }, nullable: true },
    registeredAt: { kind: 'moment', label: since },
    workId: {
      kind: 'reference',
      label: { en: 'Case of the proposal', ha: 'Batun gabatarwa' },
      nullable: true,
      isExtra: true,
    },
  },
  rowOf: (account) => account,
});

const confirmedWords = {
  false: { en: 'To be confirmed', ha: 'Ana jiran tabbatarwa' },
  true: { en: 'Confirmed', ha: 'An tabbatar' },
} as const;

/** Organisations as their representatives declared them. */
export const organisationList = definePlainList(listOrganisations, {
  id: 'declared-organisations',
  title: { en: 'Organisations to confirm', ha: 'Ƙungiyoyin da za a tabbatar' },
  pageSize: 50,
  sorts: ['changedAt', 'name'],
  searches: { en: 'Name, RC or BN number, or TPUI', ha: 'Suna, lambar RC ko BN, ko TPUI' },
  choices: { confirmed: { label: { en: 'Standing', ha: 'Yanayi' }, words: confirmedWords } },
  columns: {
    name: { kind: 'text', label: { en: 'Organisation', ha: 'Ƙungiya' } },
    registrationNumber: { kind: 'text', label: { en: 'Number', ha: 'Lamba' }, nullable: true },
    tin: { kind: 'text', label: { en: 'TIN', ha: 'TIN' }, nullable: true, isExtra: true },
    industry: { kind: 'text', label: { en: 'Industry', ha: 'Masana’anta' } },
    representative: { kind: 'text', label: { en: 'Representative', ha: 'Wakili' }, isPersonal: true },
    email: { kind: 'text', label: { en: 'Email', ha: 'Imel' }, isPersonal: true, isExtra: true },
    phoneNumber: { kind: 'text', label: { en: 'Phone', ha: 'Waya' }, isPersonal: true, isExtra: true },
    address: { kind: 'text', label: { en: 'Address', ha: 'Adireshi' }, isExtra: true },
    tpui,
    standing: { kind: 'choice', label: { en: 'Standing', ha: 'Yanayi' }, words: confirmedWords },
    changedAt: { kind: 'moment', label: since },
  },
  rowOf: ({ industryId: _, isConfirmed, ...organisation }) => ({
    ...organisation,
    id: organisation.tpui,
    standing: String(isConfirmed),
  }),
});

const states = {
  open: { en: 'Open', ha: 'A buɗe' },
  approved: { en: 'Granted', ha: 'An amince' },
  refused: { en: 'Refused', ha: 'An ƙi' },
  withdrawn: { en: 'Taken back', ha: 'An janye' },
} as const satisfies Readonly<Record<(typeof correctionStates)[number], object>>;

const wanted = (label: Localized) => ({ kind: 'text', label, nullable: true, isExtra: true }) as const;

/** Other names, birth dates and NINs that people asked for. */
export const correctionList = definePlainList(listCorrections, {
  id: 'corrections',
  title: { en: 'Corrections', ha: 'Gyare-gyare' },
  pageSize: 50,
  sorts: ['requestedAt'],
  searches: { en: 'Name or TPUI', ha: 'Suna ko TPUI' },
  choices: { state: { label: { en: 'State', ha: 'Yanayi' }, words: states } },
  columns: {
    who: { kind: 'text', label: { en: 'Who', ha: 'Wa' }, isPersonal: true },
    tpui,
    reason: { kind: 'text', label: { en: 'Why', ha: 'Dalili' } },
    state: { kind: 'choice', label: { en: 'State', ha: 'Yanayi' }, words: states },
    requestedAt: { kind: 'moment', label: since },
    firstName: wanted({ en: 'First name asked for', ha: 'Suna na farko da ake nema' }),
    lastName: wanted({ en: 'Last name asked for', ha: 'Sunan mahaifi da ake nema' }),
    otherName: wanted({ en: 'Other name asked for', ha: 'Wani suna da ake nema' }),
    dateOfBirth: wanted({ en: 'Birth date asked for', ha: 'Ranar haihuwa da ake nema' }),
    ninLast4: wanted({ en: 'NIN asked for ends in', ha: 'NIN da ake nema ya ƙare da' }),
    nowFirstName: wanted({ en: 'First name now', ha: 'Suna na farko yanzu' }),
    nowLastName: wanted({ en: 'Last name now', ha: 'Sunan mahaifi yanzu' }),
    nowOtherName: wanted({ en: 'Other name now', ha: 'Wani suna yanzu' }),
    nowDateOfBirth: wanted({ en: 'Birth date now', ha: 'Ranar haihuwa yanzu' }),
    nowNinLast4: wanted({ en: 'NIN now ends in', ha: 'NIN yanzu ya ƙare da' }),
    answer: wanted({ en: 'Answer', ha: 'Amsa' }),
    caseVersion: {
      kind: 'count',
      label: { en: 'Steps so far', ha: 'Matakai zuwa yanzu' },
      nullable: true,
      isExtra: true,
    },
  },
  rowOf: ({ now, decidedAt: _, ...correction }) => ({
    ...correction,
    who: `${now.firstName} ${now.lastName}`,
    nowFirstName: now.firstName,
    nowLastName: now.lastName,
    nowOtherName: now.otherName,
    nowDateOfBirth: now.dateOfBirth,
    nowNinLast4: now.ninLast4,
  }),
});
