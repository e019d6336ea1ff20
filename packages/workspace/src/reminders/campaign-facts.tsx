import { channelWords, messageReasonWords, outcomeWords, type ReminderCampaign } from '@portal/contracts';
import { useLanguage, useLocalized } from '@portal/platform';
import { formatDate, Money } from '@portal/ui';
import { counted } from '../lists/format.ts';
import { Facts } from '../lists/panel/facts.tsx';
import { momentWords } from './moment-words.ts';
import { words } from './words.ts';

export interface CampaignFactsProps {
  readonly campaign: ReminderCampaign;
}

type Counts = Pick<
  ReminderCampaign,
  'rows' | 'people' | 'alreadyTold' | 'optedOut' | 'noAddress' | 'reached' | 'segments' | 'estimateKobo'
>;

/** From the rows of a list to those who will get it. */
export function AudienceFacts({ counts }: { readonly counts: Counts }) {
  const localized = useLocalized();
  const { rows, people, alreadyTold, optedOut, noAddress, reached, segments, estimateKobo } = counts;
  const less = (count: number) => (count === 0 ? null : `− ${counted(count)}`);
  return (
    <Facts
      facts={[
        [localized(words.rows), counted(rows)],
        [localized(words.persons), counted(people)],
        [localized(words.told), less(alreadyTold)],
        [localized(words.out), less(optedOut)],
        [localized(words.noAddress), less(noAddress)],
        [localized(words.reached), <strong key="reached">{counted(reached)}</strong>],
        [
          localized(words.estimate),
          segments === 0 ? null : (
            <>
              <Money amountKobo={estimateKobo} />, {localized(words.parts).replace('{parts}', counted(segments))}
            </>
          ),
        ],
      ]}
    />
  );
}

/** How many were sent, delivered, failed and left out, each with its reason. */
export function OutcomeFacts({ campaign: { outcomes, costKobo, quietUntil } }: CampaignFactsProps) {
  const localized = useLocalized();
  const language = useLanguage();
  return (
    <>
      {quietUntil && <p>{localized(words.quiet).replace('{moment}', momentWords(quietUntil, language))}</p>}
      <Facts
        facts={[
          ...outcomes.map(
            ({ outcome, reason, people }) =>
              [
                reason === null
                  ? localized(outcomeWords[outcome])
                  : `${localized(outcomeWords[outcome])}: ${localized(messageReasonWords[reason])}`,
                counted(people),
              ] as const,
          ),
          [localized(words.cost), costKobo > 0 ? <Money key="cost" amountKobo={costKobo} /> : null],
        ]}
      />
    </>
  );
}

/** Who paid or filed within seven days, and how that is counted. */
export function EffectFacts({ campaign: { effect } }: CampaignFactsProps) {
  const localized = useLocalized();
  const language = useLanguage();
  const { written, settled, finalOn } = effect;
  if (written === 0) return <p className="ws-quiet">{localized(words.nobodyYet)}</p>;
  const said = localized(words.settledOf)
    .replace('{settled}', counted(settled))
    .replace('{written}', counted(written))
    .replace('{share}', ((100 * settled) / written).toFixed(1));
  return (
    <>
      <Facts facts={[[localized(words.settled), said]]} />
      <p className="ws-quiet">{localized(words.effectMeans)}</p>
      {finalOn && (
        <p className="ws-quiet">{localized(words.notFinal).replace('{day}', formatDate(finalOn, language))}</p>
      )}
    </>
  );
}

/** Each step with its person and moment. */
export function CampaignPeople({ campaign }: CampaignFactsProps) {
  const localized = useLocalized();
  const language = useLanguage();
  const { office, channel, preparedBy, preparedAt, decidedBy, decidedAt, stoppedBy, stoppedAt, finishedAt } = campaign;
  const step = (who: string | null, at: string | null) =>
    at === null ? null : [who, momentWords(at, language)].filter(Boolean).join(', ');
  return (
    <Facts
      facts={[
        [localized(words.office), office],
        [localized(words.channel), localized(channelWords[channel])],
        [localized(words.prepared), step(preparedBy, preparedAt)],
        [localized(words.decided), step(decidedBy, decidedAt)],
        [localized(words.stoppedBy), step(stoppedBy, stoppedAt)],
        [localized(words.finished), step(null, finishedAt)],
      ]}
    />
  );
}
