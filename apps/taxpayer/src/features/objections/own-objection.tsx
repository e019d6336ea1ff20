import { problemOf } from '@portal/api-client';
import { type OwnObjection, objectionStateWords } from '@portal/contracts';
import { useLanguage, useLocalized } from '@portal/platform';
import { formatDate, formatDateTime, LoadFailure, Money, Notice, Page, Sheet, Skeleton, TextLink } from '@portal/ui';
import { PapersOfCase } from '@portal/workspace/law-papers';
import type { ReactNode } from 'react';
import { AnswerOffice } from './answer-office.tsx';
import { LawDays } from './law-days.tsx';
import { useObjectionsMessages } from './messages/use-objections-messages.ts';
import { useOwnObjection } from './objections.queries.ts';

/** One objection: its clock, its two parts with their bills, its five items, what was asked, and the decision. */
export function OwnObjectionPage({ id }: { readonly id: string }) {
  const messages = useObjectionsMessages();
  const localized = useLocalized();
  const query = useOwnObjection(id);
  if (query.isPending)
    return (
      <Page title={messages.title} width="text">
        <Skeleton height={320} role="status" aria-label={messages.loading} />
      </Page>
    );
  if (query.isError)
    return (
      <Page title={messages.title} width="text">
        <LoadFailure problem={problemOf(query.error)} onRetry={() => query.refetch()} isRetrying={query.isFetching} />
      </Page>
    );
  const objection = query.data;
  const { number, assessment, revenueHead, state, day, lastDay, canAnswer } = objection;
  return (
    <Page title={number} lead={`${assessment}, ${revenueHead}`} width="text">
      <Sheet aria-labelledby="objection-state">
        <h2 id="objection-state" className="ui-heading">
          {localized(objectionStateWords[state])}
        </h2>
        {day !== null && <LawDays day={day} lastDay={lastDay} />}
        {day !== null && <p className="objection-quiet">{messages.takeBack}</p>}
        <Decision objection={objection} />
      </Sheet>
      <Sheet aria-labelledby="objection-papers">
        <h2 id="objection-papers" className="ui-heading">
          {messages.papers}
        </h2>
        <PapersOfCase
          of="objection"
          id={objection.id}
          side="taxpayer"
          standing={`${state} ${objection.words.length}`}
        />
      </Sheet>
      {canAnswer && <AnswerOffice id={objection.id} />}
      <Parts objection={objection} />
      <Items objection={objection} />
      <TextLink to="/user/cases/objections">{messages.all}</TextLink>
    </Page>
  );
}

function Decision({ objection: { state, decision } }: { readonly objection: OwnObjection }) {
  const messages = useObjectionsMessages();
  const language = useLanguage();
  if (decision === null) return null;
  const byLaw =
    state === 'upheld-by-law' || state === 'withdrawn' || state === 'overtaken' ? messages.reasons[state] : undefined;
  return (
    <>
      <Facts
        facts={[
          [messages.decision, byLaw ?? decision.reasons],
          ['', messages.decidedOn(formatDate(decision.decidedOn, language), decision.by ?? '').replace(/, $/, '')],
          [messages.owed, <Money key="owed" amountKobo={decision.taxKobo} />],
        ]}
      />
      <Notice kind="info">{state.startsWith('upheld') ? messages.ombudAlone : messages.ombud}</Notice>
    </>
  );
}

function Parts({ objection }: { readonly objection: OwnObjection }) {
  const messages = useObjectionsMessages();
  const { admittedKobo, disputedKobo, admittedBill, restBill, day } = objection;
  const bill = (reference: string) => (
    <TextLink to={`/user/payment_summary?billReference=${reference}`}>
      {messages.pay} {reference}
    </TextLink>
  );
  return (
    <Sheet>
      <Facts
        facts={[
          [messages.assessed, <Money key="assessed" amountKobo={objection.assessedKobo} />],
          [
            messages.accepted,
            <span key="accepted">
              <Money amountKobo={admittedKobo} /> {admittedBill && bill(admittedBill.reference)}
            </span>,
          ],
          day !== null && [
            messages.rests,
            <span key="rests">
              <Money amountKobo={disputedKobo} /> {messages.restsText}
            </span>,
          ],
          restBill && [
            messages.rest,
            <span key="rest">
              <Money amountKobo={restBill.amountKobo} /> {bill(restBill.reference)}
            </span>,
          ],
        ]}
      />
    </Sheet>
  );
}

function Items({ objection }: { readonly objection: OwnObjection }) {
  const messages = useObjectionsMessages();
  const language = useLanguage();
  return (
    <Sheet>
      <Facts
        facts={[
          ...objection.issues.map(
            ({ text, valueKobo }): Fact => [
              messages.wrong,
              <span key={text}>
                {text} (<Money amountKobo={valueKobo} />)
              </span>,
            ],
          ),
          [messages.wanted, objection.amendment],
          [messages.why, objection.justification],
          [messages.income, <Money key="income" amountKobo={objection.incomeKobo} />],
          ...objection.words.map(
            ({ kind, text, at }): Fact => [`${messages[kind]}, ${formatDateTime(at, language)}`, text],
          ),
        ]}
      />
    </Sheet>
  );
}

type Fact = readonly [label: string, value: ReactNode];

function Facts({ facts }: { readonly facts: readonly (Fact | false | null)[] }) {
  return (
    <dl className="objection-facts">
      {facts.flatMap((fact, index) =>
        fact
          ? [
              // biome-ignore lint/suspicious/noArrayIndexKey: two facts may have one label
              <div key={index}>
                <dt>{fact[0]}</dt>
                <dd>{fact[1]}</dd>
              </div>,
            ]
          : [],
      )}
    </dl>
  );
}
