import {
  changePassword,
  checkPaymentStatus,
  createPaymentSession,
  downloadBillDocument,
  type Endpoint,
  enrolSecondFactorAtSignIn,
  getOpenBill,
  passSecondFactor,
  requestPasswordReset,
  resetPassword,
  sendVerificationEmail,
  signIn,
  verifyEmail,
  verifyReceipt,
} from '@portal/contracts';
import type { RateLimit, RateLimits } from './platform/rate-limit/rate-limit.ts';

const aMinute = 60;

/**
 * Per address and minute. Whole towns share one address of a mobile network, so looking up is generous; a look-up that
 * finds nothing costs twenty, which leaves an address 60 guesses a minute at references of 65 random bits.
 */
export const rateLimits: RateLimits = new Map<Endpoint, RateLimit>([
  [getOpenBill, { points: 1200, windowSeconds: aMinute, refusalCosts: { 'bill.not-found': 19 } }],
  [
    verifyReceipt,
    {
      points: 1200,
      windowSeconds: aMinute,
      refusalCosts: { 'receipt.not-found': 19, 'receipt.signature-invalid': 19 },
    },
  ],
  // A PDF costs us milliseconds of processor, not microseconds.
  [downloadBillDocument, { points: 300, windowSeconds: aMinute, refusalCosts: { 'bill.not-found': 9 } }],
  // Each may ask a provider, who counts us as one client however many replicas we are.
  [
    createPaymentSession,
    { points: 300, windowSeconds: aMinute, refusalCosts: { 'bill.not-found': 9 }, countedBy: 'every-replica' },
  ],
  [
    checkPaymentStatus,
    { points: 600, windowSeconds: aMinute, refusalCosts: { 'payment.not-found': 9 }, countedBy: 'every-replica' },
  ],
  // Passwords cost us 30 ms of processor each; wrong ones are counted per account and address by the identity module.
  [signIn, { points: 120, windowSeconds: aMinute }],
  [passSecondFactor, { points: 120, windowSeconds: aMinute }],
  [enrolSecondFactorAtSignIn, { points: 120, windowSeconds: aMinute }],
  [changePassword, { points: 60, windowSeconds: aMinute }],
  [resetPassword, { points: 120, windowSeconds: aMinute, refusalCosts: { 'identity.link-invalid': 9 } }],
  [verifyEmail, { points: 120, windowSeconds: aMinute, refusalCosts: { 'identity.link-invalid': 9 } }],
  // Each writes to a mailbox.
  [requestPasswordReset, { points: 30, windowSeconds: aMinute, countedBy: 'every-replica' }],
  [sendVerificationEmail, { points: 30, windowSeconds: aMinute, countedBy: 'every-replica' }],
]);
