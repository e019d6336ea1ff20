import type { FieldDay } from '@portal/contracts';
import { useEffect, useState } from 'react';
import { Badge } from './screens/badge.tsx';
import { CheckAgain } from './screens/check-again.tsx';
import { Enrol } from './screens/enrol.tsx';
import { Kept } from './screens/kept.tsx';
import { LineBand } from './screens/line-band.tsx';
import { Locked } from './screens/locked.tsx';
import { Officer } from './screens/officer.tsx';
import { OpenDay } from './screens/open-day.tsx';
import { RecordPremises } from './screens/record.tsx';
import { Today } from './screens/today.tsx';
import type { FieldStore } from './store/field-store.ts';
import { type Language, LanguageContext, useWords } from './texts.ts';
import { isSheet } from './todays-list.ts';
import { useBadgeLink } from './use-badge-link.ts';
import { useField } from './use-field.ts';

const languageMark = 'field-language';
type Screen = 'today' | 'kept' | 'badge' | 'record' | 'check';

export interface FieldAppProps {
  readonly store: FieldStore;
}

/** The page of enumerators and of officers on visits, in one of two languages. */
export function FieldApp({ store }: FieldAppProps) {
  const [language, setLanguage] = useState<Language>(() => (localStorage.getItem(languageMark) === 'ha' ? 'ha' : 'en'));
  useEffect(() => {
    localStorage.setItem(languageMark, language);
    document.documentElement.lang = language;
  }, [language]);
  return (
    <LanguageContext value={language}>
      <FieldScreens store={store} language={language} onLanguage={() => setLanguage(language === 'en' ? 'ha' : 'en')} />
    </LanguageContext>
  );
}

interface FieldScreensProps extends FieldAppProps {
  readonly language: Language;
  readonly onLanguage: () => void;
}

function FieldScreens({ store, language, onLanguage }: FieldScreensProps) {
  const words = useWords();
  const field = useField(store, language);
  const [screen, setScreen] = useState<Screen>('today');
  const [checking, setChecking] = useState<FieldDay['checks'][number]>();
  const [replaces, setReplaces] = useState<string | null>(null);
  const link = useBadgeLink();
  const { own, opened, records, sent, room } = field;
  if (own === undefined) return <main />;
  const band = (
    <LineBand isOnline={field.isOnline} isSending={field.isSending} waiting={records.length} onLanguage={onLanguage} />
  );
  const says = { network: words('needsNetwork'), waits: words('waitsFirst') };
  const record = (id: string | null) => {
    setReplaces(id);
    setScreen('record');
  };

  if (own === null || !own.check || link !== undefined) {
    const notice = field.wasEvicted ? words('evicted') : own && !own.check ? words('pinEnded') : '';
    return (
      <main>
        {band}
        <Enrol link={link} notice={notice} enrol={(from, pin) => field.enrol(from, pin, says)} />
      </main>
    );
  }
  if (own.isLocked)
    return (
      <main>
        {band}
        <Locked askAgain={() => field.askAgain().then(field.send)} />
      </main>
    );
  if (!opened)
    return (
      <main>
        {band}
        <OpenDay openDay={field.openDay} />
      </main>
    );
  if (isSheet(opened.list)) return <Officer band={band} field={field} pinKey={opened.key} sheet={opened.list} />;
  const day = opened.list;
  if (screen === 'record')
    return (
      <main>
        {band}
        <RecordPremises
          day={day}
          replaces={replaces}
          onBack={() => setScreen('today')}
          onKeep={async (captured, photos) => {
            const kept = await field.keepOne(captured, photos);
            if (kept.kind === 'kept') setScreen('kept');
            return kept;
          }}
        />
      </main>
    );
  if (screen === 'check' && checking)
    return (
      <main>
        {band}
        <CheckAgain
          check={checking}
          onBack={() => setScreen('today')}
          onAnswer={async (seen) => {
            await field.answerOne(checking.id, seen);
            setScreen('today');
          }}
        />
      </main>
    );
  return (
    <main>
      {band}
      {screen === 'today' && (
        <Today
          day={day}
          checks={(day.checks ?? []).filter(({ id }) => !field.answered.has(id))}
          done={day.today + records.length}
          room={room}
          onReplace={record}
          onCheck={(check) => {
            setChecking(check);
            setScreen('check');
          }}
        />
      )}
      {screen === 'kept' && <Kept records={records} sent={sent} pinKey={opened.key} room={room} />}
      {screen === 'badge' && <Badge day={day} />}
      <div className="dock">
        {screen === 'kept' && records.length > 0 && (
          <button type="button" className="button" onClick={() => void field.send()}>
            {words('sendNow')}
          </button>
        )}
        <button type="button" className="button go" onClick={() => record(null)}>
          {words('record')}
        </button>
        <nav className="tabs">
          {(['today', 'kept', 'badge'] as const).map((one) => (
            <button
              key={one}
              type="button"
              className="button"
              aria-pressed={screen === one}
              onClick={() => setScreen(one)}
            >
              {words(one)}
              {one === 'kept' && records.length > 0 ? ` (${records.length})` : ''}
            </button>
          ))}
        </nav>
      </div>
    </main>
  );
}
