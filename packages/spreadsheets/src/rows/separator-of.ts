const separators = [',', ';', '\t', '|'] as const;
const linesLooked = 30;
const charactersLooked = 16_384;

/** What parts the cells: it stands in most rows equally often. A comma within amounts does not. */
export function separatorOf(text: string): string {
  const lines = linesIn(text.slice(0, charactersLooked)).slice(0, linesLooked);
  let best = { separator: ',', lines: 0, times: 0 };
  for (const separator of separators) {
    const counts = new Map<number, number>();
    for (const line of lines) {
      const times = line.split(separator).length - 1;
      if (times > 0) counts.set(times, (counts.get(times) ?? 0) + 1);
    }
    for (const [times, like] of counts)
      if (like > best.lines || (like === best.lines && times > best.times)) best = { separator, lines: like, times };
  }
  return best.separator;
}

/** Without what stands between quotes. */
function linesIn(text: string): readonly string[] {
  return text
    .replace(/"[^"]*"/g, '')
    .split(/\r\n|\n|\r/)
    .filter((line) => line.trim() !== '');
}
