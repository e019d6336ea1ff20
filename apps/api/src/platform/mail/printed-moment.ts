import type { Language } from '@portal/contracts';

const formats: Readonly<Record<Language, Intl.DateTimeFormat>> = { en: formatOf('en-NG'), ha: formatOf('ha-NG') };

function formatOf(locale: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hour12: false,
    timeZone: 'Africa/Lagos',
  });
}

/** A moment as a letter says it: with its weekday, in the time of Lagos. */
export function printedMomentLong(moment: Date, language: Language): string {
  return formats[language].format(moment);
}
