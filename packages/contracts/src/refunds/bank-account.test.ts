import { describe, expect, it } from 'vitest';
import { bankAccountSchema, isAccountOf } from './bank-account.ts';

describe('a bank account', () => {
  // The worked example of the Central Bank's standard: bank 011, serial 000001457, check digit 9.
  it('agrees with the example of the standard', () => {
    expect(isAccountOf('011', '0000014579')).toBe(true);
  });

  it.each(['0000014578', '0000014759', '000001457', '00000145799', '000001457x'])('refuses %s', (number) => {
    expect(isAccountOf('011', number)).toBe(false);
  });

  it('is refused at the number when it is of another bank', () => {
    const account = { bankCode: '058', accountNumber: '0000014579', accountName: 'Amina Bello' };
    expect(bankAccountSchema.safeParse(account).error?.issues[0]?.path).toEqual(['accountNumber']);
  });

  it.each(['=cmd', '+1', '@x', 'A'])('refuses %s as a name', (accountName) => {
    expect(bankAccountSchema.safeParse({ bankCode: '011', accountNumber: '0000014579', accountName }).success).toBe(
      false,
    );
  });
});
