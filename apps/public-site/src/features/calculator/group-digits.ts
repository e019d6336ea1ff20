export interface Grouped {
  readonly text: string;
  /** Where the cursor stands afterwards. */
  readonly cursor: number;
}

/** Puts commas between thousands while somebody types, and keeps the cursor behind the same digit. Leaves alone what is no amount. */
export function groupDigits(typed: string, cursor: number): Grouped {
  if (!/^[\d,]*(\.\d*)?$/.test(typed)) return { text: typed, cursor };
  const [whole = '', ...decimals] = typed.replaceAll(',', '').split('.');
  const grouped = whole.replace(/^0+(?=\d)/, '').replaceAll(/\B(?=(\d{3})+$)/g, ',');
  const text = [grouped, ...decimals].join('.');
  const behind = typed.slice(cursor).replaceAll(',', '').length;
  let place = text.length;
  for (let left = behind; left > 0 && place > 0; place -= 1) if (text.charAt(place - 1) !== ',') left -= 1;
  return { text, cursor: place };
}
