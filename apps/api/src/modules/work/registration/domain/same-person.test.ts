import { describe, expect, it } from 'vitest';
import { disagreements } from './same-person.ts';

const known = {
  nin: '12345678901',
  personId: null,
  firstName: 'Saadatu',
  middleName: '',
  lastName: 'DANLADI BELLO',
  dateOfBirth: '1990-02-28',
  gender: null,
  phoneNumber: null,
  email: null,
};

describe('what somebody says and what the register says', () => {
  it.each([
    ['Sa’adatu', 'Ɗanladi-Bello'],
    ["SA'ADATU", 'danladi  bello'],
    ['Saádatu', 'DanladiBello'],
  ])('agree however the name is written: %s %s', (firstName, lastName) => {
    expect(disagreements({ firstName, lastName, dateOfBirth: '1990-02-28' }, known)).toEqual([]);
  });

  it.each([
    [{ firstName: 'Saada' }, ['firstName']],
    [{ lastName: 'Bello' }, ['lastName']],
    [{ dateOfBirth: '1990-02-27' }, ['dateOfBirth']],
    [{ firstName: 'Danladi Bello', lastName: 'Saadatu' }, ['firstName', 'lastName']],
  ])('disagree in %j', (typed, fields) => {
    const details = { firstName: 'Saadatu', lastName: 'Danladi Bello', dateOfBirth: '1990-02-28', ...typed };
    expect(disagreements(details, known)).toEqual(fields);
  });

  it('agree on the day of birth when the register has none', () => {
    const details = { firstName: 'Saadatu', lastName: 'Danladi Bello', dateOfBirth: '1981-01-01' };
    expect(disagreements(details, { ...known, dateOfBirth: null })).toEqual([]);
  });
});
