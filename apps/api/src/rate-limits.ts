import {
  acceptConsent,
  applyAsAgent,
  assessInfrastructure,
  bookConsultation,
  cancelOwnConsultation,
  changePassword,
  checkCertificate,
  checkCertificates,
  checkPaymentStatus,
  correctPayeEmployee,
  createContentItem,
  createPaymentSession,
  downloadAttemptStatement,
  downloadBillDocument,
  downloadBookingCalendar,
  downloadExport,
  type Endpoint,
  type ErrorCode,
  enrolFieldDevice,
  enrolOfficerPhone,
  followAgentApplication,
  followDeclaration,
  getBillTimeline,
  getBooking,
  getLookUp,
  getOpenBasket,
  getOpenBill,
  importSites,
  isBillReference,
  listAgents,
  listConsultationTimes,
  lookUpLawPaper,
  lookUpRrr,
  mailReceiptTo,
  openEnquiry,
  openFieldDay,
  openNotice,
  openOwnBooking,
  openTip,
  openVisitSheet,
  previewConsent,
  previewCounterBill,
  proveIdentity,
  quoteBill,
  raiseCounterBill,
  raiseMdaBill,
  raiseOwnBill,
  readCertificateFigures,
  register,
  renewBill,
  requestExport,
  rescheduleConsultation,
  saveContentDraft,
  savePayeDraft,
  savePayeDraftPart,
  saveWithholdingDraft,
  sendEnquiry,
  sendFieldPhoto,
  sendFieldRecord,
  sendProofCode,
  sendTip,
  sendVisitPhoto,
  sendVisitReport,
  startRegistration,
  submitDeclaration,
  verifyAttemptStatement,
  verifyCreditNote,
  verifyFormA,
  verifyIdentityCode,
  verifyLawPaper,
  verifyPayeAcknowledgement,
  verifyPayeCertificate,
  verifyReceipt,
} from '@portal/contracts';
import type { AskingCall, RateLimit, RateLimits } from './platform/rate-limit/rate-limit.ts';

const aMinute = 60;

type Place = keyof AskingCall;

/** By what nobody guesses, in this field of the call. */
function bySecret(place: Place, field: string, points: number, ...wrong: readonly ErrorCode[]): RateLimit {
  const asked = (call: AskingCall) => ({ kind: 'secret' as const, secret: String(call[place][field]) });
  return { points, windowSeconds: aMinute, asksBy: { asked, wrong } };
}

/** So many a minute and caller at once; what comes beyond takes turns. */
function inTurn(freePerMinute: number): RateLimit {
  const asked = () => ({ kind: 'in-turn' as const, freePerMinute });
  return { points: freePerMinute, windowSeconds: aMinute, asksBy: { asked, wrong: [] } };
}

/** Receipts are numbered through: a year of them would be read in an afternoon. A counter that serves a queue reads some. */
const numbersAtOnce = 60;

/** As the contract normalizes it, a receipt number begins so, and a bill reference never does. */
const verifyByPaper: RateLimit = {
  points: 300,
  windowSeconds: aMinute,
  asksBy: {
    asked({ query: { ref, signedReceipt } }) {
      if (signedReceipt === undefined && !isBillReference(String(ref)))
        return { kind: 'in-turn', freePerMinute: numbersAtOnce };
      return { kind: 'secret', secret: String(signedReceipt ?? ref) };
    },
    wrong: ['receipt.not-found', 'receipt.signature-invalid'],
  },
};

/** A certificate's number is as hard to guess as its signature. */
const checkByPaper: RateLimit = {
  points: 300,
  windowSeconds: aMinute,
  asksBy: {
    asked: ({ query: { number, signed } }) => ({ kind: 'secret', secret: String(signed ?? number) }),
    wrong: ['clearance.certificate-unknown', 'receipt.signature-invalid'],
  },
};

