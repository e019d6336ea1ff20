import { formatNaira, type RefundDetail, refundCauseWords, refundStateWords } from '@portal/contracts';
import { useLanguage, useLocalized } from '@portal/platform';
import { useParams } from '@portal/platform/router';
import { formatDate, formatDateTime, TextLink } from '@portal/ui';
import { Facts, StatusSign } from '@portal/workspace/lists';
import { RecordPage, RecordSection } from '@portal/workspace/records';
import { RefundAccount } from './refund-account.tsx';
import { refundSigns } from './refund-list.tsx';
import { RefundNext } from './refund-next.tsx';
import { undonePath } from './refund-paths.ts';
import { RefundBooks, RefundSends, RefundSteps } from './refund-story.tsx';
import { useRefund } from './refunds.queries.ts';
import { texts } from './texts.ts';

/** One refund: the claim, where it goes, what was done, and the next step. */
export function RefundPage() {
  const localized = useLocalized();
  const { id = '' } = useParams();
  const found = useRefund(id);
  return (
    <RecordPage
      title={({ number, amountKobo }: RefundDetail) => `${number}: ${formatNaira(amountKobo)}`}
      kind={localized(texts.kind)}
      source={found}
      lead={<TextLink to={undonePath}>{localized(texts.all)}</TextLink>}
      actions={({ state }) => <StatusSign sign={refundSigns[state]}>{localized(refundStateWords[state])}</StatusSign>}
    >
      {(refund) => (
        <>
          <Claim refund={refund} />
          <RefundNext key={refund.state} refund={refund} />
          <RefundAccount refund={refund} />
          <RefundSteps refund={refund} />
          {refund.sends.length > 0 && <RefundSends refund={refund} />}
          {refund.books.length > 0 && <RefundBooks refund={refund} />}
        </>
      )}
    </RecordPage>
  );
}

function Claim({ refund }: { readonly refund: RefundDetail }) {
  const localized = useLocalized();
  const language = useLanguage();
  const { payerName, payerTpui, billReference, billFor, receiptNumber, provider, providerReference, paidAt } = refund;
  const { cause, explanation, needsAudit, wasSettled, dueOn } = refund;
  return (
    <RecordSection title={localized(texts.claim)}>
      <Facts
        facts={[
          [localized(texts.payer), payerTpui === null ? payerName : `${payerName}, ${payerTpui}`],
          [
            localized(texts.bill),
            <span key="bill">
              <TextLink to={`/admin/bills/${billReference}`}>{billReference}</TextLink> {billFor}
            </span>,
          ],
          [localized(texts.receipt), receiptNumber],
          [localized(texts.paidWith), `${provider} ${providerReference}`],
          [localized(texts.paidOn), formatDateTime(paidAt, language)],
          [localized(texts.reason), localized(refundCauseWords[cause])],
          [localized(texts.explanation), explanation],
          [localized(texts.audit), localized(needsAudit ? texts.auditNeeded : texts.auditNot)],
          ...(wasSettled === null
            ? []
            : ([[localized(texts.settled), localized(wasSettled ? texts.yesSettled : texts.notSettled)]] as const)),
          ...(dueOn === null ? [] : ([[localized(texts.dueOn), formatDate(dueOn, language)]] as const)),
        ]}
      />
    </RecordSection>
  );
}
