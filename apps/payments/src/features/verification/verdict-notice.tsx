import { useLanguage } from '@portal/platform';
import { formatLongDate, Notice, type NoticeKind } from '@portal/ui';
import { paperDateTime } from '../../paper-date-time.ts';
import type { RegisterAnswer } from './load-verification.ts';
import { useVerificationTexts } from './messages/verification-texts.ts';
import type { Proof } from './prove-receipt.ts';
import type { Verdict } from './verdict.ts';

export interface VerdictNoticeProps {
  readonly verdict: Verdict;
  readonly proof: Proof | undefined;
  readonly answer: RegisterAnswer;
  /** Day the three months of validity end, when it has passed. */
  readonly expiredOn: string | undefined;
  /** When the list of void receipts that this device has was made. */
  readonly listedOn?: number | undefined;
}

/** The verdict in one line, and below it what it rests on. */
export function VerdictNotice({ verdict, proof, answer, expiredOn, listedOn }: VerdictNoticeProps) {
  const texts = useVerificationTexts();
  const language = useLanguage();
  // A certificate has a band of its own.
  if (verdict === 'nothing-asked' || verdict === 'clearance') return null;
  const waitSeconds = answer.kind === 'rate-limited' ? answer.waitSeconds : 0;
  // Only a signature says that nothing was changed; a reference may stand on any paper.
  const isLookedUp = answer.kind === 'found' && answer.document.signature === 'absent';
  const says: Readonly<Record<typeof verdict, readonly [NoticeKind, string, string]>> = {
    genuine: ['success', texts.genuine, isLookedUp ? texts.compareText : texts.genuineText],
    void: ['danger', texts.voided, texts.voidTitle],
    'in-doubt': ['warning', texts.inDoubt, texts.inDoubtText],
    statement: ['success', texts.statementGenuine, texts.statementGenuineText],
    'paye-certificate': ['success', texts.payeGenuine, texts.payeGenuineText],
    'credit-note': ['success', texts.noteGenuine, texts.noteGenuineText],
    'paye-filed': ['success', texts.payeFiledGenuine, texts.payeFiledText],
    'return-filed': ['success', texts.returnFiledGenuine, texts.returnFiledText],
    'form-a': ['success', texts.formAGenuine, texts.formAText],
    'law-paper': lawPaperSays(),
    notice: ['info', texts.noticeTitle, texts.noticeText],
    unpaid: ['warning', texts.unpaidTitle, texts.unpaidText],
    altered: ['danger', texts.altered, texts.alteredText],
    'other-bill': ['danger', texts.altered, texts.otherBill],
    'unknown-key': ['warning', texts.unknownKey, texts.unknownKeyText],
    'cannot-prove': ['warning', texts.unknownKey, texts.cannotProve],
    proving: ['info', texts.verificationTitle, texts.proving],
    rrr: ['info', texts.rrrTitle, texts.rrrText],
    'not-found': ['danger', texts.notFoundVerification, texts.notFoundVerificationText],
    'clearance-unknown': ['danger', texts.tccUnknown, texts.tccUnknownText],
    'rate-limited': ['warning', texts.rateLimitedTitle, texts.rateLimitedText(waitSeconds)],
    unreachable: ['warning', texts.unreachableTitle, texts.unreachableText],
    // Proved or not, nobody could say: that the register is away is all there is to know.
    failed: ['warning', texts.unreachableTitle, texts.unreachableText],
  };
  const [kind, title, text] = says[verdict];

  /** Genuine, and what became of it since. */
  function lawPaperSays(): readonly [NoticeKind, string, string] {
    const isOver = answer.kind === 'law-paper' && answer.today.standing !== 'valid';
    return [isOver ? 'warning' : 'success', texts.lawPaperGenuine, isOver ? texts.lawPaperOver : texts.lawPaperText];
  }
  const isGood = verdict === 'genuine';
  const isAlone = ['unreachable', 'failed', 'rate-limited'].includes(answer.kind);
  return (
    <Notice kind={kind} title={title} role="status">
      <p>{text}</p>
      {(isGood || verdict === 'void' || verdict === 'in-doubt') && proof?.kind === 'genuine' && (
        <p>{texts.provedHere}</p>
      )}
      {proof &&
        ['statement', 'paye-certificate', 'paye-filed', 'return-filed', 'form-a', 'credit-note', 'law-paper'].includes(
          proof.kind,
        ) && <p>{texts.provedHere}</p>}
      {isGood && answer.kind === 'found' && !isLookedUp && <p>{texts.registered}</p>}
      {isGood && isAlone && (
        <p>{listedOn === undefined ? texts.registerUnreachable : texts.notListed(paperDateTime(listedOn, language))}</p>
      )}
      {verdict === 'void' && isAlone && listedOn !== undefined && (
        <p>{texts.listed(paperDateTime(listedOn, language))}</p>
      )}
      {isGood && (answer.kind === 'not-found' || answer.kind === 'altered') && <p>{texts.notInRegister}</p>}
      {isGood && expiredOn && <p>{texts.receiptExpired(formatLongDate(expiredOn, language))}</p>}
    </Notice>
  );
}
