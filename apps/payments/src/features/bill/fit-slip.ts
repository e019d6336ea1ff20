const millimetresPerPixel = 25.4 / 96;
/** Above and below the sheet, as in `bill.css`. */
const marginsMm = 8;
/** Letters and lines are a little higher in a printer's resolution than on the screen. */
const spare = 1.03;

/**
 * Makes the page of the slip as long as what stands on it, because rolls are cut where a page ends and CSS knows no such length.
 * The print layout is measured between two frames: nobody sees it on the screen. Of payments' own while shells are live whose kit has none.
 */
export function fitSlip(): void {
  const rules = Array.from(document.styleSheets).flatMap((sheet) => rulesOf(sheet));
  const forPrint = rules.filter(isForPrint);
  for (const { media } of forPrint) media.mediaText = 'all';
  const heightPx = document.querySelector('.bill-sheet')?.getBoundingClientRect().height;
  for (const { media } of forPrint) media.mediaText = 'print';
  if (heightPx === undefined) return;
  const lengthMm = Math.ceil(heightPx * millimetresPerPixel * spare) + marginsMm;
  for (const rule of rules) {
    if (rule instanceof CSSPageRule && rule.selectorText === 'slip')
      rule.style.setProperty('size', `80mm ${lengthMm}mm`);
  }
}

function isForPrint(rule: CSSRule): rule is CSSMediaRule {
  return rule instanceof CSSMediaRule && rule.media.mediaText === 'print';
}

/** With those inside layers and conditions. */
function rulesOf(parent: CSSStyleSheet | CSSGroupingRule): CSSRule[] {
  return Array.from(parent.cssRules).flatMap((rule) =>
    rule instanceof CSSGroupingRule ? [rule, ...rulesOf(rule)] : [rule],
  );
}
