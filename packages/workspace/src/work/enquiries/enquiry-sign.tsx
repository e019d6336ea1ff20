import { type EnquiryState, type EnquiryTopic, enquiryTopics, type Localized } from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { type Sign, StatusSign } from '../../lists/table/status-sign.tsx';

const words: Readonly<Record<EnquiryState, Localized>> = {
  received: { en: 'New', ha: 'Sabo' },
  assigned: { en: 'With somebody', ha: 'A hannun wani' },
  answered: { en: 'Answered', ha: 'An amsa' },
  closed: { en: 'Closed', ha: 'An rufe' },
};
const signs: Readonly<Record<EnquiryState, Sign>> = {
  received: { shape: 'ring', tone: 'info' },
  assigned: { shape: 'half', tone: 'info' },
  answered: { shape: 'tick', tone: 'good' },
  closed: { shape: 'cross', tone: 'quiet' },
};

export function EnquirySign({ state }: { readonly state: EnquiryState }) {
  return <StatusSign sign={signs[state]}>{useLocalized()(words[state])}</StatusSign>;
}

export function EnquiryTopicName({ topic }: { readonly topic: EnquiryTopic }) {
  return useLocalized()(enquiryTopics[topic]);
}
