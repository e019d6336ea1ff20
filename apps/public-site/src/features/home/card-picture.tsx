/** A collector's card, in the manner of the pictograms; by itself, so that the home page fetches none of the others. */
export function CardPicture() {
  return (
    <svg className="pictogram" viewBox="0 0 96 96" width={112} height={112} aria-hidden="true" focusable="false">
      <path className="pictogram-thin" d="M26 50l10-10M26 60l16-16M34 61l9-9" />
      <path d="M16 20h64v62H16zM42 28h12M24 38h20v24H24zM52 42h20M52 50h14M52 58h18M24 71h24" />
      <path className="pictogram-two" d="M40 8v12M56 8v12M60 71l4 4 9-10" />
    </svg>
  );
}
