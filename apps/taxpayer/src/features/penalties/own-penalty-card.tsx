import { dutyWords, type listOwnPenalties, neglectWords, penaltyStateWords, type ResponseOf } from '@portal/contracts';
import { useLanguage, useLocalized } from '@portal/platform';
import { formatDate, Money, Sheet, SummaryList, TextLink } from '@portal/ui';
import { PapersOfCase } from '@portal/workspace/law-papers';
import { PenaltyLines } from '@portal/workspace/penalties';
import { usePenaltiesMessages } from './messages/use-penalties-messages.ts';

/** One penalty: of what, how it stands, every line of its computation, and the way to its bill. */
export function OwnPenaltyCard({ penalty }: { readonly penalty: ResponseOf<typeof listOwnPenalties>[number] }) {
  const messages = usePenaltiesMessages();
  const localized = useLocalized();
  const language = useLanguage();
  const day = (iso: string) => formatDate(iso, language);
  const { id, number, duty, periodFrom, neglect, state, dueOn, untilOn, isOver, billReference } = penalty;
  return (
    <Sheet as="article" aria-labelledby={id}>
      <h2 id={id} className="ui-heading">
        {messages.ofPeriod(localized(dutyWords[duty]), day(periodFrom))}
      </h2>
      <p>
        {number} · {localized(neglectWords[neglect])} · {localized(penaltyStateWords[state])}
      </p>
      <SummaryList
        items={[
          { term: messages.dueOn, detail: day(dueOn) },
          { term: isOver ? messages.doneOn : messages.untilOn, detail: day(untilOn) },
          ...(state === 'billed' ? [{ term: messages.left, detail: <Money amountKobo={penalty.leftKobo} /> }] : []),
          ...(penalty.remittedKobo > 0
            ? [{ term: messages.remitted, detail: <Money amountKobo={penalty.remittedKobo} /> }]
            : []),
        ]}
      />
      <h3>{messages.computation}</h3>
      <PenaltyLines computation={penalty.computation} />
      <h3>{messages.papers}</h3>
      <PapersOfCase of="penalty" id={id} side="taxpayer" standing={state} />
      {penalty.remissions.map((one) => (
        <p key={one.number}>{one.decidedOn && messages.remittedOn(day(one.decidedOn), one.answer)}</p>
      ))}
      {billReference !== null && (
        <p>
          <TextLink to={`/user/payment_summary?billReference=${billReference}`}>
            {state === 'paid' ? messages.receipt : messages.pay}
          </TextLink>
        </p>
      )}
      {state === 'billed' && (
        <p>
          {messages.disagree} <TextLink to="/user/help-support">{messages.write}</TextLink>
        </p>
      )}
    </Sheet>
  );
}
