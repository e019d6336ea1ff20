/** `one` draws the thing, `two` the part of it that moves or counts, `over` the same on paper of its own, `thin` is tone. */
export interface Drawing {
  readonly one: string;
  readonly two?: string;
  readonly over?: string;
  readonly thin?: string;
}

export interface PictogramProps {
  readonly drawing: Drawing;
  readonly size?: number;
}

/** Always decoration: the words beside it carry the meaning. Two inks, and tone in the lighter of them. */
export function Pictogram({ drawing: { one, two, over, thin }, size = 96 }: PictogramProps) {
  return (
    <svg className="pictogram" viewBox="0 0 96 96" width={size} height={size} aria-hidden="true" focusable="false">
      {thin && <path className="pictogram-thin" d={thin} />}
      <path d={one} />
      {over && <path className="pictogram-over" d={over} />}
      {two && <path className="pictogram-two" d={two} />}
    </svg>
  );
}
