import { countsWords, formatNaira, kobo, type OwnAssessment } from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { SummaryList } from '@portal/ui';
import { casesTexts as texts } from './cases-texts.ts';

/** Line by line, and what it comes to. */
export function AssessedLines({ assessment: { lines, taxKobo } }: { readonly assessment: OwnAssessment }) {
  const localized = useLocalized();
  return (
    <SummaryList
      items={[
        ...lines.map(({ says, how, amountKobo, counts }) => ({
          term: says,
          detail: [
            formatNaira(kobo(counts === 'taken-off' ? -amountKobo : amountKobo)),
            how,
            localized(countsWords[counts]),
          ]
            .filter(Boolean)
            .join(' · '),
        })),
        { term: localized(texts.total), detail: formatNaira(taxKobo) },
      ]}
    />
  );
}
