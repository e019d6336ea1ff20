import type { Language, RichText } from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { TextAreaField } from '@portal/ui/forms';
import type { Field } from '../fields.ts';
import { useCmsMessages } from '../messages/use-cms-messages.ts';
import { fromMarks, toMarks } from '../rich-marks.ts';
import { type Editing, useFieldOf } from './editing.ts';

type Words = { readonly en: RichText; readonly ha: RichText } | undefined;

interface WordsFieldsProps extends Editing<unknown> {
  readonly field: Pick<Field, 'label' | 'isOptional'> & { readonly kind: 'line' | 'rich' };
}

/** The same words in English and Hausa, side by side; what is missing in one of them is marked. */
export function WordsFields({ field, value, onChange, path }: WordsFieldsProps) {
  const words = value as Words;
  function change(language: Language, typed: string) {
    const text = field.kind === 'rich' ? fromMarks(typed) : typed.replace(/[\r\n]+/g, ' ');
    const next = { en: words?.en ?? '', ha: words?.ha ?? '', [language]: text };
    const isEmpty = toMarks(next.en) === '' && toMarks(next.ha) === '';
    onChange(field.isOptional && isEmpty ? undefined : next);
  }
  const isMissing = (language: Language) =>
    toMarks(words?.[language]).trim() === '' && !(field.isOptional && words === undefined);
  return (
    <div className="cms-words">
      {(['en', 'ha'] as const).map((language) => (
        <OneLanguage
          key={language}
          language={language}
          field={field}
          path={`${path}.${language}`}
          text={toMarks(words?.[language])}
          isMissing={isMissing(language)}
          onType={(typed) => change(language, typed)}
        />
      ))}
    </div>
  );
}

interface OneLanguageProps {
  readonly language: Language;
  readonly field: WordsFieldsProps['field'];
  readonly path: string;
  readonly text: string;
  readonly isMissing: boolean;
  readonly onType: (typed: string) => void;
}

function OneLanguage({ language, field, path, text, isMissing, onType }: OneLanguageProps) {
  const messages = useCmsMessages();
  const localized = useLocalized();
  const { id, error } = useFieldOf(path);
  return (
    <TextAreaField
      id={id}
      lang={language}
      label={`${localized(field.label)} (${messages[language]})`}
      description={isMissing ? <span className="cms-missing">{messages.missing}</span> : undefined}
      error={error}
      value={text}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      rows={Math.min(8, (field.kind === 'rich' ? 2 : 1) + Math.floor(text.length / 45))}
      maxLength={field.kind === 'rich' ? 4000 : 500}
      onChange={(event) => onType(event.currentTarget.value)}
    />
  );
}
