import { campaignStateWords, purposeWords } from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { useLocation, useParams } from '@portal/platform/router';
import { StatusBadge, type StatusTone, TextLink } from '@portal/ui';
import { RecordPage } from '../records/record-page.tsx';
import { RecordSection } from '../records/record-section.tsx';
import { CampaignActs } from './campaign-acts.tsx';
import { AudienceFacts, CampaignPeople, EffectFacts, OutcomeFacts } from './campaign-facts.tsx';
import { TextReadings } from './text-readings.tsx';
import { useCampaign } from './use-reminders.ts';
import { words } from './words.ts';

const tones = {
  ...{ proposed: 'warning', sending: 'info', stopped: 'danger', sent: 'good' },
  ...{ refused: 'neutral', withdrawn: 'neutral' },
} as const satisfies Readonly<Record<string, StatusTone>>;

/** One reminder to many: how far it got, who gets it, what they read, and what came of it. */
export function CampaignPage() {
  const localized = useLocalized();
  const { pathname } = useLocation();
  const { id = '' } = useParams();
  const root = pathname.slice(0, pathname.lastIndexOf('/reminders'));
  return (
    <RecordPage
      kind={localized(words.kind)}
      title={({ number, purpose }) => `${number}: ${localized(purposeWords[purpose])}`}
      lead={localized(words.lead)}
      source={useCampaign(id)}
      actions={(campaign) => <CampaignActs campaign={campaign} />}
    >
      {(campaign) => (
        <>
          <RecordSection title={localized(words.state)}>
            <p>
              <StatusBadge tone={tones[campaign.state]}>{localized(campaignStateWords[campaign.state])}</StatusBadge>
            </p>
            <OutcomeFacts campaign={campaign} />
            <p>
              <TextLink to={`${root}/people?criteria=${campaign.number}`}>{localized(words.everybody)}</TextLink>
            </p>
          </RecordSection>
          <RecordSection title={localized(words.who)}>
            <AudienceFacts counts={campaign} />
            <p className="ws-quiet">{localized(words.again)}</p>
          </RecordSection>
          <RecordSection title={localized(words.reads)}>
            <p className="ws-quiet">
              {campaign.text.code}, {localized(words.version).replace('{version}', String(campaign.text.version))}
            </p>
            <TextReadings en={campaign.text.en} ha={campaign.text.ha} />
          </RecordSection>
          <RecordSection title={localized(words.effect)}>
            <EffectFacts campaign={campaign} />
          </RecordSection>
          <RecordSection title={localized(words.people)}>
            <CampaignPeople campaign={campaign} />
          </RecordSection>
        </>
      )}
    </RecordPage>
  );
}
