/** Lines of a test's source that look at how long something took, with what they do. */
export function elapsedTimeIn(source: string): readonly string[] {
  const starts = new Set([...source.matchAll(/\b(\w+) = Date\.now\(\);/g)].map(([, name]) => name));
  return source.split('\n').flatMap((line, index) => {
    // It tells nothing but what something took.
    if (/\bperformance\.now\(\)|\bprocess\.hrtime\b/.test(line)) return [`${index + 1}: ${line.trim()}`];
    const start = /\bDate\.now\(\) - (\w+)\b/.exec(line)?.[1];
    return starts.has(start) ? [`${index + 1}: ${line.trim()}`] : [];
  });
}
