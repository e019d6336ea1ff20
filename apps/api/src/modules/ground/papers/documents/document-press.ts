import { availableParallelism } from 'node:os';
import type { OpenBill, OwnAttempt } from '@portal/contracts';
import type { Logger } from '../../../../platform/logging/create-logger.ts';
import { createThreads } from '../../../../platform/threads/create-threads.ts';
import type { StatementRequest } from './attempt-statement.ts';
import type { ClearanceCertificate } from './clearance-certificate.ts';
import type { CreditNote } from './credit-note.ts';
import type { FiledReturnPaper } from './filed-return-paper.ts';
import type { FormA } from './form-a.ts';
import type { MemberCard } from './member-card.ts';
import type { ProvedCertificate } from './paye-certificate.ts';
import type { CertificateRequest, PaperRequest } from './paye-paper.ts';
import type { PayeAcknowledgement, PayeReturnPaper } from './paye-papers.ts';
import type { PrintOrder } from './print-bill-document.ts';
import type { DocumentRequest } from './render-bill-document.ts';

/** Makes documents beside the thread that answers calls. */
export interface DocumentPress {
  /** Throws `service.unavailable` when too many documents wait, or when this one took too long. */
  print(openBill: OpenBill, request: DocumentRequest): Promise<Uint8Array>;
  printStatement(attempt: OwnAttempt, request: StatementRequest): Promise<Uint8Array>;
  /** A page for each. */
  printCertificates(certificates: readonly ProvedCertificate[], request: PaperRequest): Promise<Uint8Array>;
  /** A page for each. */
  printFormA(forms: readonly FormA[], request: PaperRequest): Promise<Uint8Array>;
  printAcknowledgement(filed: PayeAcknowledgement, request: CertificateRequest): Promise<Uint8Array>;
  printFiledReturn(filed: FiledReturnPaper, request: CertificateRequest): Promise<Uint8Array>;
  printReturn(found: PayeReturnPaper, request: PaperRequest): Promise<Uint8Array>;
  printCreditNote(note: CreditNote, request: CertificateRequest): Promise<Uint8Array>;
  printClearance(certificate: ClearanceCertificate, request: CertificateRequest): Promise<Uint8Array>;
  /** Of somebody who meets taxpayers, as large as a bank card. */
  printCard(member: MemberCard, request: PaperRequest): Promise<Uint8Array>;
  /** Ends the threads; what is being made is given up. */
  close(): Promise<void>;
}

export interface DocumentPressOptions {
  readonly log: Logger;
  readonly threads?: number;
  /** Documents that may wait for a free thread. */
  readonly mostWaiting?: number;
}

const mostThreads = 4;
/** At some 30 ms each: whoever is last in the queue of one thread waits one and a half seconds. */
const defaultMostWaiting = 50;
const longestPrintMs = 15_000;
const memoryLimitMb = 256;
/** Small, so that what a document leaves behind is collected early: 100 MB for each thread instead of 275. */
const youngGenerationMb = 16;

export function createDocumentPress({
  log,
  // One processor stays with the calls.
  threads = Math.max(1, Math.min(mostThreads, availableParallelism() - 1)),
  mostWaiting = defaultMostWaiting,
}: DocumentPressOptions): DocumentPress {
  const { run, close } = createThreads<PrintOrder, Uint8Array>({
    log,
    work: 'documents',
    program: new URL('./print-bill-document.ts', import.meta.url),
    handler: 'printBillDocument',
    threads,
    mostWaiting,
    longestMs: longestPrintMs,
    memoryLimitMb,
    youngGenerationMb,
  });
  return {
    print: (openBill, request) => run({ kind: 'bill', openBill, request }),
    printStatement: (attempt, request) => run({ kind: 'statement', attempt, request }),
    printCertificates: (certificates, request) => run({ kind: 'certificates', certificates, request }),
    printFormA: (forms, request) => run({ kind: 'form-a', forms, request }),
    printAcknowledgement: (filed, request) => run({ kind: 'acknowledgement', filed, request }),
    printFiledReturn: (filed, request) => run({ kind: 'filed-return', filed, request }),
    printReturn: (found, request) => run({ kind: 'return', found, request }),
    printCreditNote: (note, request) => run({ kind: 'credit-note', note, request }),
    printClearance: (certificate, request) => run({ kind: 'clearance', certificate, request }),
    printCard: (member, request) => run({ kind: 'card', member, request }),
    close,
  };
}
