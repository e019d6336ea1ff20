import { type Letter, nairaDigits } from '@portal/contracts';
import { hairline, heightOf, write } from '../../../../platform/documents/ink.ts';
import { lawPaperMessages } from './law-paper-messages.ts';
import { black, grey, left, type Writing, width } from './law-paper-writing.ts';

const columns = { says: width * 0.33, how: width * 0.44, naira: width * 0.23 } as const;
const gap = 8;
const howAt = left + columns.says;
const nairaAt = howAt + columns.how;

/** The computation, line by line; a row is never torn by the end of a page. */
export function drawTable(on: Writing, { table }: Letter): void {
  if (!table) return;
  const { ink, language, sized } = on;
  const { pdf } = ink;
  const texts = lawPaperMessages[language];
  on.room(60);
  on.y += ink.text('H2', table.title[language], { x: left, y: on.y, width }, sized(10, { font: 'bold' })) + 3;
  ink.table((row) => {
    const head = sized(8.5, { colour: grey });
    const at = on.y;
    row([
      { type: 'TH', write: () => void write(pdf, texts.line, left, at, columns.says - gap, head) },
      { type: 'TH', write: () => void write(pdf, texts.how, howAt, at, columns.how - gap, head) },
      {
        type: 'TH',
        write: () => void write(pdf, texts.naira, nairaAt, at, columns.naira, { ...head, align: 'right' }),
      },
    ]);
    on.y += heightOf(pdf, texts.how, columns.how, head) + 2;
    for (const { says, how, counts, kobo } of table.lines) {
      const isTotal = counts === 'total';
      const strong = sized(9.2, isTotal ? { font: 'bold' } : {});
      const quiet = sized(8.8, { colour: grey });
      const height = Math.max(
        heightOf(pdf, says[language], columns.says - gap, strong),
        how[language] === '' ? 0 : heightOf(pdf, how[language], columns.how - gap, quiet),
      );
      on.room(height + 6);
      ink.drawn(() => hairline(pdf, left, on.y, width, isTotal ? black : '#999999', isTotal ? 1 : 0.5));
      const top = on.y + 3;
      const digits = `${counts === 'taken-off' && kobo > 0 ? '− ' : ''}${nairaDigits(kobo)}`;
      const amount = { ...strong, align: 'right', ...(counts === 'shown' && { colour: grey }) } as const;
      row([
        { type: 'TD', write: () => void write(pdf, says[language], left, top, columns.says - gap, strong) },
        { type: 'TD', write: () => void write(pdf, how[language] || ' ', howAt, top, columns.how - gap, quiet) },
        { type: 'TD', write: () => void write(pdf, digits, nairaAt, top, columns.naira, amount) },
      ]);
      on.y += height + 6;
    }
  });
  if (table.note) {
    const note = sized(8.8, { colour: grey });
    const height = heightOf(pdf, table.note[language], width, note);
    on.room(height);
    ink.text('P', table.note[language], { x: left, y: on.y + 1, width }, note);
    on.y += height;
  }
  on.y += 7;
}
