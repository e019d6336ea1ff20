import { consultationModes, consultationTopics } from '@portal/contracts';
import { useLanguage } from '@portal/platform';
import { TextLink } from '@portal/ui';
import { useConsultationMessages } from './messages/use-consultation-messages.ts';
import { addressWith, paths, type Wish } from './wish.ts';

export interface ChosenProps {
  readonly wish: Wish;
}

/** What was chosen before, in a line, with the way back to it. */
export function Chosen({ wish }: ChosenProps) {
  const messages = useConsultationMessages();
  const language = useLanguage();
  const words = [
    wish.topic && consultationTopics[wish.topic][language],
    wish.mode && consultationModes[wish.mode][language],
  ].filter(Boolean);
  return (
    <p className="consultation-chosen">
      <span>{words.join(' · ')}</span>
      <TextLink to={addressWith(paths.start, wish)}>{messages.change}</TextLink>
    </p>
  );
}
