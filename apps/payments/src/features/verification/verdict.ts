import { normalizeBillReference } from '@portal/contracts';
import type { RegisterAnswer } from './load-verification.ts';
import type { Proof } from './prove-receipt.ts';

/** One clear answer out of what the device proved and what the register says. */
export type Verdict =
  | 'genuine'
  | 'void'
  /** Ours, and a person finds out whether its money is still there. */
  | 'in-doubt'
  | 'unpaid'
  /** A genuine statement about an attempt to pay. */
  | 'statement'
  /** A genuine certificate of an employee's tax. */
  | 'paye-certificate'
  /** A genuine credit note of tax withheld. */
  | 'credit-note'
  /** A genuine acknowledgement of a filed schedule. */
  | 'paye-filed'
  /** A genuine acknowledgement of a return. */
  | 'return-filed'
  /** A genuine paper of the law. */
  | 'law-paper'
  /** The number of a paper of the law: what it is, and how it stands. */
  | 'notice'
  /** A genuine Form A of an employee. */
  | 'form-a'
  | 'altered'
  /** A genuine signed receipt beside the reference of another bill. */
  | 'other-bill'
  | 'unknown-key'
  | 'cannot-prove'
  | 'proving'
  | 'rrr'
  | 'not-found'
  /** A tax clearance certificate of ours, however it stands. */
  | 'clearance'
  | 'clearance-unknown'
  | 'rate-limited'
  | 'unreachable'
  | 'failed'
  | 'nothing-asked';

export interface VerdictInput {
  readonly reference: string;
  readonly signedReceipt: string | undefined;
  /** Undefined while the device is still at it. */
  readonly proof: Proof | undefined;
  readonly answer: RegisterAnswer;
  /** The list of void receipts that this device has kept names it. */
  readonly isListedVoid?: boolean;
}

export function verdictOf({ reference, signedReceipt, proof, answer, isListedVoid = false }: VerdictInput): Verdict {
  if (!signedReceipt) return answer.kind === 'found' ? documentVerdict(answer) : answer.kind;
  if (proof?.kind === 'altered') return 'altered';
  if (proof?.kind === 'statement') return reference === '' ? 'statement' : 'other-bill';
  if (proof?.kind === 'paye-certificate' || proof?.kind === 'paye-filed')
    return reference === '' ? proof.kind : 'other-bill';
  if (proof?.kind === 'return-filed' || proof?.kind === 'law-paper')
    return reference === '' ? proof.kind : 'other-bill';
  if (proof?.kind === 'credit-note' || proof?.kind === 'form-a') return reference === '' ? proof.kind : 'other-bill';
  if (proof?.kind === 'clearance') return clearanceVerdict(reference, proof.claims.n, answer);
  if (proof?.kind === 'genuine') {
    const asked = normalizeBillReference(reference);
    const isSame = [proof.claims.b, proof.claims.n].some((own) => normalizeBillReference(own) === asked);
    if (reference !== '' && !isSame) return 'other-bill';
    const registered = answer.kind === 'found' ? documentVerdict(answer) : undefined;
    if (registered === 'void' || registered === 'in-doubt') return registered;
    return isListedVoid ? 'void' : 'genuine';
  }
  if (answer.kind === 'altered') return 'altered';
  if (answer.kind === 'clearance' || answer.kind === 'clearance-unknown') return answer.kind;
  if (answer.kind === 'statement' || answer.kind === 'credit-note' || answer.kind === 'return-filed')
    return answer.kind;
  if (answer.kind === 'law-paper') return answer.kind;
  if (answer.kind === 'paye-certificate' || answer.kind === 'paye-filed' || answer.kind === 'form-a')
    return answer.kind;
  if (answer.kind === 'found' && answer.document.signature === 'valid') return documentVerdict(answer);
  if (proof === undefined) return 'proving';
  return proof.kind === 'unknown-key' ? 'unknown-key' : 'cannot-prove';
}

/** A signature of ours is not enough where the register says otherwise: it knows what it has issued. */
function clearanceVerdict(reference: string, number: string, { kind }: RegisterAnswer): Verdict {
  if (reference !== '' && normalizeBillReference(reference) !== number) return 'other-bill';
  return kind === 'altered' || kind === 'clearance-unknown' ? kind : 'clearance';
}

function documentVerdict({ document }: RegisterAnswer & { readonly kind: 'found' }): Verdict {
  const { receipt, bill } = document;
  if (bill.status === 'void' || receipt?.voidedAt) return 'void';
  if (receipt?.isInDoubt) return 'in-doubt';
  return receipt ? 'genuine' : 'unpaid';
}
