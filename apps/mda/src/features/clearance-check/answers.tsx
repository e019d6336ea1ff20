import { type checkCertificates, formatNaira, lagosDay, type ResponseOf } from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { Button, formatDate, Sheet, StatusBadge, type StatusTone, saveFile } from '@portal/ui';
import { counted, texts } from './texts.ts';
import { answersAsCsv } from './typed-rows.ts';

type Checked = ResponseOf<typeof checkCertificates>;
type Row = Checked['rows'][number];

const tones: Readonly<Record<Row['answer'], StatusTone>> = {
  valid: 'good',
  expired: 'warning',
  revoked: 'danger',
  unknown: 'danger',
};
/** Drawn at once; a longer list is read in the file. */
const shownMost = 200;

/** The answer of each row, in the order asked; all of them to be kept as a file. */
export function Answers({ checked: { checkedAt, rows } }: { readonly checked: Checked }) {
  const localized = useLocalized();
  const figuresOf = ({ figures }: Row) =>
    figures
      ?.map(
        ({ year, incomeKobo, taxKobo }) =>
          `${year}: ${incomeKobo === null ? '–' : formatNaira(incomeKobo)}, ${taxKobo === null ? '–' : formatNaira(taxKobo)}`,
      )
      .join('; ') ?? '';
  const heads = [
    texts.number,
    texts.reference,
    texts.answer,
    texts.holder,
    texts.years,
    texts.validUntil,
    texts.figures,
  ].map(localized);
  const cells = (row: Row) => [
    row.number,
    row.reference,
    localized(texts.words[row.answer]),
    row.name ?? '',
    row.years.join(', '),
    row.validUntil ? formatDate(row.validUntil) : '',
    figuresOf(row),
  ];
  return (
    <Sheet aria-labelledby="clearance-answers">
      <h2 id="clearance-answers" className="ui-heading">
        {localized(texts.answers)}
      </h2>
      <p role="status">{localized(counted(rows.filter(({ answer }) => answer === 'valid').length, rows.length))}</p>
      <Button
        size="sm"
        variant="secondary"
        onClick={() =>
          saveFile(
            `clearance-${lagosDay(Date.parse(checkedAt))}.csv`,
            answersAsCsv([heads, ...rows.map(cells)]),
            'text/csv;charset=utf-8',
          )
        }
      >
        {localized(texts.save)}
      </Button>
      <ul className="clearance-answers">
        {rows.slice(0, shownMost).map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a number may be asked for twice
          <li key={index}>
            <span>
              {row.name ?? row.number}
              <small>{[row.name && row.number, row.reference, row.years.join(', ')].filter(Boolean).join(' · ')}</small>
              {row.figures && <small>{figuresOf(row)}</small>}
            </span>
            <StatusBadge tone={tones[row.answer]}>
              {localized(texts.words[row.answer])}
              {row.answer === 'valid' && row.validUntil && ` · ${formatDate(row.validUntil)}`}
            </StatusBadge>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
