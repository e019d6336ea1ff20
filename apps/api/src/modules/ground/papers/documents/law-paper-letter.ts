import { nairaDigits } from '@portal/contracts';
import { dayInWords } from '../../../../platform/clock/printed-dates.ts';
import {
  hairline,
  heightOf,
  type Pdf,
  type TextStyle,
  write,
  writeAmount,
} from '../../../../platform/documents/ink.ts';
import { documentMessages } from './document-messages.ts';
import { drawMark } from './drawings.ts';
import { lawPaperMessages } from './law-paper-messages.ts';
import { drawSlip, slipTop } from './law-paper-slip.ts';
import { drawTable } from './law-paper-table.ts';
import {
  black,
  grey,
  type LawPaperRequest,
  type LawPaperToPrint,
  type LetterStyle,
  left,
  sheet,
  type Writing,
  width,
} from './law-paper-writing.ts';
import { type Draft, taggedInk } from './tagged-ink.ts';

const footTop = sheet.height - 36;
/** Of what stands behind a number. */
const indent = 18;
const factsWidth = 240;

/** One language of a paper, from a page of its own. Slip and code stand on its first page. */
export function drawLetter(
  { pdf, whole }: Draft,
  paper: LawPaperToPrint,
  request: LawPaperRequest,
  style: LetterStyle,
): void {
  const { language, scale } = style;
  const first = pdf.bufferedPageRange().count;
  addSheet(pdf);
  const ink = taggedInk(pdf, whole, { language, title: paper.letter.title[language] });
  let bottom = slipTop - 10;
  const writing: Writing = {
    ...{ ...style, ink, y: sheet.margin - 10 },
    sized: (size, more = {}) => ({ colour: black, lineGap: 1.2, ...more, size: size * scale }),
    room(height) {
      if (writing.y + height <= bottom) return;
      addSheet(pdf);
      [writing.y, bottom] = [sheet.margin, footTop - 14];
    },
  };
  drawHead(writing, paper, request);
  drawParties(writing, paper);
  drawHeading(writing, paper);
  drawBox(writing, paper);
  drawTable(writing, paper.letter);
  drawSteps(writing, paper);
  drawSections(writing, paper);
  drawPeople(writing, paper);
  const count = pdf.bufferedPageRange().count - first;
  pdf.switchToPage(first);
  drawSlip(writing, paper, request);
  ink.end();
  numberPages(writing, paper, { first, count });
  pdf.switchToPage(first + count - 1);
}

function addSheet(pdf: Pdf): void {
  pdf.addPage({ size: [sheet.width, sheet.height], margin: 0 });
}

function drawHead(on: Writing, { letter }: LawPaperToPrint, { issuer }: LawPaperRequest): void {
  const { ink, language, sized } = on;
  const { pdf } = ink;
  const [top, half] = [on.y, width / 2 - 40];
  ink.drawn(() => drawMark(pdf, left, top, 30, black));
  let y = top + ink.text('P', issuer.name, { x: left + 40, y: top, width: half }, sized(9.5, { font: 'bold' }));
  const office = [letter.office.name, letter.office.address].filter(Boolean).join(', ');
  y += ink.text('P', office || issuer.address, { x: left + 40, y, width: half }, sized(8.5, { colour: grey }));
  const at = { x: left + width / 2 + 10, width: width / 2 - 10 };
  const title = letter.title[language].toUpperCase();
  let right = top + ink.text('H1', title, { ...at, y: top }, sized(12, { font: 'bold', align: 'right' }));
  right += ink.text('P', letter.basis[language], { ...at, y: right + 1 }, sized(8.5, { align: 'right', colour: grey }));
  on.y = Math.max(y, right, top + 32) + 8;
  ink.drawn(() => hairline(pdf, left, on.y, width, black, 1.5));
  on.y += 6;
  const { copy } = lawPaperMessages[language];
  const said = [issuer.demonstration ? documentMessages[language].demonstration : '', copy].filter(Boolean);
  for (const text of said)
    on.y += ink.text('P', text, { x: left, y: on.y, width }, sized(8, { font: 'bold', align: 'center' })) + 1;
  on.y += 8;
}

