import { dutyWords, neglectWords, type PenaltyRecord, penaltyStateWords, remissionStateWords } from '@portal/contracts';
import { useLanguage, useLocalized } from '@portal/platform';
import { useLocation } from '@portal/platform/router';
import { formatDate, Money, TextLink } from '@portal/ui';
import { Facts } from '../lists/panel/facts.tsx';
import { PenaltyLines } from './penalty-lines.tsx';
import { words } from './words.ts';
import './penalties.css';

/** A penalty as offices see it: whose, of what, how it was reckoned, its bill, and what was remitted. */
export function PenaltyFacts({ penalty }: { readonly penalty: PenaltyRecord }) {
  const localized = useLocalized();
  const language = useLanguage();
  const { pathname } = useLocation();
  const root = pathname.slice(0, pathname.indexOf('/', 1));
  const { payer, tpui, office, duty, periodFrom, neglect, dueOn, untilOn, isOver, state, remittedKobo } = penalty;
  return (
    <>
      <Facts
        facts={[
          [localized(words.payer), `${payer} (${tpui})`],
          [localized(words.office), office],
          [localized(words.about), `${localized(dutyWords[duty])}, ${formatDate(periodFrom, language)}`],
          [localized(words.lateness), localized(neglectWords[neglect])],
          [localized(words.dueOn), formatDate(dueOn, language)],
          [localized(isOver ? words.doneOn : words.untilOn), formatDate(untilOn, language)],
          [localized(words.state), localized(penaltyStateWords[state])],
          [localized(words.remitted), remittedKobo > 0 && <Money key="remitted" amountKobo={remittedKobo} />],
          [localized(words.left), state === 'billed' && <Money key="left" amountKobo={penalty.leftKobo} />],
          [
            localized(words.bill),
            penalty.billReference && (
              <TextLink key="bill" to={`${root}/invoice-reports?record=${penalty.billReference}`}>
                {penalty.billReference}
              </TextLink>
            ),
          ],
          [localized(words.proposedBy), `${penalty.proposedBy}, ${formatDate(penalty.proposedOn, language)}`],
          [
            localized(words.decidedBy),
            penalty.decidedOn && `${penalty.decidedBy ?? ''}, ${formatDate(penalty.decidedOn, language)}`,
          ],
        ]}
      />
      <h3>{localized(words.computation)}</h3>
      <PenaltyLines computation={penalty.computation} />
      {penalty.remissions.length > 0 && <h3>{localized(words.remissions)}</h3>}
      {penalty.remissions.map((one) => (
        <section key={one.id} aria-label={one.number}>
          <Facts
            facts={[
              [one.number, localized(remissionStateWords[one.state])],
              [localized(words.lines.penalty), <Money key="penalty" amountKobo={one.penaltyKobo} />],
              [localized(words.lines.interest), <Money key="interest" amountKobo={one.interestKobo} />],
              [localized(words.reason), one.reason],
              [localized(words.paper), one.paper],
              [localized(words.proposedBy), `${one.proposedBy}, ${formatDate(one.proposedOn, language)}`],
              [
                localized(words.decidedBy),
                one.decidedOn && `${one.decidedBy ?? ''}, ${formatDate(one.decidedOn, language)}: ${one.answer}`,
              ],
            ]}
          />
        </section>
      ))}
    </>
  );
}
