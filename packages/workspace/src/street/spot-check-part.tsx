import { differenceWords, spotCheckFindingWords } from '@portal/contracts';
import { useLanguage, useLocalized } from '@portal/platform';
import { Button, formatDateTime } from '@portal/ui';
import { useState } from 'react';
import { Facts } from '../lists/index.ts';
import { AnswerCheckDialog } from './answer-check-dialog.tsx';
import { GiveCheckDialog } from './give-check-dialog.tsx';
import type { RecordPartProps } from './record-part-props.ts';
import { recordTexts as texts } from './record-texts.ts';

type Opened = 'enumerator' | 'officer' | 'answer';

/** Of a record that was drawn: who sees it again, and what they found. */
export function SpotCheckPart({ record, act }: RecordPartProps) {
  const localized = useLocalized();
  const language = useLanguage();
  const [opened, setOpened] = useState<Opened>();
  const check = record.spotCheck;
  if (!check) return null;
  const close = () => setOpened(undefined);
  return (
    <section>
      <h3>{localized(texts.spotCheck)}</h3>
      <p>{localized(texts.checkText)}</p>
      <Facts
        facts={[
          [localized(texts.givenTo), check.givenTo ?? localized(texts.nobodyYet)],
          [localized(texts.found), check.finding && localized(spotCheckFindingWords[check.finding])],
          [localized(texts.whatDiffers), check.differs.map((what) => localized(differenceWords[what])).join(', ')],
          [localized(texts.note), check.note],
          [localized(texts.answeredAt), check.answeredAt && formatDateTime(check.answeredAt, language)],
        ]}
      />
      {check.answeredAt === null && (
        <div className="ws-record-actions ui-screen-only">
          {check.isMine && (
            <Button size="sm" onClick={() => setOpened('answer')}>
              {localized(texts.answerCheck)}
            </Button>
          )}
          <Button size="sm" variant="secondary" onClick={() => setOpened('enumerator')}>
            {localized(texts.toEnumerator)}
          </Button>
          <Button size="sm" variant="secondary" onClick={() => setOpened('officer')}>
            {localized(texts.toOfficer)}
          </Button>
        </div>
      )}
      {opened === 'answer' && <AnswerCheckDialog record={record} act={act} onClose={close} />}
      {(opened === 'enumerator' || opened === 'officer') && (
        <GiveCheckDialog to={opened} record={record} act={act} onClose={close} />
      )}
    </section>
  );
}
