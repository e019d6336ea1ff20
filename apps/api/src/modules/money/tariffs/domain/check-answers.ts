import { formatNaira, type HeadAnswers, type HeadAttribute } from '@portal/contracts';

interface CheckedAnswers {
  /** Those that were given, and nothing else. */
  readonly answers: HeadAnswers;
  /** By key, in words for whoever filled it. */
  readonly errors: Readonly<Record<string, string>>;
}

/** What was answered against what a head asks. An empty answer is none. */
export function checkAnswers(attributes: readonly HeadAttribute[], given: HeadAnswers): CheckedAnswers {
  const answers: Record<string, string | number> = {};
  const errors: Record<string, string> = {};
  for (const key of Object.keys(given)) {
    if (!attributes.some((attribute) => attribute.key === key)) errors[key] = 'This revenue head does not ask for it';
  }
  for (const attribute of attributes) {
    const answer = Object.hasOwn(given, attribute.key) ? given[attribute.key] : undefined;
    if (answer === undefined || answer === '') {
      if (attribute.isRequired) errors[attribute.key] = 'Field is required';
      continue;
    }
    const error = wrongWith(attribute, answer);
    if (error) errors[attribute.key] = error;
    else answers[attribute.key] = answer;
  }
  return { answers, errors };
}

function wrongWith({ type, options, least = 0, most }: HeadAttribute, answer: string | number): string | undefined {
  switch (type) {
    case 'text':
      return typeof answer === 'string' ? undefined : 'Enter text';
    case 'choice':
      return options.some(({ value }) => value === answer) ? undefined : 'Choose one of the list';
    case 'date':
      return typeof answer === 'string' && isDay(answer) ? undefined : 'Enter a day';
    case 'month':
      return typeof answer === 'string' && isDay(`${answer}-01`) ? undefined : 'Enter a month';
    case 'number':
    case 'money': {
      const shown = (value: number) => (type === 'money' ? formatNaira(value) : String(value));
      if (typeof answer !== 'number' || !Number.isSafeInteger(answer)) return 'Enter a whole number';
      if (answer < least) return `Enter at least ${shown(least)}`;
      return most !== undefined && answer > most ? `Enter at most ${shown(most)}` : undefined;
    }
  }
}

function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const moment = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text);
}

/** The answers in one line, as the paper says them: `Plate number KAD123AB · Period 12 months`. */
export function answersInWords(attributes: readonly HeadAttribute[], answers: HeadAnswers): string {
  return attributes
    .flatMap(({ key, label, type, options }) => {
      const answer = answers[key];
      if (answer === undefined) return [];
      if (type === 'money') return [`${label.en} ${formatNaira(Number(answer))}`];
      const option = options.find(({ value }) => value === answer);
      return [`${label.en} ${option?.label.en ?? answer}`];
    })
    .join(' · ');
}
