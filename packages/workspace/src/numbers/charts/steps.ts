/** Five steps of one hue; 0 stands for nothing at all. */
const steps = 5;

/** Which step a value is, by its part of the largest: 0 (nothing) to 5. */
export function stepOf(value: number, largest: number): number {
  if (value <= 0 || largest <= 0) return 0;
  return Math.min(steps, Math.max(1, Math.ceil((value / largest) * steps)));
}

/** By rank among what is known: a map whose largest place is a hundred times the smallest still has five steps. */
export function rankStep(value: number, values: readonly number[]): number {
  if (value <= 0) return 0;
  const known = values.filter((one) => one > 0);
  const below = known.filter((one) => one < value).length;
  return Math.min(steps, 1 + Math.floor((below * steps) / Math.max(1, known.length)));
}
