import { doorOf, doorPlaces, type Role } from '@portal/contracts';

interface DemoAccount {
  readonly role: Role;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  /** Of RFC 6238, base32: the same on every machine, so that a phone keeps working. */
  readonly totpSecret?: string;
  /** Whose bills of the demonstration world are theirs, by taxpayer category. */
  readonly categoryId?: number;
  readonly mdaId?: number;
  readonly taxOfficeId?: number;
  readonly expertSystemId?: number;
}

/** Keeps every rule and is on no list of leaked ones. */
export const demoPassword = 'Kaduna-River-2026';

/**
 * One person for each of the fourteen roles; three SuperAdmins, of whom two decide and one may be away; a second Admin who releases what the
 * first proposes; users of three MDAs. Made by the demonstration's seed alone.
 */
export const demoAccounts: readonly DemoAccount[] = [
  {
    role: 'SuperAdmin',
    email: 'superadmin@demo.test',
    firstName: 'Hadiza',
    lastName: 'Garba',
    totpSecret: 'KADSUPERADMINDEMOTOTPSECRET23456',
  },
  {
    role: 'SuperAdmin',
    email: 'superadmin-2@demo.test',
    firstName: 'Binta',
    lastName: 'Sule',
    totpSecret: 'KADSECONDSUPERADMINDEMOTOTP23456',
  },
  {
    role: 'SuperAdmin',
    email: 'superadmin-3@demo.test',
    firstName: 'Rakiya',
    lastName: 'Lawal',
    totpSecret: 'KADTHIRDSUPERADMINDEMOTOTP234567',
  },
  {
    role: 'Admin',
    email: 'admin@demo.test',
    firstName: 'Yusuf',
    lastName: 'Danladi',
    totpSecret: 'KADADMINDEMOTOTPSECRETFORTEST234',
  },
  {
    role: 'Admin',
    email: 'admin-2@demo.test',
    firstName: 'Grace',
    lastName: 'Audu',
    totpSecret: 'KADSECONDADMINDEMOTOTPSECRET2345',
  },
  {
    role: 'Administrator',
    email: 'administrator@demo.test',
    firstName: 'Ladi',
    lastName: 'Bitrus',
    totpSecret: 'KADADMINISTRATORDEMOTOTPSECRET23',
  },
  {
    role: 'Governor',
    email: 'governor@demo.test',
    firstName: 'Ibrahim',
    lastName: 'Suleiman',
    totpSecret: 'KADGOVERNORDEMOTOTPSECRETTEST234',
  },
  {
    role: 'Expert System',
    email: 'expert-system@demo.test',
    firstName: 'Chinedu',
    lastName: 'Okafor',
    expertSystemId: 1,
  },
  { role: 'MDA User', email: 'mda-user@demo.test', firstName: 'Rahila', lastName: 'Musa', mdaId: 2 },
  { role: 'MDA User', email: 'mda-user-2@demo.test', firstName: 'Joshua', lastName: 'Kantiok', mdaId: 1 },
  { role: 'MDA User', email: 'mda-user-3@demo.test', firstName: 'Halima', lastName: 'Yakubu', mdaId: 3 },
  {
    role: 'Tax Office Director',
    email: 'tax-office-director@demo.test',
    firstName: 'Abubakar',
    lastName: 'Lawal',
    taxOfficeId: 6,
  },
  {
    role: 'Tax Office Manager',
    email: 'tax-office-manager@demo.test',
    firstName: 'Deborah',
    lastName: 'Ishaku',
    taxOfficeId: 6,
  },
  { role: 'Tax Officer', email: 'tax-officer@demo.test', firstName: 'Sani', lastName: 'Tanko', taxOfficeId: 6 },
  { role: 'Agent', email: 'agent@demo.test', firstName: 'Maryam', lastName: 'Abdullahi' },
  { role: 'Individual', email: 'individual@demo.test', firstName: 'Amina', lastName: 'Bello', categoryId: 1 },
  { role: 'Corporate', email: 'corporate@demo.test', firstName: 'Emeka', lastName: 'Nwosu', categoryId: 2 },
  { role: 'State Agency', email: 'state-agency@demo.test', firstName: 'Zainab', lastName: 'Umar', categoryId: 3 },
  { role: 'Federal Agency', email: 'federal-agency@demo.test', firstName: 'Tunde', lastName: 'Balogun', categoryId: 4 },
];

/** Where somebody of this role signs in. */
export function signInPathOf({ role }: DemoAccount): string {
  const door = doorOf(role);
  return door ? doorPlaces[door].path : '/';
}
