interface Question {
  readonly what: string;
  readonly path: string;
  /** The kind of reader; `state` unless said. */
  readonly as?: string;
  /** Milliseconds, at ten million bills. */
  readonly bar: number;
}

const filters = [
  'mdaId=200',
  'toId=15',
  'lgaId=9',
  'tpcId=3',
  'rhId=1200',
  'rhId=3',
  'esId=3',
  'engineCodeId=3',
  'pcId=4',
  'pcId=7',
  'pgId=bank',
  'pgId=interswitch',
];
const statuses = {
  invoices: ['unpaid', 'paid', 'expired', 'cancelled', 'void', 'under-review'],
  collections: ['receipt', 'void'],
};

function dayOf(ago: number): string {
  return new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
}

/** What the areas ask, with the times they may take. */
export function questions(): readonly Question[] {
  const month = `minDate=${dayOf(200)}&maxDate=${dayOf(170)}`;
  const year = `minDate=${dayOf(365)}&maxDate=${dayOf(0)}`;
  const whole = `minDate=${dayOf(1090)}&maxDate=${dayOf(0)}`;
  const lists = (['invoices', 'collections'] as const).flatMap((report) => [
    { what: `${report}: newest`, path: `/reports/${report}`, bar: 120 },
    ...[...filters, ...statuses[report].map((status) => `status=${status}`)].map((filter) => ({
      what: `${report}: a month, ${filter}`,
      path: `/reports/${report}?${month}&${filter}`,
      bar: 120,
    })),
    { what: `${report}: three filters`, path: `/reports/${report}?${month}&toId=15&tpcId=2&mdaId=3`, bar: 500 },
    {
      what: `${report}: a month by amount`,
      path: `/reports/${report}?${month}&sortField=${report === 'invoices' ? 'totalKobo' : 'amountKobo'}`,
      bar: 500,
    },
    { what: `${report}: page 200`, path: `/reports/${report}?${month}&pageNumber=200`, bar: 120 },
    { what: `${report}: the last page of three years`, path: `/reports/${report}?${whole}&last=true`, bar: 120 },
    {
      what: `${report}: a common name in a month`,
      path: `/reports/${report}?${month}&criteria=bello%20amina`,
      bar: 500,
    },
    { what: `${report}: a rare name in three years`, path: `/reports/${report}?${whole}&criteria=wazobia`, bar: 500 },
    { what: `${report}: nobody’s name`, path: `/reports/${report}?${whole}&criteria=zzyzx`, bar: 500 },
  ]);
  const figures = [
    `/reports/summary?minDate=${dayOf(30)}&maxDate=${dayOf(0)}`,
    `/reports/summary?${year}`,
    `/reports/summary?${year}&mdaId=3`,
    `/reports/series?${year}&groupBy=day`,
    `/reports/series?${whole}&groupBy=month`,
    `/reports/series?${year}&groupBy=head`,
    `/reports/series?${year}&groupBy=weekday-hour`,
    `/reports/series?${year}&groupBy=lga&measure=billed`,
    '/reports/ageing',
    `/reports/revenue-heads?${year}`,
  ].map((path) => ({ what: path.replace(/\?.*groupBy/, ' by'), path, bar: 300 }));
  const scoped = (['mda', 'office', 'engine'] as const).flatMap((as) => [
    { what: `${as}: newest invoices`, path: '/reports/invoices', as, bar: 120 },
    { what: `${as}: collections of a month`, path: `/reports/collections?${month}`, as, bar: 120 },
    { what: `${as}: summary of a year`, path: `/reports/summary?${year}`, as, bar: 300 },
    { what: `${as}: channels of a year`, path: `/reports/series?${year}&groupBy=channel`, as, bar: 300 },
    { what: `${as}: a name`, path: `/reports/invoices?${month}&criteria=bello`, as, bar: 500 },
  ]);
  return [...lists, ...figures, ...scoped];
}
