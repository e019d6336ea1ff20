import { type Html, html } from '../../pages/html.ts';
import type { Channel } from '../channels.ts';
import { approvingOtp, approvingPin, testCards } from './test-cards.ts';

export interface Field {
  readonly name: string;
  readonly label: string;
  readonly inputMode?: 'numeric' | 'tel' | 'text';
  readonly autocomplete?: string;
  readonly choices?: readonly string[];
}

export interface ChannelForm {
  readonly fields: readonly Field[];
  /** What the payer does after the form. */
  readonly confirmedBy: 'otp' | 'approve' | 'pay';
  readonly help: Html;
}

const banks = ['Sandbox Bank', 'Demo Trust Bank', 'Example Savings Bank'];
const otpHelp = html`<p>The code ${approvingOtp} approves; any other is wrong.</p>`;
const approveHelp = html`<p>The next page asks whether you approve.</p>`;

export const channelForms: Readonly<Record<string, ChannelForm>> = {
  card: {
    fields: [
      { name: 'number', label: 'Card number', inputMode: 'numeric', autocomplete: 'cc-number' },
      { name: 'expiry', label: 'Expiry (MM/YY)', autocomplete: 'cc-exp' },
      { name: 'cvv', label: 'CVV', inputMode: 'numeric', autocomplete: 'cc-csc' },
    ],
    confirmedBy: 'otp',
    help: html`<ul>${testCards.map(
      ({ number, expiry, cvv, meaning }) =>
        html`<li><span class="reference">${grouped(number)}</span><br>${expiry}, CVV ${cvv}: ${meaning}</li>`,
    )}</ul>${otpHelp}`,
  },
  'pay-with-provider': {
    fields: [{ name: 'provider', label: 'Provider', choices: ['Sandbox Pay', 'Demo Money', 'Example Wallet'] }],
    confirmedBy: 'approve',
    help: approveHelp,
  },
  'phone-number': {
    fields: [{ name: 'phone', label: 'Phone number', inputMode: 'tel', autocomplete: 'tel' }],
    confirmedBy: 'otp',
    help: otpHelp,
  },
  wallet: {
    fields: [
      { name: 'wallet', label: 'Wallet number', inputMode: 'numeric' },
      { name: 'pin', label: 'PIN', inputMode: 'numeric' },
    ],
    confirmedBy: 'pay',
    help: html`<p>Any wallet number; the PIN ${approvingPin} pays, any other is declined.</p>`,
  },
  enaira: { fields: [{ name: 'wallet', label: 'eNaira wallet or @username' }], confirmedBy: 'otp', help: otpHelp },
  'internet-bank': {
    fields: [{ name: 'bank', label: 'Your bank', choices: banks }],
    confirmedBy: 'approve',
    help: approveHelp,
  },
};

export function grouped(digits: string): string {
  return digits.replace(/(\d{4})(?=\d)/g, '$1 ');
}

export function fieldHtml({ name, label, inputMode = 'text', autocomplete = 'off', choices }: Field): Html {
  if (choices) {
    return html`<fieldset><legend>${label}</legend>${choices.map(
      (choice, at) =>
        html`<label><input type="radio" name="${name}" value="${choice}" required ${at === 0 && html`checked`}> ${choice}</label>`,
    )}</fieldset>`;
  }
  return html`<div class="field"><label for="${name}">${label}</label>
<input id="${name}" name="${name}" required inputmode="${inputMode}" autocomplete="${autocomplete}"></div>`;
}

/** How money is handed over outside of these pages. */
export function outsideSteps(channel: Channel, rrr: string, amount: string): Html {
  const facts: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
    ussd: [['Dial on your phone', `*000*322*${rrr}#`]],
    transfer: [
      ['Bank', 'Sandbox Bank'],
      ['Account number', `99${rrr.slice(-8)}`],
      ['Account name', 'REMITA SANDBOX COLLECTIONS'],
    ],
    bank: [
      ["In your bank's app choose", 'Bills → Remita'],
      ['Enter this RRR', grouped(rrr)],
    ],
    branch: [
      ['Tell the cashier', 'Remita payment'],
      ['Quote this RRR', grouped(rrr)],
    ],
  };
  return html`<dl>${(facts[channel.id] ?? []).map(
    ([name, value]) => html`<div><dt>${name}</dt><dd class="reference">${value}</dd></div>`,
  )}<div><dt>Amount</dt><dd>${amount}</dd></div></dl>`;
}
