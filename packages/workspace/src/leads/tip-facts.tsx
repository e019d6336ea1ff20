import { type TipDetail, tipClosings, tipKinds, tipRewardWords, tipStateWords } from '@portal/contracts';
import { useLanguage, useLocalized } from '@portal/platform';
import { formatDate, Money, TextLink } from '@portal/ui';
import { Facts } from '../lists/panel/facts.tsx';
import { tipTexts as texts } from './tip-texts.ts';

/** What was told, where, and what became of it; whether a sender lies sealed, and never who. */
export function TipFacts({ tip }: { readonly tip: TipDetail }) {
  const localized = useLocalized();
  const language = useLanguage();
  const { lead, opening, reward, endedOn, closing } = tip;
  const day = (of: string | null) => (of === null ? '' : formatDate(of, language));
  const openingWords = opening && localized(texts[opening.state]);
  return (
    <Facts
      facts={[
        [localized(texts.state), localized(tipStateWords[tip.state])],
        [localized(texts.kind), localized(tipKinds[tip.kind])],
        [localized(texts.about), tip.about],
        [localized(texts.place), tip.place],
        [localized(texts.told), tip.words],
        [localized(texts.area), tip.lga],
        [localized(texts.office), tip.office],
        [localized(texts.receivedOn), day(tip.receivedOn)],
        [localized(texts.sender), localized(tip.hasSender ? texts.sealed : texts.none)],
        [
          localized(texts.opening),
          openingWords
            ?.replace('{who}', opening?.askedBy ?? '')
            .replace('{other}', opening?.decidedBy ?? '')
            .replace('{day}', day(opening?.readUntil ?? null))
            .replace('{reason}', opening?.reason ?? ''),
        ],
        [
          localized(texts.wanted),
          reward ? (
            <span key="reward">
              <Money amountKobo={reward.amountKobo} /> {localized(tipRewardWords[reward.state])}
              {reward.paidOn !== null && `, ${localized(texts.paidOn).replace('{day}', day(reward.paidOn))}`}
            </span>
          ) : (
            localized(tip.wantsReward ? texts.isWanted : texts.notWanted)
          ),
        ],
        [
          localized(texts.became),
          lead && (
            <TextLink key="lead" to={`/tax-area-office/reporting-intelligence/leads/${lead.id}`}>
              {lead.number}
            </TextLink>
          ),
        ],
        [localized(texts.closing), closing && localized(tipClosings[closing])],
        [localized(texts.ended), endedOn && [day(endedOn), tip.endedBy, tip.endReason].filter(Boolean).join(', ')],
      ]}
    />
  );
}
