interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

const earthMetres = 6_371_000;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** By the great circle, in whole metres. Degrees. */
export function metresBetween(a: Point, b: Point): number {
  const [north, east] = [radians(b.latitude - a.latitude) / 2, radians(b.longitude - a.longitude) / 2];
  const part =
    Math.sin(north) ** 2 + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * Math.sin(east) ** 2;
  return Math.round(2 * earthMetres * Math.asin(Math.min(1, Math.sqrt(part))));
}
