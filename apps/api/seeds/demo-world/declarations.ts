import type { Declaration, FibreRoute, Language, Site } from '@portal/contracts';

interface DemoDeclaration {
  readonly declaration: Declaration;
  readonly language: Language;
  readonly outcome?: 'confirmed' | { readonly rejectedBecause: string };
}

type Contact = Pick<Declaration, 'companyName' | 'rcNumber' | 'contactName' | 'email' | 'address'>;

function declared(contact: Contact, sites: Site[], fibreRoutes: FibreRoute[]): Declaration {
  return { ...contact, phoneNumber: '08030000010', sites, fibreRoutes };
}

function site(name: string, lgaId: number, place: string, rest: Partial<Site> = {}): Site {
  const usual = {
    kind: 'mast',
    heightMetres: 45,
    power: 'hybrid',
    sharers: 1,
    latitude: null,
    longitude: null,
  } as const;
  return { ...usual, name, lgaId, place, ...rest };
}

/** Invented operators, and what staff found where they said their masts stand. */
export const demoDeclarations: readonly DemoDeclaration[] = [
  {
    declaration: declared(
      {
        companyName: 'Gwari Towers Ltd',
        rcNumber: 'RC990011',
        contactName: 'Ngozi Eze',
        email: 'assets@gwari-towers.test',
        address: '3 Constitution Road, Kaduna',
      },
      [
        site('GWT-014', 9, 'Kawo, behind the motor park', { latitude: 10.583, longitude: 7.449 }),
        site('GWT-015', 10, 'Tudun Wada, Ring Road', { kind: 'tower', heightMetres: 60, sharers: 2 }),
        site('GWT-022', 23, 'Zaria City, Kofar Doka', { power: 'grid' }),
      ],
      [],
    ),
    language: 'en',
    outcome: 'confirmed',
  },
  {
    declaration: declared(
      {
        companyName: 'Savanna Fibre Ltd',
        rcNumber: 'RC990012',
        contactName: 'Tijjani Bello',
        email: 'permits@savanna-fibre.test',
        address: '17 Ali Akilu Road, Kaduna',
      },
      [],
      [
        { lgaId: 9, from: 'Kawo', to: 'Lugard Hall', metres: 6_400, ducts: 2 },
        { lgaId: 10, from: 'Lugard Hall', to: 'Kakuri', metres: 8_150, ducts: 1 },
      ],
    ),
    language: 'ha',
  },
  {
    declaration: declared(
      {
        companyName: 'Kajuru Links Ltd',
        rcNumber: 'RC990013',
        contactName: 'Esther Danjuma',
        email: 'office@kajuru-links.test',
        address: '5 Station Road, Kafanchan',
      },
      [site('KJL-03', 7, 'Kafanchan, Station Road', { kind: 'rooftop', heightMetres: 12, power: 'solar', sharers: 0 })],
      [{ lgaId: 7, from: 'Kafanchan station', to: 'Kafanchan market', metres: 900, ducts: 1 }],
    ),
    language: 'en',
    outcome: {
      rejectedBecause:
        'No mast stands on the roof you named, and one stands on the house beside it. Declare again with the right address.',
    },
  },
  {
    declaration: declared(
      {
        companyName: 'Birnin Masts Ltd',
        rcNumber: 'RC990014',
        contactName: 'Umar Faruk',
        email: 'umar@birnin-masts.test',
        address: 'Main market, Birnin Gwari',
      },
      [site('BM-1', 1, 'Birnin Gwari, main market', { power: 'generator', sharers: 0 })],
      [],
    ),
    language: 'en',
  },
];
