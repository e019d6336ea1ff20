import type { TaxpayerRecord } from '@portal/contracts';
import { lazyPart, useLocalized } from '@portal/platform';
import { Button, Notice, TextLink } from '@portal/ui';
import { Suspense, useState } from 'react';
import { mergeTexts as texts } from './merge-texts.ts';

const MergeDialog = lazyPart(async () => (await import('./merge-dialog.tsx')).MergeDialog);

export interface MergedNoticeProps {
  readonly record: TaxpayerRecord;
  readonly root: string;
  readonly maySeparate: boolean;
}

/** Where a merged record leads, and which ones lead here; each can be separated again. */
export function MergedNotice({ record: { taxpayer, mergedInto, mergedHere }, root, maySeparate }: MergedNoticeProps) {
  const localized = useLocalized();
  const [separating, setSeparating] = useState<{ readonly tpui: string; readonly name: string }>();
  const pathOf = (tpui: string) => `${root}/${root === '/admin' ? 'tax-payers' : 'taxpayer-reports'}/${tpui}`;
  const pairs = mergedInto
    ? [{ other: mergedInto, from: taxpayer }]
    : mergedHere.map((one) => ({ other: one, from: one }));
  if (pairs.length === 0) return null;
  return (
    <div className="ws-record-all">
      <Notice kind="info" title={localized(mergedInto ? texts.mergedInto : texts.mergedHere)}>
        {pairs.map(({ other, from }) => (
          <p key={other.tpui}>
            <TextLink to={pathOf(other.tpui)}>
              {other.tpui}, {other.name}
            </TextLink>{' '}
            {maySeparate && (
              <Button size="sm" variant="quiet" onClick={() => setSeparating(from)}>
                {localized(texts.separate)}
              </Button>
            )}
          </p>
        ))}
      </Notice>
      {separating && (
        <Suspense>
          <MergeDialog
            action="separate"
            from={separating}
            into={mergedInto ?? taxpayer}
            onClose={() => setSeparating(undefined)}
          />
        </Suspense>
      )}
    </div>
  );
}
