/** How leads of a rule ended. */
export interface Ended {
  readonly ended: number;
  readonly dismissed: number;
}

/** Fewer say nothing about a rule. */
const leastEnded = 10;

/** The lower end of an estimate, lowered by the share of the rule's leads that were dismissed. In kobo. */
export function worthOf(lowKobo: number, { ended, dismissed }: Ended): number {
  return ended < leastEnded ? lowKobo : Math.floor((lowKobo * (ended - dismissed)) / ended);
}
