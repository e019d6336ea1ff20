import { lawPaperKindWords, lawPaperStandingWords, monthName } from '@portal/contracts';
import { useLanguage, useLocalized } from '@portal/platform';
import { LinkButton, Money, Notice, Sheet, SummaryList } from '@portal/ui';
import type { LawPaperToday, NoticeOutline } from './load-verification.ts';
import { useVerificationTexts } from './messages/verification-texts.ts';

/** What a paper of the law is and how it stands; its amount only by its signature, which stands on the paper. */
export function LawPaper({ today }: { readonly today: NoticeOutline | LawPaperToday }) {
  const texts = useVerificationTexts();
  const localized = useLocalized();
  const language = useLanguage();
  const { number, kind, issuedOn, standing } = today;
  const amountKobo = 'amountKobo' in today ? today.amountKobo : null;
  const [year = '', month = '', day = ''] = issuedOn.split('-');
  const joint = language === 'ha' ? ' ga ' : ' ';
  return (
    <Sheet as="article" aria-labelledby="law-paper-title">
      <h2 id="law-paper-title" className="ui-heading">
        {localized(lawPaperKindWords[kind])}
      </h2>
      {standing !== 'valid' && <Notice kind="warning" title={localized(lawPaperStandingWords[standing])} />}
      <SummaryList
        items={[
          ...(amountKobo === null
            ? []
            : [{ term: texts.lawPaperAmount, detail: <Money amountKobo={amountKobo} size="large" /> }]),
          { term: texts.lawPaperNumber, detail: <strong>{number}</strong> },
          { term: texts.lawPaperIssued, detail: `${Number(day)}${joint}${monthName(Number(month), language)} ${year}` },
          { term: texts.lawPaperStanding, detail: localized(lawPaperStandingWords[standing]) },
        ]}
      />
      <LinkButton to={`/notice?${new URLSearchParams({ ref: number })}`} variant="secondary" reloadDocument>
        {texts.lawPaperOpen}
      </LinkButton>
    </Sheet>
  );
}
