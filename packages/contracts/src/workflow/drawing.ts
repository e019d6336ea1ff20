import type { WorkKind } from './work-kind.ts';

/** A kind as a Mermaid state diagram, for documentation: each move with who may make it and what it needs, and what is counted where. */
export function drawingOf({ begins, states, moves }: WorkKind): string {
  const lines = Object.entries(moves).flatMap(([name, { from, to, by, needs = [], otherThan = [], sameAs = [] }]) => {
    const words = [
      name,
      `by ${by.join(', ')}`,
      ...needs,
      ...(otherThan.length ? [`not who did ${otherThan.join(', ')}`] : []),
      ...(sameAs.length ? [`who did ${sameAs.join(', ')}`] : []),
    ];
    return from.map((state) => `  ${state} --> ${to}: ${words.join(' · ')}`);
  });
  const ends = Object.entries(states).flatMap(([name, { isFinal }]) => (isFinal ? [`  ${name} --> [*]`] : []));
  const deadlines = Object.entries(states).flatMap(([name, { deadline }]) =>
    deadline ? [`  note right of ${name}: ${deadline}`] : [],
  );
  return ['stateDiagram-v2', `  [*] --> ${begins}`, ...lines, ...ends, ...deadlines].join('\n');
}