/** An RRR has twelve digits, which can be tried; beside its bill's reference it is no guess. */
const statusByPaper: RateLimit = {
  points: 300,
  windowSeconds: aMinute,
  asksBy: {
    asked({ body: { rrr, billReference, BillReference: named = billReference } }) {
      if (named === undefined) return { kind: 'in-turn', freePerMinute: numbersAtOnce };
      return { kind: 'secret', secret: `${named} ${rrr}` };
    },
    wrong: ['payment.not-found'],
  },
};

/**
 * Per account and minute; of whoever is not signed in, per address. Whole towns share one address of a mobile network, so what somebody asks about
 * by a secret on their paper is counted for that paper, and strangers' guesses slow guesses alone (docs/decisions/0781).
 */
export const rateLimits: RateLimits = new Map<Endpoint, RateLimit>([
  [getOpenBasket, bySecret('query', 'basketReference', 300, 'bill.not-found')],
  [getBillTimeline, bySecret('query', 'billReference', 120, 'bill.not-found')],
  [getOpenBill, bySecret('query', 'billReference', 300, 'bill.not-found')],
  [verifyReceipt, verifyByPaper],
  [checkCertificate, checkByPaper],
  // Eight digits beside a number that cannot be guessed; the certificate itself bears ten wrong ones.
  [readCertificateFigures, bySecret('body', 'number', 30, 'clearance.code-unknown')],
  [verifyPayeAcknowledgement, bySecret('query', 'acknowledgement', 300, 'receipt.signature-invalid')],
  [verifyPayeCertificate, bySecret('query', 'certificate', 300, 'receipt.signature-invalid')],
  [verifyFormA, bySecret('query', 'form', 300, 'receipt.signature-invalid')],
  [verifyCreditNote, bySecret('query', 'note', 300, 'receipt.signature-invalid')],
  [verifyAttemptStatement, bySecret('query', 'statement', 300, 'receipt.not-found', 'receipt.signature-invalid')],
  // As many as a person saves; each may be a schedule of thousands of rows.
  [savePayeDraft, { points: 60, windowSeconds: aMinute }],
  [correctPayeEmployee, { points: 60, windowSeconds: aMinute }],
  [savePayeDraftPart, { points: 240, windowSeconds: aMinute }],
  [createContentItem, { points: 120, windowSeconds: aMinute }],
  [saveContentDraft, { points: 240, windowSeconds: aMinute }],
  [saveWithholdingDraft, { points: 120, windowSeconds: aMinute }],
  // Twelve digits can be tried.
  [lookUpRrr, inTurn(20)],
  // Papers of the law are numbered through.
  [lookUpLawPaper, inTurn(20)],
  [verifyLawPaper, bySecret('query', 'paper', 300, 'receipt.signature-invalid')],
  [openNotice, bySecret('body', 'code', 60, 'law-paper.not-found')],
  // A PDF costs us milliseconds of processor, not microseconds.
  [downloadBillDocument, bySecret('query', 'billReference', 60, 'bill.not-found')],
  [downloadAttemptStatement, { points: 120, windowSeconds: aMinute }],
  // Each may ask a provider; questions about one attempt that come together are one.
  [createPaymentSession, bySecret('body', 'billReference', 60, 'bill.not-found')],
  [checkPaymentStatus, statusByPaper],
  // Each is written into the audit log, one after the other; an office shares an address.
  [downloadExport, { points: 300, windowSeconds: aMinute, refusalCosts: { 'export.not-found': 9 } }],
  [requestExport, { points: 120, windowSeconds: aMinute }],
  // Each writes to a mailbox; the bill itself allows three a day.
  [mailReceiptTo, bySecret('body', 'billReference', 10, 'bill.not-found')],
  // Bills stay for ever; a counter that serves a queue raises some.
  [renewBill, bySecret('body', 'billReference', 30, 'bill.not-found')],
  [previewCounterBill, { points: 600, windowSeconds: aMinute }],
  [raiseCounterBill, { points: 120, windowSeconds: aMinute, countedBy: 'every-replica' }],
  // Up to 5,000 numbers each, and a row for each that is ours.
  [checkCertificates, { points: 60, windowSeconds: aMinute }],
  [quoteBill, { points: 600, windowSeconds: aMinute }],
  [raiseOwnBill, { points: 60, windowSeconds: aMinute, countedBy: 'every-replica' }],
  [raiseMdaBill, { points: 60, windowSeconds: aMinute, countedBy: 'every-replica' }],
  // Signing in, resets and verification are not counted here: a town behind one address would be shut out by one of it. Who slows whom:
  // docs/decisions/0311.
  [changePassword, { points: 60, windowSeconds: aMinute }],
  // The list is public; a code is not in it, and guessing one costs as much as guessing a bill.
  [listAgents, inTurn(600)],
  [verifyIdentityCode, bySecret('query', 'code', 300, 'identity-code.unknown')],
  // Phones of a team share one address: each is counted by itself, and a link bears ten wrong PINs.
  [enrolFieldDevice, bySecret('body', 'token', 30, 'badge-link.unknown')],
  [enrolOfficerPhone, bySecret('body', 'token', 30, 'badge-link.unknown')],
  [openVisitSheet, bySecret('body', 'secret', 60, 'field-device.unknown')],
  [sendVisitReport, bySecret('body', 'secret', 600, 'field-device.unknown')],
  [sendVisitPhoto, bySecret('body', 'secret', 1200, 'field-device.unknown')],
  [openFieldDay, bySecret('body', 'secret', 60, 'field-device.unknown')],
  [sendFieldRecord, bySecret('body', 'secret', 600, 'field-device.unknown')],
  [sendFieldPhoto, bySecret('body', 'secret', 1200, 'field-device.unknown')],
  // A code cannot be guessed, and trying costs.
  [previewConsent, { points: 300, windowSeconds: aMinute, refusalCosts: { 'representation.code-unknown': 19 } }],
  [acceptConsent, { points: 300, windowSeconds: aMinute, refusalCosts: { 'representation.code-unknown': 19 } }],
  // Each writes to a mailbox and into a queue of staff.
  [applyAsAgent, inTurn(20)],
  [followAgentApplication, bySecret('body', 'reference', 60, 'agent-application.not-found')],
  // Each asks the identity provider, who is paid by the question; trying numbers out is slow.
  [startRegistration, inTurn(20)],
  // Each sends a message somebody pays for.
  [sendProofCode, bySecret('body', 'lookUpToken', 5, 'registration.look-up-expired')],
  [proveIdentity, bySecret('body', 'lookUpToken', 10, 'registration.code-invalid', 'registration.look-up-expired')],
  [getLookUp, bySecret('body', 'lookUpToken', 60, 'registration.look-up-expired')],
  [register, bySecret('body', 'lookUpToken', 10, 'registration.details-mismatch', 'registration.look-up-expired')],
  [assessInfrastructure, inTurn(120)],
  // Reading 500 rows costs milliseconds of processor.
  [importSites, inTurn(30)],
  [submitDeclaration, inTurn(20)],
  [followDeclaration, bySecret('body', 'reference', 60, 'declaration.not-found')],
  [bookConsultation, inTurn(30)],
  [sendEnquiry, inTurn(30)],
  [rescheduleConsultation, bySecret('params', 'reference', 60, 'consultation.not-found')],
  [cancelOwnConsultation, bySecret('params', 'reference', 60, 'consultation.not-found')],
  [listConsultationTimes, inTurn(600)],
  [getBooking, bySecret('params', 'reference', 60, 'consultation.not-found')],
  [downloadBookingCalendar, bySecret('params', 'reference', 60, 'consultation.not-found')],
  [openOwnBooking, bySecret('params', 'reference', 60, 'consultation.not-found')],
  [openEnquiry, bySecret('body', 'reference', 60, 'enquiry.not-found')],
  [sendTip, inTurn(30)],
  [openTip, bySecret('body', 'reference', 60, 'tip.not-found')],
]);
