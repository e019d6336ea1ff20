import * as z from 'zod';
import { internationalNumber } from '../../../../platform/sms/sms-sender.ts';
import type { IdentifiedPerson, IdentityNumber } from './identity-provider.ts';

const text = z
  .union([z.string(), z.number()])
  .nullish()
  .transform((value) => String(value ?? '').trim());

/** The two look-ups name the same things differently; both are read by every name that is documented. */
const entity = z.object({
  nin: text,
  first_name: text,
  firstname: text,
  middle_name: text,
  middlename: text,
  last_name: text,
  surname: text,
  date_of_birth: text,
  dateOfBirth: text,
  gender: text,
  phone_number: text,
  mobile: text,
  email: text,
  user_id: text,
  userid: text,
});

export const dojahAnswer = z.object({ entity });

export function personOf(
  { entity: said }: z.output<typeof dojahAnswer>,
  asked: IdentityNumber,
): IdentifiedPerson | undefined {
  const firstName = said.first_name || said.firstname;
  const lastName = said.last_name || said.surname;
  if (!firstName || !lastName) return undefined;
  const nin = 'nin' in asked ? asked.nin : /^\d{11}$/.test(said.nin) ? said.nin : null;
  // An answer about somebody else is no answer.
  if ('nin' in asked && said.nin && said.nin !== asked.nin) return undefined;
  const email = z.email().max(254).safeParse(said.email.toLowerCase());
  return {
    nin,
    personId: said.user_id || said.userid || null,
    firstName: asWritten(firstName),
    middleName: asWritten(said.middle_name || said.middlename),
    lastName: asWritten(lastName),
    dateOfBirth: dayOf(said.date_of_birth || said.dateOfBirth),
    gender: /^f/i.test(said.gender) ? 'female' : /^m/i.test(said.gender) ? 'male' : null,
    phoneNumber: internationalNumber(said.phone_number || said.mobile) ?? null,
    email: email.success ? email.data : null,
  };
}

/** The register shouts. Names that are written with care stay as they are. */
function asWritten(name: string): string {
  const spaced = name.replace(/\s+/g, ' ').slice(0, 80);
  if (spaced !== spaced.toUpperCase()) return spaced;
  return spaced.toLowerCase().replace(/(^|[\s-])\p{L}/gu, (first) => first.toUpperCase());
}

/** `1944-04-04`, and `04-04-1944` as older answers have it. */
function dayOf(written: string): string | null {
  const [, day, month, year] = /^(\d{2})[-/](\d{2})[-/](\d{4})$/.exec(written) ?? [];
  const iso = year ? `${year}-${month}-${day}` : written.slice(0, 10);
  return z.iso.date().safeParse(iso).success ? iso : null;
}
