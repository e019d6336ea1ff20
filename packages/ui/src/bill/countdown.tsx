export interface CountdownProps {
  /** May carry fractions for a smooth ring; the label gets whole seconds, rounded up. */
  readonly secondsLeft: number;
  readonly totalSeconds: number;
  /** For example `(seconds) => `${seconds} sec(s)`` (spec §2.14). */
  readonly label: (seconds: number) => string;
}

const radius = 44;
const circumference = 2 * Math.PI * radius;

/** Seconds whose label is spoken: the start, the half and the end. Every second would drown the reader. */
function isSpoken(seconds: number, totalSeconds: number): boolean {
  return seconds === totalSeconds || seconds === Math.floor(totalSeconds / 2) || seconds === 0;
}

/** A circular countdown. The caller owns the time; the ring itself is silent and a live region speaks three times. */
export function Countdown({ secondsLeft, totalSeconds, label }: CountdownProps) {
  const share = Math.min(1, Math.max(0, secondsLeft / totalSeconds));
  const seconds = Math.max(0, Math.ceil(secondsLeft));
  return (
    <div className="ui-countdown">
      <svg viewBox="0 0 100 100" aria-hidden="true" focusable="false">
        <circle cx="50" cy="50" r={radius} className="ui-countdown-track" />
        <circle
          cx="50"
          cy="50"
          r={radius}
          className="ui-countdown-ring"
          strokeDasharray={circumference}
          strokeDashoffset={circumference * (1 - share)}
          transform="rotate(-90 50 50)"
        />
      </svg>
      <span aria-hidden="true">{label(seconds)}</span>
      <span className="ui-hidden" role="status">
        {isSpoken(seconds, totalSeconds) && label(seconds)}
      </span>
    </div>
  );
}
