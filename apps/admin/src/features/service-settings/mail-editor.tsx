import {
  type MailSetting,
  type MailWording,
  mailTemplates,
  mailVariables,
  proposeServiceChange,
  variablesOf,
  wordingProblems,
} from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { Button } from '@portal/ui';
import { TextAreaField, TextField } from '@portal/ui/forms';
import { ContractForm, ReasonDialog, useContractForm } from '@portal/workspace/forms';
import { RecordSection } from '@portal/workspace/records';
import { useState } from 'react';
import { ChangeDecision } from './change-decision.tsx';
import { ChangeHistory } from './change-history.tsx';
import { MailPreview } from './mail-preview.tsx';
import { MailWords } from './mail-words.tsx';
import { useServiceSettingsMessages } from './messages/use-service-settings-messages.ts';
import { useServiceChanges } from './use-service-settings.ts';

/** The words of one mail: what holds, what waits, and new ones in both languages side by side. */
export function MailEditor({ setting }: { readonly setting: MailSetting }) {
  const messages = useServiceSettingsMessages();
  const localized = useLocalized();
  const { propose } = useServiceChanges();
  const [shown, setShown] = useState<MailWording>();
  const [isReturning, setReturning] = useState(false);
  const { id, current, standard, proposal, history } = setting;
  const name = localized(mailTemplates[id].name);
  const isStandard = JSON.stringify(current) === JSON.stringify(standard);
  return (
    <div className="ws-record">
      {proposal && (
        <div className="ws-record-all">
          <ChangeDecision name={name} proposal={proposal}>
            <MailWords wording={proposal.value ?? standard} />
            <div className="settings-moves">
              <Button size="sm" variant="quiet" onClick={() => setShown(proposal.value ?? standard)}>
                {messages.preview}
              </Button>
            </div>
          </ChangeDecision>
        </div>
      )}
      <div className="ws-record-all">
        {proposal ? (
          <RecordSection title={messages.inForce}>
            <MailWords wording={current} />
          </RecordSection>
        ) : (
          <RecordSection
            title={messages.write}
            actions={
              !isStandard && (
                <Button size="sm" variant="quiet" onClick={() => setReturning(true)}>
                  {messages.backToStandard}
                </Button>
              )
            }
          >
            <WordsForm setting={setting} onPreview={setShown} />
          </RecordSection>
        )}
      </div>
      <div className="ws-record-all">
        <RecordSection title={messages.history}>
          <ChangeHistory isOpen history={history} worded={({ value }) => value?.en.subject ?? messages.isStandard} />
        </RecordSection>
      </div>
      {shown && <MailPreview template={id} wording={shown} onClose={() => setShown(undefined)} />}
      {isReturning && (
        <ReasonDialog
          title={`${messages.backToStandard}: ${name}`}
          action={messages.propose}
          done={messages.proposed}
          onClose={() => setReturning(false)}
          confirm={(reason) => propose({ kind: 'mail', id, value: null, reason })}
        >
          <MailWords wording={standard} />
        </ReasonDialog>
      )}
    </div>
  );
}

interface WordsFormProps {
  readonly setting: MailSetting;
  readonly onPreview: (wording: MailWording) => void;
}

const fields = {
  'en.subject': 'enSubject',
  'en.text': 'enText',
  'ha.subject': 'haSubject',
  'ha.text': 'haText',
} as const;
type Field = (typeof fields)[keyof typeof fields];

function wordingOf(typed: Readonly<Record<string, unknown>>): MailWording {
  const said = (field: Field) => String(typed[field] ?? '');
  return {
    en: { subject: said('enSubject'), text: said('enText') },
    ha: { subject: said('haSubject'), text: said('haText') },
  };
}

function WordsForm({ setting: { id, current }, onPreview }: WordsFormProps) {
  const messages = useServiceSettingsMessages();
  const localized = useLocalized();
  const { propose } = useServiceChanges();
  const variables = variablesOf(id);
  const { body } = proposeServiceChange;
  /** What the contract says, and that the words can be filled in. */
  const schema = {
    safeParse(candidate: unknown) {
      const parsed = body.safeParse(candidate);
      if (!parsed.success || parsed.data.kind !== 'mail' || parsed.data.value === null) return parsed;
      const issues = wordingProblems(id, parsed.data.value).map(({ path, kind, variable }) => ({
        ...{ code: 'custom' as const, path: ['value', ...path.split('.')] },
        message: messages[kind](variable),
      }));
      return issues.length === 0 ? parsed : { success: false as const, error: { issues } };
    },
  };
  const form = useContractForm({
    kinds: { enSubject: 'text', enText: 'text', haSubject: 'text', haText: 'text', reason: 'text' },
    schema,
    labels: {
      enSubject: messages.subjectEn,
      enText: messages.textEn,
      haSubject: messages.subjectHa,
      haText: messages.textHa,
      reason: messages.reason,
    },
    initial: {
      ...{ enSubject: current.en.subject, enText: current.en.text },
      ...{ haSubject: current.ha.subject, haText: current.ha.text },
    },
    shape: ({ reason, ...typed }) => ({ kind: 'mail', id, value: wordingOf(typed), reason }),
    aliases: Object.fromEntries(Object.entries(fields).map(([path, field]) => [`value.${path}`, field])),
    save: propose,
    done: messages.proposed,
    failed: messages.failed,
  });
  const words = (field: Field) => ({ ...form.field(field), required: true, withAsterisk: false });
  const typed = () => wordingOf(Object.fromEntries(Object.values(fields).map((field) => [field, form.value(field)])));
  return (
    <ContractForm form={form} action={messages.propose}>
      {variables.length === 0 ? (
        <p className="settings-quiet">{messages.noVariables}</p>
      ) : (
        <p className="settings-quiet">
          {messages.variables}{' '}
          {variables.map((variable) => `{${variable}} (${localized(mailVariables[variable].name)})`).join(', ')}
        </p>
      )}
      <div className="settings-words">
        <div>
          <TextField {...words('enSubject')} maxLength={90} lang="en" />
          <TextAreaField {...words('enText')} rows={7} maxLength={1200} lang="en" />
        </div>
        <div>
          <TextField {...words('haSubject')} maxLength={90} lang="ha" />
          <TextAreaField {...words('haText')} rows={7} maxLength={1200} lang="ha" />
        </div>
      </div>
      <div className="settings-moves">
        <Button size="sm" variant="secondary" onClick={() => onPreview(typed())}>
          {messages.preview}
        </Button>
      </div>
      <TextField {...form.field('reason')} required withAsterisk={false} maxLength={500} />
    </ContractForm>
  );
}
