import { create } from 'fontkitten';
import type { Font } from 'fontkitten';

/** A TrueType font by its tables. */
type Tables = Map<string, Buffer>;

function required<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Error(`The font has no ${what}.`);
  return value;
}
/** Numbers of 16 and 32 bits as a font has them, the highest byte first. */
const u16 = (...values: number[]) => Buffer.from(Uint16Array.from(values).buffer).swap16();
const u32 = (...values: number[]) => Buffer.from(Uint32Array.from(values).buffer).swap32();
const pick = (rows: readonly Buffer[], ids: readonly number[]) =>
  ids.map((id) => required(rows[id], `glyph ${id}`));
const tableOf = (tables: Tables, tag: string) => required(tables.get(tag), `table ${tag}`);

/**
 * A copy of one TrueType font that also draws some characters of another. It serves one purpose: the
 * registry's fonts come cut by script, with ₹ in another file than the Latin letters, and a second
 * request for one character is one too many.
 *
 * Both must be instances of one family with the same axes and the same limits on them. The result has
 * no HVAR, which would say nothing of the new glyphs (browsers then read widths from gvar), and a
 * character map of format 12 only: pass it through the subsetter once more, which tidies it.
 * Throws when a character is missing or its glyph is made of other glyphs.
 */
export function addGlyphs(base: Buffer, extra: Buffer, text: string): Buffer {
  const tables = readTables(base);
  const from = readTables(extra);
  const baseFont = openFont(base);
  const extraFont = openFont(extra);
  const count = baseFont.numGlyphs;
  const characters = [...text].map((character) => {
    const codePoint = required(character.codePointAt(0), 'character');
    if (!extraFont.hasGlyphForCodePoint(codePoint)) {
      throw new Error(`The second font has no glyph for ${character}.`);
    }
    return { codePoint, id: extraFont.glyphForCodePoint(codePoint).id };
  });
  const ids = characters.map(({ id }) => id);

  const outlines = [...glyphRows(tables), ...pick(glyphRows(from), ids)];
  if (outlines.slice(count).some((row) => row.length > 0 && row.readInt16BE(0) < 0)) {
    throw new Error('Only glyphs with outlines of their own can be added.');
  }
  const widths = [...widthRows(tables), ...pick(widthRows(from), ids)];
  const map = new Map(
    baseFont.characterSet
      .filter((codePoint) => codePoint !== 0xffff)
      .map((codePoint) => [codePoint, baseFont.glyphForCodePoint(codePoint).id]),
  );
  for (const [index, { codePoint }] of characters.entries()) map.set(codePoint, count + index);

  tables.set('glyf', Buffer.concat(outlines.map(evenLength)));
  tables.set('loca', offsets(outlines.map((row) => evenLength(row).length)));
  tableOf(tables, 'head').writeInt16BE(1, 50);
  tables.set('hmtx', Buffer.concat(widths));
  tableOf(tables, 'hhea').writeUInt16BE(widths.length, 34);
  // Glyph count, most points, most contours.
  for (const field of [6, 8]) {
    const most = Math.max(
      tableOf(tables, 'maxp').readUInt16BE(field),
      tableOf(from, 'maxp').readUInt16BE(field),
    );
    tableOf(tables, 'maxp').writeUInt16BE(most, field);
  }
  tableOf(tables, 'maxp').writeUInt16BE(outlines.length, 4);
  tables.set('cmap', characterMap(map));
  const variations = tables.get('gvar');
  if (variations) tables.set('gvar', addVariations(variations, tableOf(from, 'gvar'), ids));
  tables.delete('HVAR');
  return writeTables(tables, base.readUInt32BE(0));
}

/** Opens one font, not a collection. Throws for anything else. */
export function openFont(file: Buffer): Font {
  const font = create(file);
  if (font.isCollection) throw new Error('This file holds a collection of fonts.');
  return font;
}

/** A copy of a font under another name; `copyright` is kept as its first record. */
export function renameFont(file: Buffer, family: string, copyright: string): Buffer {
  const postScript = family.replaceAll(' ', '');
  const records: [id: number, value: string][] = [
    [0, copyright],
    [1, family],
    [2, 'Regular'],
    [3, postScript],
    [4, family],
    [5, 'Version 1.0'],
    [6, postScript],
  ];
  const header = [u16(0, records.length, 6 + 12 * records.length)];
  const strings: Buffer[] = [];
  let position = 0;
  for (const [id, value] of records) {
    const string = Buffer.from(value, 'utf16le').swap16();
    // Windows, Unicode, American English.
    header.push(u16(3, 1, 0x409, id, string.length, position));
    strings.push(string);
    position += string.length;
  }
  const tables = readTables(file);
  tables.set('name', Buffer.concat([...header, ...strings]));
  return writeTables(tables, file.readUInt32BE(0));
}

function readTables(file: Buffer): Tables {
  const tables: Tables = new Map();
  for (let index = 0; index < file.readUInt16BE(4); index += 1) {
    const record = 12 + 16 * index;
    const start = file.readUInt32BE(record + 8);
    const table = file.subarray(start, start + file.readUInt32BE(record + 12));
    tables.set(file.toString('latin1', record, record + 4), Buffer.from(table));
  }
  return tables;
}

