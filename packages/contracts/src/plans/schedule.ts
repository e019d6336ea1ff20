/** Of the whole, in hundredths: what is paid first at the least. */
export const firstPartPercent = 25;
export const mostParts = 12;
export const fewestParts = 2;
/** After the office has agreed the first part is due in so many days; each further one a month later. */
export const firstPartWithinDays = 7;
/** A part may be so many days late; then the plan is broken. */
export const daysOfGrace = 5;

/**
 * What each part of a plan comes to, in kobo: the first at least a quarter, the others alike, to the kobo the whole. Odd kobo stand with the
 * first. Undefined when a part would be empty.
 */
export function partsOfPlan(totalKobo: number, parts: number): readonly number[] | undefined {
  if (parts < fewestParts || parts > mostParts || totalKobo < parts * 100) return undefined;
  const even = Math.floor(totalKobo / parts);
  const quarter = Math.ceil((totalKobo * firstPartPercent) / 100);
  const rest = Math.floor((totalKobo - Math.max(even, quarter)) / (parts - 1));
  const others = Array.from({ length: parts - 1 }, () => rest);
  return [totalKobo - rest * (parts - 1), ...others];
}

/** The lines of one part: each line of the bill in proportion, to the kobo the part. */
export function linesOfPart(linesKobo: readonly number[], partKobo: number): readonly number[] {
  const totalKobo = linesKobo.reduce((sum, kobo) => sum + kobo, 0);
  const shares = linesKobo.map((kobo) => Number((BigInt(kobo) * BigInt(partKobo)) / BigInt(totalKobo)));
  let missing = partKobo - shares.reduce((sum, kobo) => sum + kobo, 0);
  return shares.map((kobo) => {
    if (missing === 0) return kobo;
    missing -= 1;
    return kobo + 1;
  });
}
