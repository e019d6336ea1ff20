import { encode } from 'uqr';

export interface QrCodeProps {
  readonly value: string;
  /** What the code holds, in words; print the short reference beside it as text too. */
  readonly alt: string;
  /** Side in CSS pixels. */
  readonly size?: number;
}

/** A QR code as one drawn path: sharp on paper, black on white in both colour schemes so that every camera reads it. */
export function QrCode({ value, alt, size = 160 }: QrCodeProps) {
  const { data, size: modules } = encode(value, { ecc: 'M', border: 2 });
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <svg
      className="ui-qr"
      role="img"
      aria-label={alt}
      width={size}
      height={size}
      viewBox={`0 0 ${modules} ${modules}`}
      shapeRendering="crispEdges"
    >
      <rect width={modules} height={modules} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