/** Whom it is for, and beside it the facts. */
function drawParties(on: Writing, { letter, number, issuedOn, service }: LawPaperToPrint): void {
  const { ink, language, sized } = on;
  const texts = lawPaperMessages[language];
  const facts: (readonly [string, string])[] = [
    [texts.number, number],
    [texts.date, dayInWords(issuedOn)[language]],
    [texts.tpui, letter.to.tpui],
    [
      texts.served,
      service ? `${dayInWords(service.on)[language]}, ${texts.servedHow[service.how]}` : '________________',
    ],
    ...letter.facts.map(({ label, value }) => [label[language], value[language]] as const),
  ];
  const nameWidth = width - factsWidth - 24;
  let y = on.y + ink.text('P', letter.to.name, { x: left, y: on.y, width: nameWidth }, sized(10.5, { font: 'bold' }));
  if (letter.to.address !== '')
    y += ink.text('P', letter.to.address, { x: left, y: y + 1, width: nameWidth }, sized(9.5)) + 1;
  let right = on.y;
  const x = left + width - factsWidth;
  ink.table((row) => {
    for (const [label, value] of facts) {
      const [top, labels] = [right, 72];
      const at = { x: x + labels, width: factsWidth - labels };
      const strong = sized(9, { font: 'bold', align: 'right' });
      row([
        { type: 'TH', write: () => void write(ink.pdf, label, x, top, labels - 4, sized(9, { colour: grey })) },
        { type: 'TD', write: () => void write(ink.pdf, value, at.x, top, at.width, strong) },
      ]);
      const low = heightOf(ink.pdf, label, labels - 4, sized(9));
      right += Math.max(heightOf(ink.pdf, value, at.width, strong), low) + 1.5;
    }
  });
  on.y = Math.max(y, right) + 10;
}

function drawHeading(on: Writing, { letter }: LawPaperToPrint): void {
  const { ink, language, sized } = on;
  on.y += ink.text('H1', letter.heading[language], { x: left, y: on.y, width }, sized(15.5, { font: 'bold' })) + 4;
  for (const text of letter.lead) paragraph(on, text[language], sized(9.8), 3);
  on.y += 5;
}

/** How much, and by when: a day once it is known, else how it is counted and a line for the day of service. */
function drawBox(on: Writing, { letter, service }: LawPaperToPrint): void {
  const { amount, deadline } = letter;
  if (!amount && !deadline) return;
  const { ink, language, sized } = on;
  const { pdf } = ink;
  const texts = lawPaperMessages[language];
  const split = amount ? (deadline ? width * 0.42 : width) : 0;
  const lastDay = service?.lastDay ? dayInWords(service.lastDay)[language] : undefined;
  const note = deadline?.note[language] ?? '';
  const noteWidth = width - split - 24;
  const noteHeight = heightOf(pdf, note, noteWidth, sized(8.5));
  const height = Math.max(52, 20 + (lastDay || service === null ? 17 : 0) + noteHeight + 12);
  on.room(height + 10);
  const top = on.y;
  ink.drawn(() => {
    pdf.lineWidth(1.5).strokeColor(black).roundedRect(left, top, width, height, 6).stroke();
    if (amount && deadline)
      pdf
        .moveTo(left + split, top)
        .lineTo(left + split, top + height)
        .stroke();
  });
  if (amount) {
    ink.text('P', amount.label[language], { x: left + 12, y: top + 8, width: split - 24 }, sized(8.5));
    const digits = nairaDigits(amount.kobo);
    const size =
      [20, 17, 14].find((one) => pdf.font('bold').fontSize(one).widthOfString(`₦ ${digits}`) < split - 24) ?? 11;
    ink.picture(`₦${digits}`, () => writeAmount(pdf, digits, left + 12, top + 22, split - 24, { size }));
  }
  if (deadline) {
    const at = { x: left + split + 12, width: noteWidth };
    let y = top + 8;
    y += ink.text('P', deadline.label[language], { ...at, y }, sized(8.5)) + 1;
    if (lastDay) y += ink.text('P', lastDay, { ...at, y }, sized(12.5, { font: 'bold' })) + 1;
    else if (service === null)
      y +=
        ink.text(
          'P',
          `${texts.dayOfService}: ____________________`,
          { ...at, y: y + 2 },
          sized(9.5, { font: 'bold' }),
        ) + 4;
    ink.text('P', note, { ...at, y }, sized(8.5, { colour: grey }));
  }
  on.y = top + height + 8;
}

