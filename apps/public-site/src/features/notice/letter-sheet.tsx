import {
  type Language,
  type LawPaperSubject,
  lawPaperStandingWords,
  monthName,
  nairaDigits,
  type OpenedNotice,
} from '@portal/contracts';
import { useLanguage } from '@portal/platform';
import { LinkButton, Money, Notice, Sheet, SummaryList, TextLink } from '@portal/ui';
import { useNoticeMessages } from './messages/use-notice-messages.ts';

export interface LetterSheetProps {
  readonly notice: OpenedNotice;
}

/** What stands on the paper, word for word, with the ways that lead on from it. */
export function LetterSheet({ notice }: LetterSheetProps) {
  const messages = useNoticeMessages();
  const language = useLanguage();
  const { letter, number, issuedOn, service, standing } = notice;
  const { heading, lead, amount, deadline, toDo, sections, officer, signedBy } = letter;
  const isOver = standing !== 'valid';
  const lastDay = service?.lastDay ?? null;
  return (
    <Sheet as="article" aria-labelledby="notice-heading">
      <h2 id="notice-heading" className="ui-heading">
        {letter.title[language]} {number}
      </h2>
      {isOver && (
        <Notice kind="warning" title={lawPaperStandingWords[standing][language]}>
          {messages.over}
        </Notice>
      )}
      {messages.copy !== '' && <p>{messages.copy}</p>}
      <p>
        <strong>{heading[language]}</strong>
      </p>
      {lead.map((text) => (
        <p key={text.en}>{text[language]}</p>
      ))}
      <SummaryList
        items={[
          ...(amount
            ? [{ term: amount.label[language], detail: <Money amountKobo={amount.kobo} size="large" /> }]
            : []),
          ...(deadline
            ? [
                {
                  term: deadline.label[language],
                  detail: lastDay ? <strong>{dayInWords(lastDay, language)}</strong> : deadline.note[language],
                },
              ]
            : []),
          { term: messages.to, detail: [letter.to.name, letter.to.address, letter.to.tpui].filter(Boolean).join(', ') },
          { term: messages.office, detail: [letter.office.name, letter.office.address].filter(Boolean).join(', ') },
          { term: messages.basis, detail: letter.basis[language] },
          { term: messages.issued, detail: dayInWords(issuedOn, language) },
          {
            term: messages.served,
            detail: service ? dayInWords(service.on, language) : messages.notServed,
          },
          ...letter.facts.map(({ label, value }) => ({ term: label[language], detail: value[language] })),
          { term: messages.standing, detail: lawPaperStandingWords[standing][language] },
        ]}
      />
      <Lines letter={letter} language={language} />
      <h3>{messages.toDo}</h3>
      <ol>
        {toDo.map((step) => (
          <li key={step.en}>{step[language]}</li>
        ))}
      </ol>
      {sections.map(({ title, text }) => (
        <section key={title.en} aria-label={title[language]}>
          <h3>{title[language]}</h3>
          <p>{text[language]}</p>
        </section>
      ))}
      <SummaryList
        items={[
          ...(officer
            ? [
                {
                  term: messages.officer,
                  detail: `${officer.name}, ${officer.title[language]}${officer.badge ? `, ${messages.card} ${officer.badge}` : ''}`,
                },
              ]
            : []),
          ...(signedBy ? [{ term: messages.signed, detail: `${signedBy.name}, ${signedBy.title[language]}` }] : []),
        ]}
      />
      {!isOver && <WaysOn notice={notice} />}
    </Sheet>
  );
}

function Lines({
  letter: { table },
  language,
}: {
  readonly letter: OpenedNotice['letter'];
  readonly language: Language;
}) {
  const messages = useNoticeMessages();
  if (!table) return null;
  return (
    <>
      <h3 id="notice-lines">{table.title[language]}</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: who has no mouse scrolls a wide table by the keyboard. */}
      <section className="notice-scroll" aria-labelledby="notice-lines" tabIndex={0}>
        <table className="notice-lines">
          <thead>
            <tr>
              <th scope="col">{messages.line}</th>
              <th scope="col">{messages.how}</th>
              <th scope="col">{messages.naira}</th>
            </tr>
          </thead>
          <tbody>
            {table.lines.map(({ says, how, counts, kobo }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a paper never change, and two may say the same.
              <tr key={at}>
                <td>{says[language]}</td>
                <td>{how[language]}</td>
                <td>
                  {counts === 'taken-off' && kobo > 0 ? '− ' : ''}
                  {nairaDigits(kobo)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {table.note && <p>{table.note[language]}</p>}
    </>
  );
}

const cases: Readonly<Record<string, LawPaperSubject>> = {
  ASM: 'assessment',
  OBJ: 'objection',
  DMN: 'demand',
  PEN: 'penalty',
  SUB: 'substitution',
};
const screens: Readonly<Record<LawPaperSubject, (number: string) => string>> = {
  assessment: (number) => `/user/cases/object?assessment=${number}`,
  objection: () => '/user/cases/objections',
  demand: () => '/user/cases',
  penalty: () => '/user/penalties',
  substitution: () => '/user/cases',
};

/** To pay anybody may; whatever else the law allows is done in the account, or at the office. */
function WaysOn({ notice: { number, kind, service, amountKobo } }: LetterSheetProps) {
  const messages = useNoticeMessages();
  const bill = service?.billReference ?? null;
  const subject = cases[number.slice(0, 3)] ?? 'assessment';
  const [ofCase = number] = number.split('/');
  return (
    <>
      {bill !== null && amountKobo !== null && (
        <LinkButton to={`/payment_summary_open?billReference=${bill}`} reloadDocument fullWidth>
          {messages.pay}
        </LinkButton>
      )}
      {kind !== 'withdrawal' && (
        <p>
          <TextLink to={screens[subject](ofCase)}>{messages.object}</TextLink>. {messages.withoutAccount}
        </p>
      )}
    </>
  );
}

/** As the paper writes a day: `27 November 2026`. */
function dayInWords(day: string, language: Language): string {
  const [year = '', month = '', date = ''] = day.split('-');
  return `${Number(date)}${language === 'ha' ? ' ga ' : ' '}${monthName(Number(month), language)} ${year}`;
}
