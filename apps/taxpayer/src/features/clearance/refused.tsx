import type { ClearanceApplication } from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { Notice, SummaryList } from '@portal/ui';
import { texts } from './texts.ts';

/** The answer of the office: why, and what would cure it. What can be done now stands below it. */
export function Refused({ application: { reasons, cure } }: { readonly application: ClearanceApplication }) {
  const localized = useLocalized();
  return (
    <Notice kind="warning" title={localized(texts.refusedTitle)}>
      <SummaryList
        items={[
          ...(reasons ? [{ term: localized(texts.reasons), detail: reasons }] : []),
          ...(cure ? [{ term: localized(texts.cure), detail: cure }] : []),
        ]}
      />
      <p>{localized(texts.refusedText)}</p>
    </Notice>
  );
}
