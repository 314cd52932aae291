import { crc32, deflateSync } from 'node:zlib';

interface Pixels {
  width: number;
  height: number;
  rgba: Uint8Array;
}

/** Enough colours for a flat drawing and the smoothed edges of its letters. */
const mostColours = 128;
/** Colours that differ only in their lowest bits count as one. */
const coarse = (rgb: number) => rgb & 0xf8f8f8;

/** A PNG of few colours: https://www.w3.org/TR/png-3/. Opacity is left out. */
export function palettePng({ width, height, rgba }: Pixels): Buffer {
  const colourAt = (pixel: number) =>
    ((rgba[4 * pixel] ?? 0) << 16) | ((rgba[4 * pixel + 1] ?? 0) << 8) | (rgba[4 * pixel + 2] ?? 0);
  const palette = commonest(width * height, colourAt);
  const nearest = new Map<number, number>();
  const indexOf = (rgb: number) => {
    const index = nearest.get(rgb) ?? nearestIn(palette, rgb);
    nearest.set(rgb, index);
    return index;
  };
  // Each row begins with its filter type: none (0), which suits palettes.
  const rows = Buffer.alloc((width + 1) * height);
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    rows[pixel + Math.floor(pixel / width) + 1] = indexOf(colourAt(pixel));
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('\u0089PNG\r\n\u001a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.flatMap((rgb) => [rgb >> 16, (rgb >> 8) & 255, rgb & 255]))),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** The most frequent colours; of nearly equal colours only the most frequent one. */
function commonest(pixels: number, colourAt: (pixel: number) => number): number[] {
  const counts = new Map<number, number>();
  for (let pixel = 0; pixel < pixels; pixel += 1) {
    const rgb = colourAt(pixel);
    counts.set(rgb, (counts.get(rgb) ?? 0) + 1);
  }
  const groups = new Map<number, { rgb: number; count: number }>();
  for (const [rgb, count] of [...counts].toSorted(([a, m], [b, n]) => n - m || a - b)) {
    const group = groups.get(coarse(rgb));
    if (group) group.count += count;
    else groups.set(coarse(rgb), { rgb, count });
  }
  return [...groups.values()]
    .toSorted((one, other) => other.count - one.count || one.rgb - other.rgb)
    .slice(0, mostColours)
    .map(({ rgb }) => rgb);
}

function nearestIn(palette: readonly number[], rgb: number): number {
  const distances = palette.map((known) =>
    [16, 8, 0].reduce(
      (sum, bits) => sum + (((known >> bits) & 255) - ((rgb >> bits) & 255)) ** 2,
      0,
    ),
  );
  return distances.indexOf(Math.min(...distances));
}

function chunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
