import { messageFrom, problemOf } from '@portal/api-client';
import { type FiledReturn, formatNaira, returnKinds } from '@portal/contracts';
import { useLanguage, useLocalized } from '@portal/platform';
import { useParams } from '@portal/platform/router';
import {
  Button,
  formatDate,
  formatDateTime,
  Icon,
  LinkButton,
  LoadFailure,
  Notice,
  Page,
  Sheet,
  Skeleton,
  StatusBadge,
  SummaryList,
  saveFile,
  TextLink,
} from '@portal/ui';
import { periodName } from '../../duties/period-name.ts';
import { Explanation } from './explanation.tsx';
import { useReturnsMessages } from './messages/use-returns-messages.ts';
import { ReturnResult } from './return-result.tsx';
import { ReturnVersions } from './return-versions.tsx';
import { useFiledReturn, useReturnAcknowledgement } from './returns.queries.ts';
import './returns.css';

/** One version of a return as it was filed: what it came to, its paper, its bill, and the way to amend it. */
export function FiledReturnPage() {
  const { id = '' } = useParams();
  const messages = useReturnsMessages();
  const filed = useFiledReturn(id);
  return filed.data ? (
    <Filed filed={filed.data} />
  ) : (
    <Page title={messages.title}>
      <TextLink to="/user/returns">{messages.back}</TextLink>
      {filed.error ? (
        <LoadFailure
          problem={problemOf(filed.error)}
          message={messages.loadFailed}
          onRetry={() => void filed.refetch()}
        />
      ) : (
        <Skeleton height={320} role="status" aria-label={messages.loading} />
      )}
    </Page>
  );
}

function Filed({ filed }: { readonly filed: FiledReturn }) {
  const messages = useReturnsMessages();
  const localized = useLocalized();
  const language = useLanguage();
  const paper = useReturnAcknowledgement(filed.id);
  const { kind, period, version, bill, isNewest, isLate, figures, lateness, credit } = filed;
  return (
    <Page
      title={`${localized(returnKinds[kind].name)}: ${periodName(period, language)}`}
      lead={messages.version(version)}
    >
      <p>
        <TextLink to={`/user/returns?year=${period.slice(0, 4)}`}>{messages.back}</TextLink>
      </p>
      <div className="return-page">
        <Sheet aria-labelledby="return-result">
          <h2 id="return-result" className="ui-heading">
            {messages.result}
          </h2>
          <p>
            <StatusBadge tone={isLate ? 'warning' : 'good'}>{isLate ? messages.late : messages.inTime}</StatusBadge>{' '}
            {!isNewest && <StatusBadge tone="neutral">{messages.amended}</StatusBadge>}
          </p>
          <SummaryList
            items={[
              { term: messages.filedAt, detail: formatDateTime(filed.filedAt) },
              ...(filed.receivedAt
                ? [{ term: messages.receivedAt, detail: messages.arrivalCounts(formatDateTime(filed.receivedAt)) }]
                : []),
              { term: messages.filedBy, detail: filed.filedBy },
              { term: messages.dueDay, detail: formatDate(filed.dueOn) },
              ...(filed.amendmentReason === '' ? [] : [{ term: messages.amendReason, detail: filed.amendmentReason }]),
            ]}
          />
          <ReturnResult figures={figures} lateness={lateness} />
          {credit && (
            <Notice kind="info" title={messages.creditTitle(formatNaira(credit.amountKobo))}>
              <p>
                {messages.creditStates[credit.state]} {credit.reason !== '' && messages.why(credit.reason)}
              </p>
            </Notice>
          )}
          {paper.isError && (
            <Notice kind="danger" role="alert">
              <p>{messageFrom(paper.error, messages.acknowledgementFailed)}</p>
            </Notice>
          )}
          <div className="return-actions">
            {bill && (
              <LinkButton to={`/user/payment_summary?billReference=${bill.reference}`}>
                {bill.status === 'unpaid' ? messages.pay(formatNaira(bill.amountKobo)) : messages.bill}
              </LinkButton>
            )}
            <Button
              variant="secondary"
              pending={paper.isPending}
              onClick={() =>
                paper.mutate(undefined, {
                  onSuccess: (bytes) => saveFile(`${kind}-${period}-acknowledgement.pdf`, bytes, 'application/pdf'),
                })
              }
            >
              <Icon name="download" size={18} /> {messages.acknowledgement}
            </Button>
            {isNewest && (
              <LinkButton variant="secondary" to={`/user/returns/${kind}/${period}`}>
                {messages.amend}
              </LinkButton>
            )}
          </div>
        </Sheet>
        <ReturnVersions id={filed.id} kind={kind} period={period} />
        <Sheet aria-labelledby="return-how">
          <h2 id="return-how" className="ui-heading">
            {messages.how}
          </h2>
          <Explanation kind={kind} lines={figures.lines} />
        </Sheet>
      </div>
    </Page>
  );
}
