import { encode } from 'uqr';

/** The quiet zone around the code, in modules, as the standard requires. */
const quiet = 4;

interface QrCodeProps {
  readonly text: string;
  readonly label: string;
  /** Whether it only shows how a card will look. */
  readonly sample?: boolean;
}

/** Renders a QR code as one path. Medium error correction keeps a folded or dirty card readable. */
export function QrCode({ text, label, sample = false }: QrCodeProps) {
  const { data, size } = encode(text, { ecc: 'M', border: quiet });
  const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return (
    <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path d={path} fill="currentColor" opacity={sample ? 0.3 : 1} />
    </svg>
  );
}
