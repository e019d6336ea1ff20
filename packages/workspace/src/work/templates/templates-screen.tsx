import { useApiClient } from '@portal/api-client';
import { type AnswerTemplate, deleteAnswerTemplate, enquiryTopics, listAnswerTemplates } from '@portal/contracts';
import { useLanguage, useLocalized } from '@portal/platform';
import { useQuery, useQueryClient } from '@portal/platform/query';
import { Button, EmptyState, formatDate } from '@portal/ui';
import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from '../../forms/dialogs/confirm-dialog.tsx';
import { dayOfMoment } from '../../lists/format.ts';
import { useTemplateMessages } from '../messages/use-template-messages.ts';
import { RecordFrame } from '../record/record-frame.tsx';
import { TemplateDialog } from './template-dialog.tsx';

const templatesKey = ['answer-templates'] as const;

/** Answers that are given often, in both languages; whoever answers begins with one. */
export function TemplatesScreen({ head }: { readonly head: ReactNode }) {
  const messages = useTemplateMessages();
  const language = useLanguage();
  const localized = useLocalized();
  const api = useApiClient();
  const queryClient = useQueryClient();
  const [asking, setAsking] = useState<{ readonly what: 'edit' | 'delete'; readonly template?: AnswerTemplate }>();
  const query = useQuery({
    queryKey: templatesKey,
    queryFn: ({ signal }) => api(listAnswerTemplates, {}, signal),
  });
  const refresh = () => void queryClient.invalidateQueries({ queryKey: templatesKey });
  const close = () => setAsking(undefined);
  return (
    <div className="ws">
      <section className="ws-list">
        {head}
        <div className="ws-calendar-bar">
          <Button size="sm" onClick={() => setAsking({ what: 'edit' })}>
            {messages.add}
          </Button>
        </div>
        <div className="ws-scroll ws-holidays">
          <RecordFrame query={query}>
            {(templates) =>
              templates.length === 0 ? (
                <EmptyState title={messages.none}>{messages.noneText}</EmptyState>
              ) : (
                <ul className="ws-plain ws-templates">
                  {templates.map((template) => (
                    <li key={template.id}>
                      <h2>{template.name}</h2>
                      <small>
                        {template.topic === null ? messages.everySubject : localized(enquiryTopics[template.topic])}
                        {' · '}
                        {messages.changed(template.changedBy, formatDate(dayOfMoment(template.changedAt), language))}
                      </small>
                      <p lang={language}>{localized(template.text)}</p>
                      <div className="ws-moves">
                        <Button size="sm" variant="secondary" onClick={() => setAsking({ what: 'edit', template })}>
                          {messages.edit}
                          <span className="ui-hidden">: {template.name}</span>
                        </Button>
                        <Button size="sm" variant="quiet" onClick={() => setAsking({ what: 'delete', template })}>
                          {messages.remove}
                          <span className="ui-hidden">: {template.name}</span>
                        </Button>
                      </div>
                    </li>
                  ))}
                </ul>
              )
            }
          </RecordFrame>
        </div>
      </section>
      {asking?.what === 'edit' && <TemplateDialog template={asking.template} onClose={close} onDone={refresh} />}
      {asking?.what === 'delete' && asking.template && (
        <ConfirmDialog
          title={messages.remove}
          action={messages.remove}
          variant="danger"
          done={messages.removed}
          onClose={close}
          onDone={refresh}
          confirm={() => api(deleteAnswerTemplate, { params: { id: asking.template?.id ?? '' } })}
        >
          <p>{messages.removeText(asking.template.name)}</p>
        </ConfirmDialog>
      )}
    </div>
  );
}
