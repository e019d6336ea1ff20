import { messageFrom } from '@portal/api-client';
import { formatNaira } from '@portal/contracts';
import { useLanguage } from '@portal/platform';
import { useMutation } from '@portal/platform/query';
import { Button, ErrorSummary, formatDate, Notice, Page, Sheet, TextLink } from '@portal/ui';
import { QuoteView } from '@portal/workspace/billing';
import { useEffect, useId, useState } from 'react';
import { paths } from '../../paths.ts';
import type { BillFormProps, Previewed } from './bill-form-props.ts';
import { useCounterMessages } from './messages/use-counter-messages.ts';

export interface BillPreviewProps extends Pick<BillFormProps, 'action' | 'issue'> {
  readonly previewed: Previewed;
  readonly isCorrection: boolean;
  readonly onBack: () => void;
}

/** The bill as it will be, and unpaid ones that are like it; the button that issues has the focus. */
export function BillPreview({ previewed, action, isCorrection, issue, onBack }: BillPreviewProps) {
  const messages = useCounterMessages();
  const language = useLanguage();
  const id = useId();
  // One for this preview: pressed twice, or tried again after a lost answer, it is one bill.
  const [submissionId] = useState(() => crypto.randomUUID());
  const issuing = useMutation({ mutationFn: (prints: boolean) => issue(previewed, { submissionId, prints }) });
  const { likeBills } = previewed;
  const isLike = likeBills.length > 0 && !isCorrection;
  useEffect(() => document.getElementById(`${id}-issue`)?.focus(), [id]);
  return (
    <Page title={messages.previewTitle} width="wide">
      <div className="mc-form">
        <ErrorSummary problems={issuing.error ? [{ message: messageFrom(issuing.error, messages.failed) }] : []} />
        {isLike && (
          <Notice kind="warning" title={messages.likeBills} role="status">
            <ul>
              {likeBills.map(({ billReference, totalKobo, issuedOn }) => (
                <li key={billReference}>
                  <TextLink to={paths.bill(billReference)}>{billReference}</TextLink>{' '}
                  {messages.likeBill(formatNaira(totalKobo), formatDate(issuedOn))}
                </li>
              ))}
            </ul>
          </Notice>
        )}
        <Sheet as="article" padding="md">
          <p className="mc-preview-payer" lang={language}>
            <span className="mc-quiet">{messages.billTo}</span> <b>{previewed.payer}</b>
          </p>
          <QuoteView quote={previewed.quote} />
        </Sheet>
        <div className="mc-actions">
          <Button
            id={`${id}-issue`}
            size="lg"
            pending={issuing.isPending && issuing.variables}
            pendingText={messages.issuing}
            onClick={() => issuing.mutate(true)}
          >
            {isLike ? messages.issueAnyway : action}
          </Button>
          {!isCorrection && (
            <Button
              size="lg"
              variant="secondary"
              pending={issuing.isPending && !issuing.variables}
              pendingText={messages.issuing}
              onClick={() => issuing.mutate(false)}
            >
              {messages.issue}
            </Button>
          )}
          <Button size="lg" variant="quiet" onClick={onBack}>
            {messages.back}
          </Button>
        </div>
      </div>
    </Page>
  );
}
