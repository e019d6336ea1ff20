import { describe, expect, it } from 'vitest';
import { channelOf } from './channel.ts';

describe('a provider’s channel', () => {
  it.each([
    ['CARDPAYMENT', 'card'],
    ['MasterCard', 'card'],
    ['CASH', 'branch'],
    ['BRANCH', 'branch'],
    ['BANK_BRANCH', 'branch'],
    ['INTERNETBANKING', 'internet-bank'],
    ['BANK_INTERNET', 'internet-bank'],
    ['WEB', 'pay-with-provider'],
    ['REMITA_PAY', 'pay-with-provider'],
    ['PocketMoni', 'wallet'],
    ['ATM', 'bank'],
    ['POS', 'card'],
    ['pay-with-transfer', 'transfer'],
    ['SOMETHING NEW', 'other'],
    ['', 'other'],
    ['constructor', 'other'],
  ])('%s is %s in our reports', (name, code) => {
    expect(channelOf(name)).toBe(code);
  });

  it('that was not named stays unnamed', () => {
    expect(channelOf(null)).toBeNull();
  });
});
