import { useId } from 'react';

const turns = Array.from({ length: 17 }, (_, index) => (index + 1) * 10);

/** The engraver's figure behind a stamp: one ellipse, turned. Decoration, never proof; only the code proves. */
export function Rosette() {
  const id = useId();
  return (
    <svg className="rosette" viewBox="-50 -50 100 100" aria-hidden="true" focusable="false">
      <ellipse id={id} rx="47" ry="17" />
      {turns.map((degrees) => (
        <use key={degrees} href={`#${id}`} transform={`rotate(${degrees})`} />
      ))}
    </svg>
  );
}
