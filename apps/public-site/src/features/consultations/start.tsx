import '../../forms/visitor-form.css';
import './consultations.css';
import { consultationModeIds, consultationModes, consultationTopicIds, consultationTopics } from '@portal/contracts';
import { useLanguage } from '@portal/platform';
import { useRevalidator } from '@portal/platform/router';
import { Button, ErrorState, ErrorSummary, FactList, type FieldProblem, Icon, Page, Sheet, TextLink } from '@portal/ui';
import { SelectField } from '@portal/ui/forms';
import { type FormEvent, useState } from 'react';
import { SwitchedOff } from '../../forms/switched-off.tsx';
import type { ChoicesLoad } from './load.ts';
import { useConsultationMessages } from './messages/use-consultation-messages.ts';
import { paths, type TimeQuery } from './time-query.ts';

export interface StartProps {
  readonly choices: ChoicesLoad | null;
  readonly timeQuery: TimeQuery;
}

/** What it is about, how to meet, and with whom: a GET form of choices, which needs no script. */
export function Start({ choices, timeQuery }: StartProps) {
  const messages = useConsultationMessages();
  const revalidator = useRevalidator();
  return (
    <Page title={messages.title} lead={messages.lead} width="wide">
      <SwitchedOff feature="consultations" />
      <div className="consultation-columns">
        {choices ? (
          <TimeQueryForm choices={choices} timeQuery={timeQuery} />
        ) : (
          <ErrorState
            message={messages.failed}
            next={<TextLink to="/contact-us/message">{messages.writeInstead}</TextLink>}
            onRetry={() => void revalidator.revalidate()}
            isRetrying={revalidator.state !== 'idle'}
          />
        )}
        <Sheet as="aside" tone="sunken" className="consultation-aside" aria-labelledby="consultation-facts">
          <h2 id="consultation-facts" className="ui-heading">
            {messages.factsTitle}
          </h2>
          <FactList facts={[messages.factFree, messages.factMail, messages.factBring, messages.factAnswer]} />
          <p>
            <TextLink to="/contact-us/message">{messages.writeInstead}</TextLink>
          </p>
        </Sheet>
      </div>
    </Page>
  );
}

function TimeQueryForm({
  choices: { consultants, offices },
  timeQuery,
}: {
  choices: ChoicesLoad;
  timeQuery: TimeQuery;
}) {
  const messages = useConsultationMessages();
  const language = useLanguage();
  const [problems, setProblems] = useState<readonly FieldProblem[]>([]);
  const staffed = offices.filter(({ id }) => consultants.some(({ officeId }) => officeId === id));
  const officeName = (officeId: number) => offices.find(({ id }) => id === officeId)?.name ?? '';
  const errorOf = (fieldId: string) => problems.find((problem) => problem.fieldId === fieldId)?.message;

  function checkBeforeLeaving(event: FormEvent<HTMLFormElement>) {
    const data = new FormData(event.currentTarget);
    const found = [
      ...(data.get('topic') ? [] : [{ fieldId: 'topic', message: messages.topicMissing }]),
      ...(data.get('mode') ? [] : [{ fieldId: 'mode-in-person', message: messages.modeMissing }]),
      ...(data.get('mode') === 'in-person' && !data.get('office') && !data.get('consultant')
        ? [{ fieldId: 'office', message: messages.officeMissing }]
        : []),
    ];
    setProblems(found);
    if (found.length > 0) event.preventDefault();
  }

  return (
    <form action={paths.times} method="get" className="visitor-form" noValidate onSubmit={checkBeforeLeaving}>
      <ErrorSummary problems={problems} />
      <SelectField
        id="topic"
        name="topic"
        label={messages.topic}
        error={errorOf('topic')}
        defaultValue={timeQuery.topic ?? ''}
        data={[
          { value: '', label: messages.chooseTopic },
          ...consultationTopicIds.map((topic) => ({ value: topic, label: consultationTopics[topic][language] })),
        ]}
      />
      <fieldset aria-describedby={errorOf('mode-in-person') ? 'mode-problem' : undefined}>
        <legend>{messages.mode}</legend>
        <div className="ui-choices">
          {consultationModeIds.map((mode) => (
            <label key={mode} className="ui-choice">
              <input
                type="radio"
                id={`mode-${mode}`}
                name="mode"
                value={mode}
                defaultChecked={timeQuery.mode === mode}
              />
              {consultationModes[mode][language]}
            </label>
          ))}
        </div>
        {errorOf('mode-in-person') && (
          <p id="mode-problem" className="ui-field-error">
            {errorOf('mode-in-person')}
          </p>
        )}
      </fieldset>
      <SelectField
        id="office"
        name="office"
        label={messages.office}
        error={errorOf('office')}
        description={messages.officeHint}
        defaultValue={timeQuery.officeId === undefined ? '' : String(timeQuery.officeId)}
        data={[
          { value: '', label: messages.anyOffice },
          ...staffed.map(({ id, name, lga }) => ({
            value: String(id),
            label: lga && lga !== name ? `${name} (${lga})` : name,
          })),
        ]}
      />
      <SelectField
        name="consultant"
        label={messages.consultant}
        defaultValue={timeQuery.consultantId === undefined ? '' : String(timeQuery.consultantId)}
        data={[
          { value: '', label: messages.anyConsultant },
          ...consultants.map(({ id, name, title, officeId }) => ({
            value: String(id),
            label: `${name}, ${title[language]}, ${officeName(officeId)}`,
          })),
        ]}
      />
      <Button type="submit" size="lg" icon={<Icon name="clock" />}>
        {messages.seeTimes}
      </Button>
    </form>
  );
}
