import type { OpenBill, OwnAttempt } from '@portal/contracts';
import { move } from 'piscina';
import { renderAttemptStatement, type StatementRequest } from './attempt-statement.ts';
import { type ClearanceCertificate, renderClearanceCertificate } from './clearance-certificate.ts';
import { type CreditNote, renderCreditNote } from './credit-note.ts';
import { type FiledReturnPaper, renderFiledReturn } from './filed-return-paper.ts';
import { type FormA, renderFormA } from './form-a.ts';
import { type MemberCard, renderMemberCard } from './member-card.ts';
import { type ProvedCertificate, renderPayeCertificates } from './paye-certificate.ts';
import type { CertificateRequest, PaperRequest } from './paye-paper.ts';
import { type PayeAcknowledgement, type PayeReturnPaper, renderAcknowledgement, renderReturn } from './paye-papers.ts';
import { type DocumentRequest, renderBillDocument } from './render-bill-document.ts';

export type PrintOrder =
  | { readonly kind: 'bill'; readonly openBill: OpenBill; readonly request: DocumentRequest }
  | { readonly kind: 'statement'; readonly attempt: OwnAttempt; readonly request: StatementRequest }
  | {
      readonly kind: 'certificates';
      readonly certificates: readonly ProvedCertificate[];
      readonly request: PaperRequest;
    }
  | { readonly kind: 'form-a'; readonly forms: readonly FormA[]; readonly request: PaperRequest }
  | { readonly kind: 'acknowledgement'; readonly filed: PayeAcknowledgement; readonly request: CertificateRequest }
  | { readonly kind: 'filed-return'; readonly filed: FiledReturnPaper; readonly request: CertificateRequest }
  | { readonly kind: 'return'; readonly found: PayeReturnPaper; readonly request: PaperRequest }
  | { readonly kind: 'clearance'; readonly certificate: ClearanceCertificate; readonly request: CertificateRequest }
  | { readonly kind: 'card'; readonly member: MemberCard; readonly request: PaperRequest }
  | { readonly kind: 'credit-note'; readonly note: CreditNote; readonly request: CertificateRequest };

/** What a thread of the press does. The bytes are handed over, not copied. */
export async function printBillDocument(order: PrintOrder) {
  return move(new Uint8Array(await render(order)));
}

function render(order: PrintOrder): Promise<Uint8Array> {
  switch (order.kind) {
    case 'bill':
      return renderBillDocument(order.openBill, order.request);
    case 'statement':
      return renderAttemptStatement(order.attempt, order.request);
    case 'credit-note':
      return renderCreditNote(order.note, order.request);
    case 'clearance':
      return renderClearanceCertificate(order.certificate, order.request);
    case 'card':
      return renderMemberCard(order.member, order.request);
    case 'form-a':
      return renderFormA(order.forms, order.request);
    case 'acknowledgement':
      return renderAcknowledgement(order.filed, order.request);
    case 'filed-return':
      return renderFiledReturn(order.filed, order.request);
    case 'return':
      return renderReturn(order.found, order.request);
    default:
      return renderPayeCertificates(order.certificates, order.request);
  }
}
