// native reviewer: the Hausa is ours.
export const texts = {
  extend: { en: 'Extend a due day', ha: 'Ƙara wa’adi' },
  kind: { en: 'Which return', ha: 'Wane bayani' },
  period: { en: 'Period', ha: 'Lokaci' },
  periodHint: { en: 'A month as 2026-03, a year as 2026', ha: 'Wata kamar 2026-03, shekara kamar 2026' },
  dueOn: { en: 'Due on', ha: 'Wa’adinsa' },
  toDay: { en: 'Due instead on', ha: 'Sabon wa’adi' },
  announced: { en: 'Who announced it, and where', ha: 'Wanda ya sanar, da inda' },
  proposedBy: { en: 'Proposed by', ha: 'Wanda ya gabatar' },
  effect: {
    en: 'It is for everybody, stands beside the day wherever that stands, and is never taken back. Who filed between the two days is in time. Bills that are raised already keep their day.',
    ha: 'Ga kowa ne, yana tsaye kusa da ranar a duk inda take, kuma ba a janye shi. Wanda ya gabatar tsakanin ranakun biyu ya yi a kan lokaci. Bil ɗin da aka riga aka fitar suna riƙe ranarsu.',
  },
  proposed: { en: 'Proposed. A second SuperAdmin decides', ha: 'An gabatar. SuperAdmin na biyu zai yanke' },
  failed: { en: 'What was proposed could not be read.', ha: 'Ba a iya karanta abin da aka gabatar ba.' },
  waiting: { en: 'Due days to extend', ha: 'Wa’adin da za a ƙara' },
} as const;
