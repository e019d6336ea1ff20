import { asksFrom, joinsFrom, type MatchReason, matchHowWords, matchRuleWords } from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import './leads.css';
import { leadTexts as texts } from './lead-texts.ts';

export interface MatchReasonsProps {
  readonly reasons: readonly MatchReason[];
}

const signed = (points: number) => (points < 0 ? `−${-points}` : `+${points}`);

/** Each rule with what it compared and its points; what spoke against stands there as well, and all of them add up. */
export function MatchReasons({ reasons }: MatchReasonsProps) {
  const localized = useLocalized();
  const score = reasons.reduce((sum, { weight }) => sum + weight, 0);
  return (
    <table className="ws-points">
      <thead>
        <tr>
          <th scope="col">{localized(texts.rule)}</th>
          <th scope="col">{localized(texts.points)}</th>
        </tr>
      </thead>
      <tbody>
        {reasons.map(({ rule, how, weight, listSays, registerSays }) => (
          <tr key={rule} data-against={weight < 0 || undefined}>
            <th scope="row">
              {localized(matchRuleWords[rule])} {localized(matchHowWords[how])}
              <small>{[listSays, registerSays].filter((says) => says !== '').join(' | ')}</small>
            </th>
            <td>{signed(weight)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">
            {localized(texts.together)}
            <small>
              {localized(texts.asks).replace('{asks}', String(asksFrom)).replace('{joins}', String(joinsFrom))}
            </small>
          </th>
          <td>{score}</td>
        </tr>
      </tfoot>
    </table>
  );
}
