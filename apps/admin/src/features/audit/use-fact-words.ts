import type { Localized } from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { useLookup } from '@portal/platform/lookups';
import type { FactWords } from './detail-of.ts';

const names: Readonly<Record<string, Localized>> = {
  firstName: { en: 'First name', ha: 'Suna' },
  lastName: { en: 'Last name', ha: 'Sunan mahaifi' },
  email: { en: 'Email', ha: 'Imel' },
  phone: { en: 'Phone number', ha: 'Lambar waya' },
  mdaId: { en: 'MDA', ha: 'MDA' },
  taxOfficeId: { en: 'Tax office', ha: 'Ofishin haraji' },
  officeId: { en: 'Tax office', ha: 'Ofishin haraji' },
  expertSystemId: { en: 'Expert system', ha: 'Tsarin ƙwararru' },
  roleNames: { en: 'Roles', ha: 'Matsayi' },
  door: { en: 'Door', ha: 'Ƙofa' },
  sessions: { en: 'Sessions', ha: 'Zaman shiga' },
  number: { en: 'Version', ha: 'Siga' },
  report: { en: 'Report', ha: 'Rahoto' },
  rows: { en: 'Rows', ha: 'Layuka' },
  format: { en: 'Format', ha: 'Tsari' },
  approval: { en: 'Approved because', ha: 'Dalilin amincewa' },
  amountKobo: { en: 'Amount in kobo', ha: 'Adadi a kobo' },
};

/** Fields in words, and what an id stands for by its name. */
export function useFactWords(): FactWords {
  const localized = useLocalized();
  const [mdas, taxOffices, systems] = [useLookup('mdas'), useLookup('taxOffices'), useLookup('expertSystems')];
  const lists = { mdaId: mdas, taxOfficeId: taxOffices, officeId: taxOffices, expertSystemId: systems };
  return {
    name: (key) => (Object.hasOwn(names, key) ? localized(names[key] as Localized) : undefined),
    value(key, value) {
      const list = Object.hasOwn(lists, key) ? lists[key as keyof typeof lists].data : undefined;
      return list?.find(({ id }) => String(id) === String(value))?.displayField;
    },
  };
}
