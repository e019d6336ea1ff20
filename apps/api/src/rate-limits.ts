import {
  acceptConsent,
  applyAsAgent,
  assessInfrastructure,
  bookConsultation,
  cancelOwnConsultation,
  changePassword,
  checkPaymentStatus,
  createPaymentSession,
  downloadAttemptStatement,
  downloadBillDocument,
  downloadBookingCalendar,
  downloadExport,
  type Endpoint,
  followAgentApplication,
  followDeclaration,
  getBillTimeline,
  getBooking,
  getLookUp,
  getOpenBasket,
  getOpenBill,
  importSites,
  listAgents,
  listConsultationTimes,
  lookUpRrr,
  openEnquiry,
  openOwnBooking,
  previewConsent,
  previewCounterBill,
  proveIdentity,
  quoteBill,
  raiseCounterBill,
  raiseMdaBill,
  raiseOwnBill,
  register,
  renewBill,
  requestExport,
  rescheduleConsultation,
  savePayeDraft,
  saveWithholdingDraft,
  sendEnquiry,
  sendProofCode,
  startRegistration,
  submitDeclaration,
  verifyAttemptStatement,
  verifyCreditNote,
  verifyFormA,
  verifyIdentityCode,
  verifyPayeAcknowledgement,
  verifyPayeCertificate,
  verifyReceipt,
} from '@portal/contracts';
import type { RateLimit, RateLimits } from './platform/rate-limit/rate-limit.ts';

const aMinute = 60;

/**
 * Per address and minute. Whole towns share one address of a mobile network, so looking up is generous; a look-up that
 * finds nothing costs twenty, which leaves an address 60 guesses a minute at references of 65 random bits.
 */
