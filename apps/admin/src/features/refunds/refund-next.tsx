import { moveRefund, type RefundDetail, type RefundMethod, type RefundMove } from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { Button } from '@portal/ui';
import { TextField } from '@portal/ui/forms';
import { ChoiceField, ConfirmDialog, FormDialog, ReasonDialog, useContractForm } from '@portal/workspace/forms';
import { RecordSection } from '@portal/workspace/records';
import { useState } from 'react';
import { useRefundActs } from './refunds.queries.ts';
import { moveTexts, texts } from './texts.ts';

const over: readonly string[] = ['paid', 'refused', 'withdrawn'];
const withoutReason: readonly RefundMove[] = ['send', 'withdraw'];
const withDocument = ['evidence', 'return', 'given-back'] as const;
type WithDocument = (typeof withDocument)[number];
const isWithDocument = (move: RefundMove | undefined): move is WithDocument => withDocument.some((one) => one === move);

/** What one may do now; where nothing, why. */
export function RefundNext({ refund }: { readonly refund: RefundDetail }) {
  const localized = useLocalized();
  const { readAgain, move: make, download } = useRefundActs();
  const [asked, setAsked] = useState<RefundMove>();
  const { moves, state, method, listId, provider } = refund;
  const common = asked && {
    title: localized(moveTexts[asked].title),
    action: localized(moveTexts[asked].title),
    done: localized(texts.done),
    onClose: () => setAsked(undefined),
    onDone: readAgain,
    children: <p>{localized(moveTexts[asked].effect)}</p>,
  };
  const isForList = state === 'payable' && method === 'bank';
  const cannotBeAsked = state === 'sent' && method === 'provider' && provider === 'interswitch';
  return (
    <RecordSection title={localized(texts.next)}>
      {over.includes(state) && <p className="ws-quiet">{localized(texts.overText)}</p>}
      {isForList && <p>{localized(texts.onList)}</p>}
      {cannotBeAsked && <p>{localized(texts.cannotBeAsked)}</p>}
      {!over.includes(state) && !isForList && moves.length === 0 && (
        <p className="ws-quiet">{localized(texts.waits)}</p>
      )}
      <div className="ws-moves">
        {moves.map((move, index) => (
          <Button key={move} size="sm" variant={index === 0 ? 'primary' : 'secondary'} onClick={() => setAsked(move)}>
            {localized(moveTexts[move].title)}
          </Button>
        ))}
        {listId !== null && (
          <Button size="sm" variant="quiet" onClick={() => void download(listId, `refunds-${listId.slice(0, 8)}`)}>
            {localized(texts.download)}
          </Button>
        )}
      </div>
      {common && isWithDocument(asked) && <DocumentDialog refund={refund} move={asked} onClose={common.onClose} />}
      {common && asked === 'propose' && <ProposeDialog refund={refund} onClose={common.onClose} />}
      {common && asked && withoutReason.includes(asked) && (
        <ConfirmDialog {...common} confirm={() => make(refund, asked)} />
      )}
      {common && asked && !isWithDocument(asked) && asked !== 'propose' && !withoutReason.includes(asked) && (
        <ReasonDialog {...common} confirm={(reason) => make(refund, asked, { reason })} />
      )}
    </RecordSection>
  );
}

interface MoveDialogProps {
  readonly onClose: () => void;
}

interface DocumentDialogProps extends MoveDialogProps {
  readonly refund: RefundDetail;
  readonly move: WithDocument;
}

/** A step that rests on a paper of the bank or the provider. */
function DocumentDialog({ refund, move: made, onClose }: DocumentDialogProps) {
  const localized = useLocalized();
  const { move, readAgain } = useRefundActs();
  const form = useContractForm({
    kinds: made === 'return' ? { document: 'text', reason: 'text' } : { document: 'text' },
    schema: moveRefund.body,
    labels: { document: localized(texts.evidence), reason: localized(texts.reason) },
    shape: (candidate) => ({ ...candidate, move: made, caseVersion: refund.caseVersion }),
    save: ({ document, reason }) =>
      move(refund, made, { ...(document !== undefined && { document }), ...(reason !== undefined && { reason }) }),
    done: localized(texts.done),
    onDone() {
      readAgain();
      onClose();
    },
  });
  return (
    <FormDialog
      title={localized(moveTexts[made].title)}
      form={form}
      action={localized(moveTexts[made].title)}
      onClose={onClose}
    >
      <p>{localized(moveTexts[made].effect)}</p>
      {made === 'return' && <TextField {...form.field('reason')} required withAsterisk={false} maxLength={500} />}
      <TextField {...form.field('document')} required withAsterisk={false} maxLength={200} />
    </FormDialog>
  );
}

function ProposeDialog({ refund, onClose }: MoveDialogProps & { readonly refund: RefundDetail }) {
  const localized = useLocalized();
  const { move, readAgain } = useRefundActs();
  const ways: readonly RefundMethod[] = refund.isByProvider ? ['provider', 'bank'] : ['bank'];
  const form = useContractForm({
    kinds: { method: 'choice', reason: 'text' },
    initial: { method: ways[0] },
    schema: moveRefund.body,
    labels: { method: localized(texts.way), reason: localized(texts.reason) },
    shape: (candidate) => ({ ...candidate, move: 'propose', caseVersion: refund.caseVersion }),
    save: ({ method, reason }) => move(refund, 'propose', { ...(method && { method }), ...(reason && { reason }) }),
    done: localized(texts.done),
    onDone() {
      readAgain();
      onClose();
    },
  });
  return (
    <FormDialog
      title={localized(moveTexts.propose.title)}
      form={form}
      action={localized(moveTexts.propose.title)}
      onClose={onClose}
    >
      <p>{localized(moveTexts.propose.effect)}</p>
      <ChoiceField
        {...form.field('method')}
        choices={ways.map((way) => ({ id: way, displayField: localized(texts.ways[way]) }))}
        required
      />
      <TextField {...form.field('reason')} required withAsterisk={false} maxLength={500} />
    </FormDialog>
  );
}