/** Checksums are left at zero: the subsetter and the browser's sanitiser write their own. */
function writeTables(tables: Tables, version: number): Buffer {
  const header = [u32(version), u16(tables.size, 0, 0, 0)];
  const parts: Buffer[] = [];
  let position = 12 + 16 * tables.size;
  for (const [tag, table] of [...tables].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    header.push(Buffer.from(tag, 'latin1'), u32(0, position, table.length));
    const padded = Buffer.concat([table, Buffer.alloc(-table.length & 3)]);
    parts.push(padded);
    position += padded.length;
  }
  return Buffer.concat([...header, ...parts]);
}

function glyphRows(tables: Tables): Buffer[] {
  const loca = tableOf(tables, 'loca');
  const long = tableOf(tables, 'head').readInt16BE(50) === 1;
  const at = (index: number) =>
    long ? loca.readUInt32BE(4 * index) : 2 * loca.readUInt16BE(2 * index);
  return Array.from({ length: loca.length / (long ? 4 : 2) - 1 }, (_, index) =>
    tableOf(tables, 'glyf').subarray(at(index), at(index + 1)),
  );
}

/** Advance and left side bearing of each glyph; the table leaves out advances that repeat at its end. */
function widthRows(tables: Tables): Buffer[] {
  const hmtx = tableOf(tables, 'hmtx');
  const full = tableOf(tables, 'hhea').readUInt16BE(34);
  return Array.from({ length: tableOf(tables, 'maxp').readUInt16BE(4) }, (_, index) => {
    if (index < full) return hmtx.subarray(4 * index, 4 * index + 4);
    const bearing = 4 * full + 2 * (index - full);
    return Buffer.concat([
      hmtx.subarray(4 * full - 4, 4 * full - 2),
      hmtx.subarray(bearing, bearing + 2),
    ]);
  });
}

function characterMap(map: ReadonlyMap<number, number>): Buffer {
  const groups = [...map]
    .toSorted(([a], [b]) => a - b)
    .map(([codePoint, id]) => u32(codePoint, codePoint, id));
  // One table of Windows for all of Unicode, of format 12.
  const header = [u16(0, 1, 3, 10), u32(12), u16(12, 0), u32(16 + 12 * map.size, 0, map.size)];
  return Buffer.concat([...header, ...groups]);
}

/** Appends how the new glyphs change along the axes (https://learn.microsoft.com/typography/opentype/spec/gvar). */
function addVariations(base: Buffer, extra: Buffer, ids: number[]): Buffer {
  const first = readVariations(base);
  const second = readVariations(extra);
  const added = ids.map((id) => {
    const row = required(second.rows[id], `variations of glyph ${id}`);
    return shiftSharedTuples(row, first.tuples.length / first.tupleSize, first.tupleSize);
  });
  const rows = [...first.rows, ...added].map(evenLength);
  const tuples = Buffer.concat([first.tuples, second.tuples]);
  const starts = offsets(rows.map((row) => row.length));
  const afterStarts = 20 + starts.length;
  const header = [
    base.subarray(0, 6),
    u16(tuples.length / first.tupleSize),
    u32(afterStarts),
    u16(rows.length, 1),
    u32(afterStarts + tuples.length),
  ];
  return Buffer.concat([...header, starts, tuples, ...rows]);
}

function readVariations(table: Buffer) {
  const tupleSize = 2 * table.readUInt16BE(4);
  const shared = table.readUInt32BE(8);
  const long = (table.readUInt16BE(14) & 1) === 1;
  const data = table.readUInt32BE(16);
  const at = (index: number) =>
    data + (long ? table.readUInt32BE(20 + 4 * index) : 2 * table.readUInt16BE(20 + 2 * index));
  return {
    tupleSize,
    tuples: table.subarray(shared, shared + tupleSize * table.readUInt16BE(6)),
    rows: Array.from({ length: table.readUInt16BE(12) }, (_, index) =>
      table.subarray(at(index), at(index + 1)),
    ),
  };
}

/** A glyph refers to its variation regions by their index in its font's list; shifts the indices by `by`. */
function shiftSharedTuples(row: Buffer, by: number, tupleSize: number): Buffer {
  const shifted = Buffer.from(row);
  if (row.length === 0) return shifted;
  let position = 4;
  for (let left = row.readUInt16BE(0) & 0x0fff; left > 0; left -= 1) {
    const index = row.readUInt16BE(position + 2);
    const embedded = (index & 0x8000) !== 0;
    const intermediate = (index & 0x4000) !== 0;
    if (!embedded) shifted.writeUInt16BE(index + by, position + 2);
    position += 4 + (embedded ? tupleSize : 0) + (intermediate ? 2 * tupleSize : 0);
  }
  return shifted;
}

function offsets(lengths: readonly number[]): Buffer {
  let position = 0;
  return u32(0, ...lengths.map((length) => (position += length)));
}

function evenLength(row: Buffer): Buffer {
  return row.length % 2 === 0 ? row : Buffer.concat([row, Buffer.alloc(1)]);
}
