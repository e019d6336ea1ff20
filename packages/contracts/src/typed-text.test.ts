import { describe, expect, it } from 'vitest';
import { registrationNumberSchema, tinSchema } from './account/organisation.ts';
import { isBillReference, mdaBillFields, normalizeBillReference } from './billing/index.ts';
import { contactEmailSchema, contactNameSchema, contactTextSchema } from './contact/contact-fields.ts';
import { secondFactorCode } from './identity/second-factor-code.ts';
import { rcNumberSchema } from './rc-number.ts';
import { bankAccountFields } from './refunds/bank-account.ts';
import { ninSchema, virtualNinSchema } from './registration/identity-numbers.ts';
import { firstNameSchema, phoneNumberSchema, requiredText, signupEmailSchema } from './registration/person-fields.ts';
import { revenueHeadCodeSchema } from './tariffs/head-form.ts';
import { tpuiSchema } from './taxpayers/taxpayer.ts';

/** As a phone copies it from its contacts. */
const copied = (text: string) => `\u202A\u200B${text}\u202C\u2060`;

describe('what a phone puts around copied text, and nobody sees', () => {
  it.each([
    ['a name', firstNameSchema, 'Amina'],
    ['a name of somebody who writes', contactNameSchema, 'Amina Yusuf'],
    ['an email address', signupEmailSchema, 'amina@example.ng'],
    ['an email address to sign in with', contactEmailSchema, 'amina@example.ng'],
    ['a phone number', phoneNumberSchema, '08031234567'],
    ['a NIN', ninSchema, '12345678901'],
    ['a virtual NIN', virtualNinSchema, 'AB012345678910YZ'],
    ['a number of the Corporate Affairs Commission', rcNumberSchema, 'RC123456'],
    ['a line of text', requiredText(20), 'Kawo market'],
  ])('is no part of %s', (_what, schema, text) => {
    expect(schema.parse(copied(text))).toBe(text);
  });

  it('is no part of a reference', () => {
    expect(isBillReference(normalizeBillReference(copied('KDKY-EV14 BSWY XGHA')))).toBe(true);
  });
});

it.each([
  ['a tab of a spreadsheet', 'Amina\tYusuf'],
  ['a space that does not break', 'Amina\u00A0Yusuf'],
  ['two spaces', ' Amina  Yusuf '],
])('%s between two names is a space', (_what, typed) => {
  expect(firstNameSchema.parse(typed)).toBe('Amina Yusuf');
  expect(contactNameSchema.parse(typed)).toBe('Amina Yusuf');
});

it('a second line is no part of a name', () => {
  expect(contactNameSchema.safeParse('Amina\r\nBcc: eve@example.org').success).toBe(false);
});

it('what turns the direction of reading round is no part of a message or of what a bill says', () => {
  const spoofed = 'Pay \u202E0001\u202C naira\u2066 now\nplease';
  expect(contactTextSchema(1, 100).parse(spoofed)).toBe('Pay 0001 naira now\nplease');
  expect(mdaBillFields.narration.parse('Two\u202E stalls\t2026')).toBe('Two stalls 2026');
});

it.each([
  ['0803 123 4567', '08031234567'],
  ['0803.123.4567', '08031234567'],
  ['0803–123–4567', '08031234567'],
  ['٠٨٠٣١٢٣٤٥٦٧', '08031234567'],
  ['+234 803 123 4567', '+2348031234567'],
  ['+234 (0) 803 123 4567', '+2348031234567'],
  ['2348031234567', '+2348031234567'],
  ['002348031234567', '+2348031234567'],
  ['+44 20 7946 0958', '+442079460958'],
])('%s is the phone number %s', (typed, number) => {
  expect(phoneNumberSchema.parse(typed)).toBe(number);
});

it.each(['', '0803', '+234', 'call me', '+0803123456789', '08031234567 ext 4', '😀'])(
  '%s is no phone number',
  (typed) => {
    expect(phoneNumberSchema.safeParse(typed).success).toBe(false);
  },
);

it.each([
  ['a code of a second factor', secondFactorCode(), '123 456', '123456'],
  ['a recovery code', secondFactorCode(), 'ABCD\u2011EFGH\u2013IJKL-MNOP', 'ABCDEFGHIJKLMNOP'],
  ['a TPUI', tpuiSchema, 'kd\u20110001\u20132345\u221267 ', 'KD-0001-2345-67'],
  ['an account number', bankAccountFields.accountNumber, '0123\u00A0456\u2011789', '0123456789'],
  ['a TIN', tinSchema, '12345678\u20110001', '123456780001'],
  ['a number with its letters', registrationNumberSchema, 'rc\u2011123456', 'RC123456'],
  ['a code of a revenue head', revenueHeadCodeSchema, '1201 0102', '12010102'],
])('%s is freed from what a paste brings along', (_what, schema, typed, plain) => {
  expect(schema.parse(`\u202A${typed}\u202C\u2060`)).toBe(plain);
});

it('a NIN may be typed in groups and in the digits of another script', () => {
  expect(ninSchema.parse('1234 5678-901')).toBe('12345678901');
  expect(ninSchema.parse('١٢٣٤٥٦٧٨٩٠١')).toBe('12345678901');
});
