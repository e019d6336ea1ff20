export { officerPhoneOf } from './application/device-of.ts';
export { enrolPhone } from './application/enrol-phone.ts';
export { createFieldSeal, type FieldSeal } from './application/field-seal.ts';
export { jsonIn } from './application/json-in.ts';
export { createStreetSecrets, type StreetSecrets } from './application/secrets.ts';
export { createBadgeCheck } from './badge-check.ts';
export { findOfficer } from './data/officer-phones.repository.ts';
export { streetModule } from './street.module.ts';
