import { consultationModes, consultationTopics } from '@portal/contracts';
import { useLanguage } from '@portal/platform';
import { TextLink } from '@portal/ui';
import { useConsultationMessages } from './messages/use-consultation-messages.ts';
import { addressWith, paths, type TimeQuery } from './time-query.ts';

export interface ChosenProps {
  readonly timeQuery: TimeQuery;
}

/** What was chosen before, in a line, with the way back to it. */
export function Chosen({ timeQuery }: ChosenProps) {
  const messages = useConsultationMessages();
  const language = useLanguage();
  const words = [
    timeQuery.topic && consultationTopics[timeQuery.topic][language],
    timeQuery.mode && consultationModes[timeQuery.mode][language],
  ].filter(Boolean);
  return (
    <p className="consultation-chosen">
      <span>{words.join(' · ')}</span>
      <TextLink to={addressWith(paths.start, timeQuery)}>{messages.change}</TextLink>
    </p>
  );
}
