import { useApiClient } from '@portal/api-client';
import {
  downloadMemberCard,
  listNetworkMembers,
  type ResponseOf,
  reinstateNetworkMember,
  renewNetworkMember,
  suspendNetworkMember,
} from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { Button, EmptyState, formatDate } from '@portal/ui';
import { DateField } from '@portal/ui/forms';
import { FormDialog, ReasonDialog, useContractForm } from '@portal/workspace/forms';
import { Facts, type Sign, StatusSign } from '@portal/workspace/lists';
import { PrintCard } from '@portal/workspace/records';
import { defineQueue, type QueueRecordProps } from '@portal/workspace/work';
import { useState } from 'react';
import { networkTexts as texts } from './network-texts.ts';

type Member = ResponseOf<typeof listNetworkMembers>['data'][number];

const signs: Readonly<Record<Member['standing'], Sign>> = {
  active: { shape: 'tick', tone: 'good' },
  suspended: { shape: 'cross', tone: 'danger' },
  expired: { shape: 'clock', tone: 'quiet' },
};

function Standing({ standing }: Pick<Member, 'standing'>) {
  return <StatusSign sign={signs[standing]}>{useLocalized()(texts[standing])}</StatusSign>;
}

function Kind({ kind }: Pick<Member, 'kind'>) {
  return useLocalized()(texts[kind]);
}

/** Cards of agents and collectors. */
export const memberQueue = defineQueue(listNetworkMembers, {
  id: 'network-members',
  title: { en: 'Agents and collectors', ha: 'Wakilai da masu karɓa' },
  noun: { one: { en: 'card', ha: 'kati' }, many: { en: 'cards', ha: 'katuna' } },
  searches: { en: 'Name or code', ha: 'Suna ko lamba' },
  shows: [
    { id: 'active', label: texts.active, query: { standing: 'active' } },
    { id: 'suspended', label: texts.suspended, query: { standing: 'suspended' } },
    { id: 'expired', label: texts.expired, query: { standing: 'expired' } },
  ],
  filters: [{ key: 'kind', label: texts.kind, choices: { agent: texts.agent, collector: texts.collector } }],
  columns: {
    name: { label: texts.name, isStrong: true, isWide: true, card: 'title' },
    code: { label: texts.code, kind: 'reference', from: 760, card: 'reference' },
    kind: { label: texts.kind, from: 980, isQuiet: true, cell: ({ kind }) => <Kind kind={kind} /> },
    lga: { label: texts.lga, card: 'line', isQuiet: true },
    validUntil: { label: texts.validUntil, kind: 'day', from: 760, card: 'end' },
    standing: { label: texts.state, card: 'status', cell: ({ standing }) => <Standing standing={standing} /> },
  },
  nameOf: ({ name }) => name,
  Record: MemberPanel,
});

function MemberPanel({ id, item, onChanged }: QueueRecordProps<Member>) {
  const localized = useLocalized();
  const api = useApiClient();
  const [open, setOpen] = useState<'standing' | 'renew'>();
  if (!item)
    return <EmptyState title={localized({ en: 'Not on this page', ha: 'Ba ya kan wannan shafi' })}>{id}</EmptyState>;
  const isSuspended = item.standing === 'suspended';
  const close = () => setOpen(undefined);
  return (
    <div className="ws-work-record">
      <h2>{item.name}</h2>
      <Standing standing={item.standing} />
      <Facts
        facts={[
          [localized(texts.kind), localized(texts[item.kind])],
          [localized(texts.code), item.code],
          [localized(texts.employer), item.employer],
          [localized(texts.lga), item.lga],
          [localized(texts.area), item.area],
          [localized(texts.phone), item.phoneNumber],
          [localized(texts.validUntil), formatDate(item.validUntil)],
          [localized(texts.why), item.suspensionReason],
        ]}
      />
      <div className="ws-record-actions ui-screen-only">
        {item.standing === 'active' && (
          <PrintCard print={() => api(downloadMemberCard, { params: { id } })} fileName={`card-${item.code}`} />
        )}
        <Button size="sm" variant="secondary" onClick={() => setOpen('standing')}>
          {localized(isSuspended ? texts.reinstate : texts.suspend)}
        </Button>
        <Button size="sm" variant="secondary" onClick={() => setOpen('renew')}>
          {localized(texts.renew)}
        </Button>
      </div>
      {open === 'standing' && (
        <ReasonDialog
          title={`${localized(isSuspended ? texts.reinstate : texts.suspend)}: ${item.name}`}
          action={localized(isSuspended ? texts.reinstate : texts.suspend)}
          variant={isSuspended ? 'primary' : 'danger'}
          onClose={close}
          confirm={(reason) =>
            api(isSuspended ? reinstateNetworkMember : suspendNetworkMember, { params: { id }, body: { reason } })
          }
          done={localized(texts.done)}
          onDone={onChanged}
        >
          <p>{localized(isSuspended ? texts.reinstateEffect : texts.suspendEffect)}</p>
        </ReasonDialog>
      )}
      {open === 'renew' && <RenewDialog member={item} onClose={close} onChanged={onChanged} />}
    </div>
  );
}

interface RenewDialogProps {
  readonly member: Member;
  readonly onClose: () => void;
  readonly onChanged: () => void;
}

function RenewDialog({ member, onClose, onChanged }: RenewDialogProps) {
  const localized = useLocalized();
  const api = useApiClient();
  const form = useContractForm({
    kinds: { validUntil: 'day' },
    schema: renewNetworkMember.body,
    labels: { validUntil: localized(texts.validUntil) },
    initial: { validUntil: member.validUntil },
    save: (body) => api(renewNetworkMember, { params: { id: member.id }, body }),
    done: localized(texts.done),
    onDone() {
      onChanged();
      onClose();
    },
  });
  return (
    <FormDialog
      title={`${localized(texts.renew)}: ${member.name}`}
      form={form}
      action={localized(texts.renew)}
      onClose={onClose}
    >
      <DateField {...form.field('validUntil')} required />
    </FormDialog>
  );
}
