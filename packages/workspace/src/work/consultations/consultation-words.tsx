import {
  type ConsultationMode,
  type ConsultationTopic,
  consultationModes,
  consultationTopics,
} from '@portal/contracts';
import { useLocalized } from '@portal/platform';

export function TopicName({ topic }: { readonly topic: ConsultationTopic }) {
  return useLocalized()(consultationTopics[topic]);
}

export function ModeName({ mode }: { readonly mode: ConsultationMode }) {
  return useLocalized()(consultationModes[mode]);
}
