import {
  type Declaration,
  declarationSchema,
  type FibreRoute,
  fibreRouteSchema,
  plainDigits,
  type Site,
  siteSchema,
  withoutInvisible,
} from '@portal/contracts';
import { type Parsed, parsedBy } from '@portal/ui/forms';
import type { InfrastructureMessages } from './messages/use-infrastructure-messages.ts';

export const emptyCompany = { companyName: '', rcNumber: '', contactName: '', email: '', phoneNumber: '', address: '' };
export type CompanyField = keyof typeof emptyCompany;
export type Company = Pick<Declaration, CompanyField>;
type Texts<F extends string> = Readonly<Record<F, string>>;

export const emptySite = {
  kind: '',
  name: '',
  lgaId: '',
  place: '',
  heightMetres: '',
  power: '',
  sharers: '0',
  latitude: '',
  longitude: '',
};
export type SiteField = keyof typeof emptySite;

export const emptyRoute = { lgaId: '', from: '', to: '', metres: '', ducts: '1' };
export type RouteField = keyof typeof emptyRoute;

export function parseCompany(
  values: Texts<CompanyField>,
  messages: InfrastructureMessages,
): Parsed<CompanyField, Company> {
  const words: Texts<CompanyField> = {
    companyName: messages.wrongCompanyName,
    rcNumber: messages.wrongRcNumber,
    contactName: messages.wrongContactName,
    email: messages.wrongEmail,
    phoneNumber: messages.wrongPhoneNumber,
    address: messages.wrongAddress,
  };
  // With a route of no meaning, because only the company is judged here.
  const route: FibreRoute = { lgaId: 1, from: '-', to: '-', metres: 1, ducts: 1 };
  const fields = Object.keys(emptyCompany) as CompanyField[];
  return parsedBy(declarationSchema, { ...values, sites: [], fibreRoutes: [route] }, fields, (field) => words[field]);
}

export function parseSite(values: Texts<SiteField>, messages: InfrastructureMessages): Parsed<SiteField, Site> {
  const words: Texts<SiteField> = {
    kind: messages.wrongKind,
    name: messages.wrongName,
    lgaId: messages.wrongLga,
    place: messages.wrongPlace,
    heightMetres: messages.wrongHeight,
    power: messages.wrongPower,
    sharers: messages.wrongSharers,
    latitude: messages.wrongLatitude,
    longitude: messages.wrongLongitude,
  };
  const { latitude, longitude } = values;
  const candidate = {
    ...values,
    lgaId: Number(values.lgaId),
    heightMetres: numberOf(values.heightMetres),
    sharers: numberOf(values.sharers),
    latitude: latitude.trim() === '' ? null : numberOf(latitude),
    longitude: longitude.trim() === '' ? null : numberOf(longitude),
  };
  return parsedBy(siteSchema, candidate, Object.keys(emptySite) as SiteField[], (field) => words[field]);
}

export function parseRoute(
  values: Texts<RouteField>,
  messages: InfrastructureMessages,
): Parsed<RouteField, FibreRoute> {
  const words: Texts<RouteField> = {
    lgaId: messages.wrongLga,
    from: messages.wrongFrom,
    to: messages.wrongTo,
    metres: messages.wrongMetres,
    ducts: messages.wrongDucts,
  };
  const candidate = {
    ...values,
    lgaId: Number(values.lgaId),
    metres: numberOf(values.metres),
    ducts: numberOf(values.ducts),
  };
  return parsedBy(fibreRouteSchema, candidate, Object.keys(emptyRoute) as RouteField[], (field) => words[field]);
}

/** As it is typed again when it is changed. */
export function textsOf<F extends string>(empty: Texts<F>, value: Readonly<Record<F, unknown>>): Texts<F> {
  const entries = Object.keys(empty).map((field) => [field, String(value[field as F] ?? '')]);
  return Object.fromEntries(entries);
}

/** Thousands may be set apart by commas or spaces; what could also mean a decimal comma is no number. */
function numberOf(typed: string): number {
  const plain = plainDigits(withoutInvisible(typed)).trim();
  const isNumber = /^-?(\d+|\d{1,3}([,\s]\d{3})+)(\.\d+)?$/.test(plain);
  return isNumber ? Number(plain.replace(/[\s,]/g, '')) : Number.NaN;
}
