import { type MailSetting, mailTemplates } from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { useSearchParams } from '@portal/platform/router';
import { StatusBadge, TextLink } from '@portal/ui';
import { RecordPage, RecordSection } from '@portal/workspace/records';
import { MailEditor } from './mail-editor.tsx';
import { useServiceSettingsMessages } from './messages/use-service-settings-messages.ts';
import './service-settings.css';
import { useServiceSettings } from './use-service-settings.ts';

const path = '/admin/settings/mails';

/** Every mail whose words the service sets, or the one in the address with its words. */
export function MailsScreen() {
  const messages = useServiceSettingsMessages();
  const localized = useLocalized();
  const source = useServiceSettings();
  const [params] = useSearchParams();
  const chosen = source.data?.mails.find(({ id }) => id === params.get('mail'));
  return (
    <RecordPage
      title={chosen ? localized(mailTemplates[chosen.id].name) : messages.mailsTitle}
      kind={messages.mailsTitle}
      lead={chosen ? messages.around : messages.mailsLead}
      source={source}
      actions={() => chosen && <TextLink to={path}>{messages.back}</TextLink>}
    >
      {({ mails }) => (
        <div className="ws-record-all">
          {chosen ? (
            <MailEditor key={`${chosen.id} ${chosen.history.length}`} setting={chosen} />
          ) : (
            <RecordSection title={messages.mailsTitle}>
              <ul className="ws-record-list">
                {mails.map((setting) => (
                  <MailRow key={setting.id} setting={setting} />
                ))}
              </ul>
            </RecordSection>
          )}
        </div>
      )}
    </RecordPage>
  );
}

function MailRow({ setting: { id, current, proposal, history } }: { readonly setting: MailSetting }) {
  const messages = useServiceSettingsMessages();
  const localized = useLocalized();
  const released = history.find(({ state }) => state === 'released');
  return (
    <li>
      <span>
        <TextLink to={`${path}?mail=${id}`}>{localized(mailTemplates[id].name)}</TextLink>
        <small>{localized({ en: current.en.subject, ha: current.ha.subject })}</small>
      </span>
      {proposal ? (
        <StatusBadge tone="warning">{messages.waits}</StatusBadge>
      ) : (
        released?.value && <StatusBadge tone="good">{messages.inWords}</StatusBadge>
      )}
    </li>
  );
}
