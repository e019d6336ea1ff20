import { useLocalized } from '@portal/platform';
import { useParams } from '@portal/platform/router';
import { RecordPage } from '../records/record-page.tsx';
import { RecordSection } from '../records/record-section.tsx';
import { TipFacts } from './tip-facts.tsx';
import { TipMoves } from './tip-moves.tsx';
import { tipTexts as texts } from './tip-texts.ts';
import { useTip } from './use-tip.ts';

/** One tip: what is told, and what to do. */
export function TipPage() {
  const localized = useLocalized();
  const { id = '' } = useParams();
  return (
    <RecordPage
      kind={localized(texts.kind)}
      title={({ number }) => number}
      lead={localized(texts.lead)}
      source={useTip(id)}
    >
      {(tip) => (
        <>
          <RecordSection title={localized(texts.told)}>
            <TipFacts tip={tip} />
          </RecordSection>
          <RecordSection title={localized(texts.next)}>
            <TipMoves tip={tip} />
          </RecordSection>
        </>
      )}
    </RecordPage>
  );
}
