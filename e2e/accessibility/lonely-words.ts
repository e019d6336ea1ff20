/** In the page: sentences of the footer whose last word has a line to itself. */
export const lonelyWords = (): readonly string[] => {
  const walker = document.createTreeWalker(document.querySelector('footer ul') ?? document.body, NodeFilter.SHOW_TEXT);
  const lonely: string[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent ?? '';
    const lines = [...text.matchAll(/\S+/g)].map(({ 0: word, index }) => {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      return Math.round(range.getBoundingClientRect().top);
    });
    const last = lines.at(-1);
    if (new Set(lines).size > 1 && lines.filter((line) => line === last).length === 1) lonely.push(text);
  }
  return lonely;
};
