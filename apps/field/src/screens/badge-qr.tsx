import { encode } from 'uqr';

export interface BadgeQrProps {
  readonly address: string;
  /** What the code holds, in words. */
  readonly says: string;
}

/** One drawn path, black on white in both colour schemes, so that every camera reads it; drawn here, without a network. */
export function BadgeQr({ address, says }: BadgeQrProps) {
  const { data, size } = encode(address, { ecc: 'M', border: 2 });
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <svg className="qr" role="img" aria-label={says} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges">
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
