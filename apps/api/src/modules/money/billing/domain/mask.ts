const hidden = '•••';

/** `Amina Ɗanjuma` → `A••• Ɗ•••`: enough to compare with a paper that says it. */
export function maskName(name: string): string {
  return maskAddress(name.replaceAll(',', ''));
}

/** `amina.bello@example.com` → `a•••o@example.com`: enough for the owner to recognise, not enough to write to. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  if (at < 1) return email && hidden;
  const name = email.slice(0, at);
  const ends = name.length > 2 ? [name.charAt(0), name.slice(-1)] : ['', ''];
  return `${ends[0]}${hidden}${ends[1]}${email.slice(at)}`;
}

/** `12 Ahmadu Bello Way, Kaduna` → `••• A••• B••• W•••, Kaduna`: the town stays, the house does not. */
export function maskAddress(address: string): string {
  const comma = address.lastIndexOf(',');
  const house = comma < 0 ? address : address.slice(0, comma);
  const town = comma < 0 ? '' : address.slice(comma);
  return house.replace(/[^\s,]+/gu, (word) => (/^\p{L}/u.test(word) ? [...word][0] : '') + hidden) + town;
}
