import { useApiClient } from '@portal/api-client';
import { groupReference, sayAboutBillDispute, workKinds } from '@portal/contracts';
import { useLanguage, useLocalized } from '@portal/platform';
import { useQueryClient } from '@portal/platform/query';
import { Button, formatDateTime, Money, Sheet, StatusBadge, TextLink } from '@portal/ui';
import { TextAreaField } from '@portal/ui/forms';
import { ContractForm, useContractForm } from '@portal/workspace/forms';
import { useState } from 'react';
import { paths } from '../../paths.ts';
import { type BillQuestion, kindWords, texts } from './texts.ts';

const tones = {
  asked: 'info',
  granted: 'neutral',
  corrected: 'good',
  refused: 'neutral',
  withdrawn: 'neutral',
} as const;

/** One question, with what the MDA said, or the way to say it. */
export function Question({ question }: { readonly question: BillQuestion }) {
  const localized = useLocalized();
  const language = useLanguage();
  const [isSaying, setSaying] = useState(false);
  const { id, billReference, billFor, payer, totalKobo, kind, text, office, askedAt, endedAt, state, mdaSays } =
    question;
  return (
    <Sheet as="li" padding="md" className="mda-question" aria-label={`${groupReference(billReference)} ${payer}`}>
      <p className="mda-question-head">
        <TextLink to={paths.bill(billReference)}>{groupReference(billReference)}</TextLink>
        <StatusBadge tone={tones[state]}>{localized(workKinds['bill-dispute'].states[state].name)}</StatusBadge>
      </p>
      <p>
        <b>{payer}</b> · {billFor} · <Money amountKobo={totalKobo} />
      </p>
      <p className="mda-question-quiet">
        {[
          localized(kindWords[kind]),
          `${localized(texts.asked)} ${formatDateTime(askedAt, language)}`,
          `${localized(texts.decides)} ${office}`,
        ].join(' · ')}
      </p>
      <blockquote>{text}</blockquote>
      {mdaSays && (
        <>
          <p className="mda-question-quiet">
            {`${localized(texts.weSaid)} (${mdaSays.by}, ${formatDateTime(mdaSays.at, language)})`}
          </p>
          <blockquote>{mdaSays.text}</blockquote>
        </>
      )}
      {endedAt === null && !mdaSays && !isSaying && (
        <Button size="sm" variant="secondary" onClick={() => setSaying(true)}>
          {localized(texts.say)}
        </Button>
      )}
      {isSaying && !mdaSays && <SayForm id={id} />}
      {state === 'corrected' && <TextLink to={paths.correction(billReference)}>{localized(texts.correct)}</TextLink>}
    </Sheet>
  );
}

function SayForm({ id }: { readonly id: string }) {
  const localized = useLocalized();
  const api = useApiClient();
  const queries = useQueryClient();
  const form = useContractForm({
    kinds: { text: 'text' },
    schema: sayAboutBillDispute.body,
    labels: { text: localized(texts.statement) },
    save: (body) => api(sayAboutBillDispute, { params: { id }, body }),
    done: localized(texts.sent),
    failed: localized(texts.notSent),
    onDone: () => void queries.invalidateQueries({ queryKey: ['mda-bill-questions'] }),
  });
  return (
    <ContractForm form={form} action={localized(texts.send)}>
      <TextAreaField {...form.field('text')} description={localized(texts.hint)} rows={4} maxLength={2000} />
    </ContractForm>
  );
}
