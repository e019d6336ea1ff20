import {
  addPayeBranches,
  answerObjection,
  answerPayeQuery,
  answerWithholdingQuery,
  applyForClearance,
  cancelOwnBill,
  changePayeBranch,
  correctPayeEmployee,
  createPaymentSession,
  disownReturnRow,
  downloadAttemptStatement,
  downloadBillDocument,
  downloadCertificate,
  downloadCreditNote,
  downloadFormA,
  downloadOwnClearanceProof,
  downloadPayeAcknowledgement,
  downloadPayeCertificate,
  downloadPayeCertificates,
  downloadPayeReturn,
  downloadReturnAcknowledgement,
  downloadWithholdingAcknowledgement,
  dropReturnDraft,
  type Endpoint,
  fileNilPayeMonth,
  filePayeReturn,
  filePayeSchedule,
  fileReturn,
  fileWithholdingSchedule,
  getAccountSummary,
  getClearance,
  getHeadForm,
  getObjectionOffer,
  getOpenBill,
  getOwnAttempt,
  getOwnBill,
  getOwnCertificate,
  getOwnHomeOffice,
  getOwnObjection,
  getOwnPlan,
  getOwnReturn,
  getPayeColumns,
  getPayeReturn,
  getPayeSchedule,
  getPayeYear,
  getWithholdingColumns,
  getWithholdingSchedule,
  getWithholdingYear,
  listOwnCertificates,
  listOwnClearanceApplications,
  listOwnObjections,
  listOwnObligations,
  listOwnRequests,
  listOwnReturns,
  listPayeBranches,
  listPayeLines,
  listPayeQueries,
  listPayeReturnRows,
  listReturnKinds,
  listReturnVersions,
  listSavedViews,
  listWithholdingQueries,
  listYearStatements,
  lodgeObjection,
  makeBasket,
  openReturn,
  ownAttemptReport,
  ownInvoiceReport,
  ownReceiptReport,
  ownStatementReport,
  previewReturn,
  printPayeReturn,
  quoteBill,
  type RepresentationRight,
  raiseMdaBill,
  raiseOwnBill,
  renewBill,
  savePayeColumns,
  savePayeDraft,
  savePayeDraftPart,
  saveReturnDraft,
  saveWithholdingColumns,
  saveWithholdingDraft,
  stateAboutYear,
  uploadClearanceProof,
} from '@portal/contracts';

const reports = [ownInvoiceReport, ownReceiptReport, ownAttemptReport, ownStatementReport];

/** What somebody may call for a client, and the right it takes. */
const allowed: ReadonlyMap<Endpoint, RepresentationRight> = new Map<Endpoint, RepresentationRight>([
  ...[
    ...[getAccountSummary, getOwnAttempt, getOwnBill, downloadAttemptStatement, getOpenBill, downloadBillDocument],
    ...[listOwnObligations, listOwnRequests, getOwnHomeOffice, getOwnPlan],
    ...reports.flatMap(({ list, totalsOf }) => [list, totalsOf]),
  ].map((endpoint) => [endpoint, 'see'] as const),
  ...[
    getHeadForm,
    quoteBill,
    raiseOwnBill,
    raiseMdaBill,
    cancelOwnBill,
    renewBill,
    makeBasket,
    createPaymentSession,
  ].map((endpoint) => [endpoint, 'bills'] as const),
  ...[
    ...[
      getPayeYear,
      getPayeSchedule,
      listPayeLines,
      listPayeQueries,
      getPayeReturn,
      listPayeReturnRows,
      downloadPayeReturn,
    ],
    ...[downloadPayeAcknowledgement, printPayeReturn, downloadFormA],
    ...[getPayeColumns, savePayeColumns, savePayeDraft, savePayeDraftPart, correctPayeEmployee],
    ...[listPayeBranches, addPayeBranches, changePayeBranch],
  ].map((endpoint) => [endpoint, 'paye-prepare'] as const),
  ...[
    filePayeSchedule,
    fileNilPayeMonth,
    filePayeReturn,
    downloadPayeCertificate,
    downloadPayeCertificates,
    answerPayeQuery,
  ].map((endpoint) => [endpoint, 'paye-file'] as const),
  ...[
    ...[getWithholdingYear, getWithholdingSchedule, getWithholdingColumns, saveWithholdingColumns],
    ...[saveWithholdingDraft, downloadWithholdingAcknowledgement, listWithholdingQueries],
  ].map((endpoint) => [endpoint, 'withholding-prepare'] as const),
  ...[fileWithholdingSchedule, downloadCreditNote, answerWithholdingQuery].map(
    (endpoint) => [endpoint, 'withholding-file'] as const,
  ),
  ...[
    ...[listReturnKinds, openReturn, previewReturn, saveReturnDraft, dropReturnDraft, disownReturnRow],
    ...[listOwnReturns, getOwnReturn, listReturnVersions, downloadReturnAcknowledgement],
    ...[listOwnObjections, getOwnObjection, getObjectionOffer],
    ...[getClearance, listOwnClearanceApplications, listYearStatements, downloadOwnClearanceProof],
    // What it shows, the code for a reader and the page on a phone are the holder's own.
    ...[uploadClearanceProof, listOwnCertificates, getOwnCertificate, downloadCertificate],
  ].map((endpoint) => [endpoint, 'returns-prepare'] as const),
  ...[fileReturn, lodgeObjection, answerObjection, applyForClearance, stateAboutYear].map(
    (endpoint) => [endpoint, 'returns-file'] as const,
  ),
]);

/** Asked by every list, about the person who looks and nobody else. */
const ofOneself: ReadonlySet<Endpoint> = new Set<Endpoint>([listSavedViews]);

/**
 * What a call made for a client is: with a right of the client's, about the caller themselves, or refused. What only names the caller
 * (sessions, notices, the own clients) goes on; everything else of taxpayers is for oneself only, until it is named above.
 */
export function kindOfCall(endpoint: Endpoint): RepresentationRight | 'own' | 'refused' {
  const right = allowed.get(endpoint);
  if (right) return right;
  return ofOneself.has(endpoint) || typeof endpoint.access === 'string' || endpoint.path.startsWith('/clients')
    ? 'own'
    : 'refused';
}
