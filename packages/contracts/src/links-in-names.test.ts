import { describe, expect, it } from 'vitest';
import { contactNameSchema } from './contact/contact-fields.ts';
import { firstNameSchema, middleNameSchema } from './registration/person-fields.ts';

describe('a name', () => {
  it.each([
    'Amina Bello',
    'St. John',
    'Dr.Musa',
    'A.B. Okafor-Bello',
    'Alh. Sani Abacha',
    'O’Neill & Sons Ltd.',
    'Bello and Co.',
    'Messrs. Ade / Ojo',
    '3.5 Ventures',
  ])('%s is taken as it is', (name) => {
    expect(contactNameSchema.parse(name)).toBe(name);
  });

  it.each([
    'www.evil.example',
    'Pay at kdirs-pay.com now',
    'evil.com',
    'EVIL.COM/pay',
    'x.co',
    'kaduna.tax',
    'pay.kaduna.ng',
    'https://evil.example',
    'http:/evil.example',
    '//evil.example',
    'write to me@evil.example',
  ])('%s is refused: nobody sends people somewhere in our mails', (name) => {
    expect(contactNameSchema.safeParse(name).success).toBe(false);
  });

  it('of the signup keeps the same rule', () => {
    for (const schema of [firstNameSchema, middleNameSchema]) {
      expect(schema.safeParse('Evil.com').success).toBe(false);
      expect(schema.safeParse('Ladi').success).toBe(true);
    }
  });
});
