import { dismissalWords, type LeadDetail, leadReasonWords, leadStateWords } from '@portal/contracts';
import { useLanguage, useLocalized } from '@portal/platform';
import { formatDate, Money, TextLink } from '@portal/ui';
import { Facts } from '../lists/panel/facts.tsx';
import { leadTexts as texts } from './lead-texts.ts';

export interface LeadFactsProps {
  readonly lead: LeadDetail;
}

const root = '/tax-area-office';

/** Why it was found, whence, how much it may be worth, and what became of it. */
export function LeadFacts({ lead }: LeadFactsProps) {
  const localized = useLocalized();
  const language = useLanguage();
  const { estimate, dismissal, mergedInto, returnBy, endedOn, endedBy, ruleEnded, ruleDismissed, fileName } = lead;
  const row = localized(texts.row).replace('{row}', String(lead.rowNumber)).replace('{file}', fileName);
  return (
    <Facts
      facts={[
        [localized(texts.state), localized(leadStateWords[lead.state])],
        [localized(texts.about), lead.name],
        [localized(texts.reason), localized(leadReasonWords[lead.reason])],
        [
          localized(texts.estimate),
          estimate ? (
            <span key="estimate">
              <Money amountKobo={estimate.lowKobo} /> – <Money amountKobo={estimate.highKobo} />
            </span>
          ) : (
            localized(texts.noEstimate)
          ),
        ],
        [
          localized(texts.source),
          <TextLink key="source" to={`${root}/reporting-intelligence/sources/${lead.sourceId}`}>
            {fileName === '' ? lead.source : `${lead.source}, ${row}`}
          </TextLink>,
        ],
        [localized(texts.area), lead.lga],
        [localized(texts.office), lead.office],
        [localized(texts.foundOn), formatDate(lead.foundOn, language)],
        [localized(texts.dismissal), dismissal && localized(dismissalWords[dismissal])],
        [
          localized(texts.mergedInto),
          mergedInto && (
            <TextLink key="into" to={`${root}/reporting-intelligence/leads/${mergedInto.id}`}>
              {mergedInto.number}
            </TextLink>
          ),
        ],
        [localized(texts.returnBy), returnBy && formatDate(returnBy, language)],
        [
          localized(texts.ended),
          endedOn && [formatDate(endedOn, language), endedBy, lead.endReason].filter(Boolean).join(', '),
        ],
        [
          localized(texts.rule),
          ruleEnded > 0
            ? localized(texts.ruleRecord)
                .replace('{ended}', String(ruleEnded))
                .replace('{dismissed}', String(ruleDismissed))
            : null,
        ],
      ]}
    />
  );
}

/** What the list says beside what the register says. */
export function LeadBesides({ lead: { name, listSays, tpui, taxpayer, registerSays } }: LeadFactsProps) {
  const localized = useLocalized();
  return (
    <Facts
      facts={[
        [localized(texts.list), [name, listSays].filter((says) => says !== '').join(' · ')],
        [
          localized(texts.register),
          tpui === null ? (
            localized(texts.nobody)
          ) : (
            <span key="of">
              <TextLink
                to={`${root}/taxpayer-reports/${encodeURIComponent(tpui)}`}
              >{`${taxpayer ?? ''} (${tpui})`}</TextLink>{' '}
              {registerSays}
            </span>
          ),
        ],
      ]}
    />
  );
}
