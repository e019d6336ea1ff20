/** With what is known so far handed on: only so does a type go through more than fifty parts. */
type KeysTwice<Parts extends readonly unknown[], Seen = never, Twice = never> = Parts extends readonly [
  infer First,
  ...infer Rest,
]
  ? KeysTwice<Rest, Seen | keyof First, Twice | (keyof First & Seen)>
  : Twice;

type Merged<Parts extends readonly unknown[], All = unknown> = Parts extends readonly [infer First, ...infer Rest]
  ? Merged<Rest, All & First>
  : All;

type Union<Parts extends readonly unknown[]> = { readonly [K in keyof Merged<Parts>]: Merged<Parts>[K] };

/**
 * One catalogue of the parts that the domains declare. A name that two parts declare does not compile. Bundlers leave out a catalogue that
 * nothing reads.
 */
/* @__NO_SIDE_EFFECTS__ */
export function unionOf<const Parts extends readonly object[]>(
  ...parts: [KeysTwice<Parts>] extends [never] ? Parts : readonly [{ readonly isDeclaredTwice: KeysTwice<Parts> }]
): Union<Parts> {
  return Object.assign({}, ...parts);
}
