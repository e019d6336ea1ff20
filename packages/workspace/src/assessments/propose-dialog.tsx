import { useApiClient } from '@portal/api-client';
import {
  assessmentBases,
  assessmentBasisWords,
  assessmentMethods,
  assessmentMethodWords,
  countsWords,
  proposeAssessment,
  returnKindSchema,
  returnKinds,
} from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { CheckboxField, DateField, MoneyField, TextAreaField, TextField } from '@portal/ui/forms';
import { ChoiceField, FormDialog, ListField, useContractForm } from '../forms/index.ts';
import { assessmentTexts as texts } from './assessment-texts.ts';

export interface ProposeDialogProps {
  /** Of the taxpayer whose page it is; absent: it is asked. */
  readonly tpui?: string;
  readonly onClose: () => void;
  readonly onProposed: () => void;
}

/** Proposes an assessment with its method, sources and computation; another person of the office approves it. */
export function ProposeDialog({ tpui, onClose, onProposed }: ProposeDialogProps) {
  const localized = useLocalized();
  const api = useApiClient();
  const form = useContractForm({
    kinds: {
      ...({ tpui: 'text', returnKind: 'choice', period: 'text', basis: 'choice', method: 'choice' } as const),
      isDeliberate: 'switch',
      reason: 'text',
      sources: [{ from: 'text', day: 'day', says: 'text' }],
      comparables: [{ trade: 'text', area: 'text', taxKobo: 'kobo' }],
      lines: [{ says: 'text', how: 'text', amountKobo: 'kobo', counts: 'choice' }],
    },
    schema: proposeAssessment.body,
    labels: {
      ...{ tpui: localized(texts.tpui), returnKind: localized(texts.tax), period: localized(texts.month) },
      ...{ basis: localized(texts.basis), method: localized(texts.method), reason: localized(texts.reason) },
      ...{ isDeliberate: localized(texts.isDeliberate), sources: localized(texts.sources) },
      ...{ comparables: localized(texts.comparables), lines: localized(texts.computation) },
      ...{ from: localized(texts.sourceFrom), day: localized(texts.sourceDay), says: localized(texts.says) },
      ...{ trade: localized(texts.trade), area: localized(texts.area), taxKobo: localized(texts.itsTax) },
      ...{ how: localized(texts.howFound), amountKobo: localized(texts.amount), counts: localized(texts.counts) },
    },
    initial: {
      ...{ tpui: tpui ?? '', basis: 'best-of-judgement' },
      ...{ sources: [{ from: '' }], lines: [{ says: '', counts: 'added' }] },
    },
    save: (body) => api(proposeAssessment, { body }),
    done: localized(texts.proposedNow),
    onDone() {
      onProposed();
      onClose();
    },
  });
  const action = localized(texts.propose);
  const words = <K extends string>(ids: readonly K[], of: Readonly<Record<K, { en: string; ha: string }>>) =>
    ids.map((id) => ({ id, displayField: localized(of[id]) }));
  const kinds = returnKindSchema.options.map((id) => ({ id, displayField: localized(returnKinds[id].name) }));
  const basis = form.field('basis');
  return (
    <FormDialog title={action} form={form} action={action} onClose={onClose} width={640}>
      <p>{localized(texts.proposeEffect)}</p>
      {tpui === undefined && <TextField {...form.field('tpui')} maxLength={40} required />}
      <ChoiceField {...form.field('returnKind')} choices={kinds} required />
      <TextField {...form.field('period')} maxLength={7} required />
      <ChoiceField {...basis} choices={words(assessmentBases, assessmentBasisWords)} required />
      {basis.value === 'additional' && <CheckboxField {...form.check('isDeliberate')} />}
      <ChoiceField {...form.field('method')} choices={words(assessmentMethods, assessmentMethodWords)} required />
      <TextAreaField {...form.field('reason')} maxLength={2000} rows={4} required />
      <ListField {...form.rows('sources')} add={localized(texts.addSource)} min={1} max={20}>
        {(at) => (
          <>
            <TextField {...form.field(`sources.${at}.from`)} maxLength={160} required />
            <DateField {...form.field(`sources.${at}.day`)} required />
            <TextField {...form.field(`sources.${at}.says`)} label={localized(texts.sourceSays)} maxLength={400} />
          </>
        )}
      </ListField>
      <ListField {...form.rows('comparables')} add={localized(texts.addComparable)} max={20}>
        {(at) => (
          <>
            <TextField {...form.field(`comparables.${at}.trade`)} maxLength={160} required />
            <TextField {...form.field(`comparables.${at}.area`)} maxLength={120} />
            <MoneyField {...form.field(`comparables.${at}.taxKobo`)} required />
          </>
        )}
      </ListField>
      <ListField {...form.rows('lines')} add={localized(texts.addLine)} min={1} max={40}>
        {(at) => (
          <>
            <TextField {...form.field(`lines.${at}.says`)} maxLength={160} required />
            <TextField {...form.field(`lines.${at}.how`)} maxLength={240} />
            <MoneyField {...form.field(`lines.${at}.amountKobo`)} required />
            <ChoiceField
              {...form.field(`lines.${at}.counts`)}
              choices={words(['added', 'taken-off', 'shown'], countsWords)}
              required
            />
          </>
        )}
      </ListField>
    </FormDialog>
  );
}