function drawSteps(on: Writing, { letter }: LawPaperToPrint): void {
  const { ink, language, sized } = on;
  if (letter.toDo.length === 0) return;
  heading(on, lawPaperMessages[language].toDo);
  letter.toDo.forEach((step, at) => {
    const text = step[language];
    const indented = { x: left + indent, width: width - indent };
    const style = sized(9.5);
    const height = heightOf(ink.pdf, text, indented.width, style);
    on.room(height);
    ink.drawn(() => write(ink.pdf, String(at + 1), left, on.y, indent, { ...style, font: 'bold' }));
    ink.text('LI', text, { ...indented, y: on.y }, style);
    on.y += height + 2.5;
  });
  on.y += 4;
}

function drawSections(on: Writing, { letter }: LawPaperToPrint): void {
  const { language, sized } = on;
  for (const { title, text } of letter.sections) {
    heading(on, title[language]);
    paragraph(on, text[language], sized(9.5), 6);
  }
}

/** Officer and signatory; of what the portal or the law does by itself there is nobody. */
function drawPeople(on: Writing, { letter, issuedOn }: LawPaperToPrint): void {
  const { ink, language, sized } = on;
  const texts = lawPaperMessages[language];
  const half = width / 2 - 10;
  const { officer, signedBy } = letter;
  const badge = officer?.badge ? `, ${texts.badge} ${officer.badge}` : '';
  const sides = [
    ...(officer ? [[texts.officer, officer.name, `${officer.title[language]}${badge}`]] : []),
    ...(signedBy
      ? [[`${texts.signed}, ${dayInWords(issuedOn)[language]}`, signedBy.name, signedBy.title[language]]]
      : []),
    ...(officer || signedBy ? [] : [['', texts.byPortal, '']]),
  ];
  const styles = [sized(8.5, { colour: grey }), sized(9.5, { font: 'bold' }), sized(9)];
  const heights = sides.map((side) =>
    side.reduce((sum, text, line) => sum + (text ? heightOf(ink.pdf, text, half, styles[line] ?? sized(9)) : 0), 0),
  );
  on.y += 4;
  on.room(Math.max(...heights));
  sides.forEach((side, at) => {
    let y = on.y;
    side.forEach((text, line) => {
      if (text) y += ink.text('P', text, { x: left + at * (half + 20), y, width: half }, styles[line] ?? sized(9));
    });
  });
  on.y += Math.max(...heights);
}

function heading(on: Writing, text: string): void {
  const { ink, sized } = on;
  on.room(30);
  on.y += ink.text('H2', text, { x: left, y: on.y, width }, sized(10, { font: 'bold' })) + 2;
}

/** Over the page by whole sentences only when it is longer than a page: nobody writes so much here. */
function paragraph(on: Writing, text: string, style: TextStyle, gap: number): void {
  const height = heightOf(on.ink.pdf, text, width, style);
  on.room(height);
  on.ink.text('P', text, { x: left, y: on.y, width }, style);
  on.y += height + gap;
}

function numberPages(
  on: Writing,
  { number }: LawPaperToPrint,
  of: { readonly first: number; readonly count: number },
): void {
  const { ink, language } = on;
  const { pdf } = ink;
  const texts = lawPaperMessages[language];
  const small = { size: 8, colour: grey } as const;
  for (let index = 0; index < of.count; index += 1) {
    pdf.switchToPage(of.first + index);
    ink.drawn(() => {
      write(pdf, `${texts.proves} ${number}`, left, footTop, width - 90, small);
      write(pdf, texts.page(index + 1, of.count), left + width - 90, footTop, 90, { ...small, align: 'right' });
    });
  }
}