export const rateLimits: RateLimits = new Map<Endpoint, RateLimit>([
  [getOpenBasket, { points: 1200, windowSeconds: aMinute, refusalCosts: { 'bill.not-found': 19 } }],
  [getBillTimeline, { points: 600, windowSeconds: aMinute, refusalCosts: { 'bill.not-found': 9 } }],
  [getOpenBill, { points: 1200, windowSeconds: aMinute, refusalCosts: { 'bill.not-found': 19 } }],
  [
    verifyReceipt,
    {
      points: 1200,
      windowSeconds: aMinute,
      refusalCosts: { 'receipt.not-found': 19, 'receipt.signature-invalid': 19 },
    },
  ],
  [
    verifyPayeAcknowledgement,
    { points: 1200, windowSeconds: aMinute, refusalCosts: { 'receipt.signature-invalid': 19 } },
  ],
  [verifyPayeCertificate, { points: 1200, windowSeconds: aMinute, refusalCosts: { 'receipt.signature-invalid': 19 } }],
  [verifyFormA, { points: 1200, windowSeconds: aMinute, refusalCosts: { 'receipt.signature-invalid': 19 } }],
  [verifyCreditNote, { points: 1200, windowSeconds: aMinute, refusalCosts: { 'receipt.signature-invalid': 19 } }],
  [
    verifyAttemptStatement,
    {
      points: 1200,
      windowSeconds: aMinute,
      refusalCosts: { 'receipt.not-found': 19, 'receipt.signature-invalid': 19 },
    },
  ],
  // As many as a person saves; each may be a schedule of thousands of rows.
  [savePayeDraft, { points: 60, windowSeconds: aMinute }],
  [saveWithholdingDraft, { points: 120, windowSeconds: aMinute }],
  // Twelve digits can be tried: an address finds out about ten wrong ones a minute.
  [lookUpRrr, { points: 300, windowSeconds: aMinute, refusalCosts: { 'receipt.not-found': 29 } }],
  // A PDF costs us milliseconds of processor, not microseconds.
  [downloadBillDocument, { points: 300, windowSeconds: aMinute, refusalCosts: { 'bill.not-found': 9 } }],
  [downloadAttemptStatement, { points: 120, windowSeconds: aMinute }],
  // Each may ask a provider, who counts us as one client however many replicas we are.
  [
    createPaymentSession,
    { points: 300, windowSeconds: aMinute, refusalCosts: { 'bill.not-found': 9 }, countedBy: 'every-replica' },
  ],
  [
    checkPaymentStatus,
    { points: 600, windowSeconds: aMinute, refusalCosts: { 'payment.not-found': 9 }, countedBy: 'every-replica' },
  ],
  // Each is written into the audit log, one after the other; an office shares an address.
  [downloadExport, { points: 300, windowSeconds: aMinute, refusalCosts: { 'export.not-found': 9 } }],
  [requestExport, { points: 120, windowSeconds: aMinute }],
  // Bills stay for ever; a counter that serves a queue raises some.
  [renewBill, { points: 300, windowSeconds: aMinute, refusalCosts: { 'bill.not-found': 9 } }],
  [previewCounterBill, { points: 600, windowSeconds: aMinute }],
  [raiseCounterBill, { points: 120, windowSeconds: aMinute, countedBy: 'every-replica' }],
  [quoteBill, { points: 600, windowSeconds: aMinute }],
  [raiseOwnBill, { points: 60, windowSeconds: aMinute, countedBy: 'every-replica' }],
  [raiseMdaBill, { points: 60, windowSeconds: aMinute, countedBy: 'every-replica' }],
  // Signing in, resets and verification are not counted here: a town behind one address would be shut out by one of it. Who slows whom:
  // docs/decisions/0311.
  [changePassword, { points: 60, windowSeconds: aMinute }],
  // The list is public; a code is not in it, and guessing one costs as much as guessing a bill.
  [listAgents, { points: 600, windowSeconds: aMinute }],
  [verifyIdentityCode, { points: 1200, windowSeconds: aMinute, refusalCosts: { 'identity-code.unknown': 19 } }],
  // A code cannot be guessed, and trying costs.
  [previewConsent, { points: 300, windowSeconds: aMinute, refusalCosts: { 'representation.code-unknown': 19 } }],
  [acceptConsent, { points: 300, windowSeconds: aMinute, refusalCosts: { 'representation.code-unknown': 19 } }],
  // Each writes to a mailbox and into a queue of staff.
  [applyAsAgent, { points: 20, windowSeconds: aMinute, countedBy: 'every-replica' }],
  [followAgentApplication, { points: 120, windowSeconds: aMinute, refusalCosts: { 'agent-application.not-found': 9 } }],
  // Each asks the identity provider, who is paid by the question; trying numbers out is slow.
  [
    startRegistration,
    {
      points: 60,
      windowSeconds: aMinute,
      refusalCosts: { 'registration.nin-not-found': 5 },
      countedBy: 'every-replica',
    },
  ],
  // Each sends a message somebody pays for.
  [sendProofCode, { points: 30, windowSeconds: aMinute, countedBy: 'every-replica' }],
  [proveIdentity, { points: 60, windowSeconds: aMinute, refusalCosts: { 'registration.code-invalid': 5 } }],
  [getLookUp, { points: 300, windowSeconds: aMinute, refusalCosts: { 'registration.look-up-expired': 9 } }],
  [register, { points: 60, windowSeconds: aMinute, refusalCosts: { 'registration.details-mismatch': 5 } }],
  [assessInfrastructure, { points: 120, windowSeconds: aMinute }],
  // Reading 500 rows costs milliseconds of processor.
  [importSites, { points: 30, windowSeconds: aMinute }],
  [submitDeclaration, { points: 20, windowSeconds: aMinute, countedBy: 'every-replica' }],
  [followDeclaration, { points: 120, windowSeconds: aMinute, refusalCosts: { 'declaration.not-found': 9 } }],
  [bookConsultation, { points: 30, windowSeconds: aMinute, countedBy: 'every-replica' }],
  [sendEnquiry, { points: 30, windowSeconds: aMinute, countedBy: 'every-replica' }],
  [rescheduleConsultation, { points: 60, windowSeconds: aMinute, refusalCosts: { 'consultation.not-found': 9 } }],
  [cancelOwnConsultation, { points: 60, windowSeconds: aMinute, refusalCosts: { 'consultation.not-found': 9 } }],
  [listConsultationTimes, { points: 600, windowSeconds: aMinute }],
  [getBooking, { points: 600, windowSeconds: aMinute, refusalCosts: { 'consultation.not-found': 9 } }],
  [downloadBookingCalendar, { points: 300, windowSeconds: aMinute, refusalCosts: { 'consultation.not-found': 9 } }],
  [openOwnBooking, { points: 600, windowSeconds: aMinute, refusalCosts: { 'consultation.not-found': 9 } }],
  [openEnquiry, { points: 300, windowSeconds: aMinute, refusalCosts: { 'enquiry.not-found': 9 } }],
]);
