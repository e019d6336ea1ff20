import type { ServiceChange } from '@portal/contracts';
import { useLanguage } from '@portal/platform';
import { Button, formatDateTime, Notice } from '@portal/ui';
import { ConfirmDialog, ReasonDialog } from '@portal/workspace/forms';
import { type ReactNode, useState } from 'react';
import { useServiceSettingsMessages } from './messages/use-service-settings-messages.ts';
import { useServiceChanges } from './use-service-settings.ts';

interface ChangeDecisionProps {
  /** Of the setting. */
  readonly name: string;
  readonly proposal: ServiceChange;
  /** What would hold. */
  readonly children: ReactNode;
}

/** A change that waits: what it says, who asked for it and why, and what this person may do about it. */
export function ChangeDecision({ name, proposal, children }: ChangeDecisionProps) {
  const messages = useServiceSettingsMessages();
  const language = useLanguage();
  const { decide } = useServiceChanges();
  const [asked, setAsked] = useState<'release' | 'refuse' | 'withdraw'>();
  const { id, proposed, reason, isOwn } = proposal;
  const close = () => setAsked(undefined);
  const ask = (decision: 'release' | 'refuse' | 'withdraw', variant?: 'secondary') => (
    <Button size="sm" {...(variant && { variant })} onClick={() => setAsked(decision)}>
      {messages[decision]}
      <span className="ui-hidden">: {name}</span>
    </Button>
  );
  return (
    <Notice kind="info" title={messages.waits}>
      <div className="settings-change">
        <div>{children}</div>
        <p className="settings-quiet">
          {messages.proposedBy(proposed.name, formatDateTime(proposed.at, language))}: {reason}
        </p>
        <div className="settings-moves ui-screen-only">
          {isOwn ? (
            ask('withdraw', 'secondary')
          ) : (
            <>
              {ask('release')}
              {ask('refuse', 'secondary')}
            </>
          )}
        </div>
      </div>
      {asked === 'refuse' ? (
        <ReasonDialog
          title={`${messages.refuse}: ${name}`}
          action={messages.refuse}
          done={messages.refused}
          onClose={close}
          confirm={(why) => decide(id, { decision: 'refuse', reason: why })}
        >
          <p>{messages.refuseEffect}</p>
        </ReasonDialog>
      ) : (
        asked && (
          <ConfirmDialog
            title={`${messages[asked]}: ${name}`}
            action={messages[asked]}
            done={asked === 'release' ? messages.released : messages.withdrawn}
            onClose={close}
            confirm={() => decide(id, { decision: asked })}
          >
            {children}
            <p>{asked === 'release' ? messages.releaseEffect : messages.withdrawEffect}</p>
          </ConfirmDialog>
        )
      )}
    </Notice>
  );
}
