import { type Font, create } from 'fontkitten';

/** A TrueType font by its tables. */
type Tables = Map<string, Buffer>;

function required<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Error(`The font has no ${what}.`);
  return value;
}
/** Numbers of 16 and 32 bits as a font has them, the highest byte first. */
const u16 = (...values: number[]) => Buffer.from(Uint16Array.from(values).buffer).swap16();
const u32 = (...values: number[]) => Buffer.from(Uint32Array.from(values).buffer).swap32();
const tableOf = (tables: Tables, tag: string) => required(tables.get(tag), `table ${tag}`);

/**
 * A copy of one TrueType font that also draws a character of another. It serves one purpose: the
 * registry's fonts come cut by script, with ₹ in another file than the Latin letters, and a second
 * request for one character is one too many.
 *
 * Both must be what the subsetter writes: instances of one family with the same axes and the same limits on them, an
 * advance for every glyph, short offsets; the new glyph has an outline of its own, with no more points than any other.
 * The result has no HVAR, which would say nothing of the new glyph (browsers then read widths from gvar), and a
 * character map of format 12 only: pass it through the subsetter once more, which tidies it.
 */
export function addGlyph(base: Buffer, extra: Buffer, character: string): Buffer {
  const tables = readTables(base);
  const from = readTables(extra);
  const baseFont = openFont(base);
  const count = baseFont.numGlyphs;
  const codePoint = required(character.codePointAt(0), 'character');
  const { id } = openFont(extra).glyphForCodePoint(codePoint);
  const outlines = [...glyphRows(tables), required(glyphRows(from)[id], `glyph ${id}`)];
  const width = tableOf(from, 'hmtx').subarray(4 * id, 4 * id + 4);
  const map = baseFont.characterSet
    .filter((known) => known !== 0xffff)
    .map((known) => [known, baseFont.glyphForCodePoint(known).id] as const);

  tables.set('glyf', Buffer.concat(outlines.map(evenLength)));
  tables.set('loca', offsets(outlines.map((row) => evenLength(row).length)));
  // Long offsets.
  tableOf(tables, 'head').writeInt16BE(1, 50);
  tables.set('hmtx', Buffer.concat([tableOf(tables, 'hmtx'), width]));
  tableOf(tables, 'hhea').writeUInt16BE(outlines.length, 34);
  tableOf(tables, 'maxp').writeUInt16BE(outlines.length, 4);
  tables.set('cmap', characterMap([...map, [codePoint, count]]));
  const variations = tables.get('gvar');
  if (variations) tables.set('gvar', addVariations(variations, tableOf(from, 'gvar'), id));
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

/** A part of a table for each glyph, between offsets that are half as large as they mean. */
function rowsOf(table: Buffer, starts: Buffer): Buffer[] {
  const at = (index: number) => 2 * starts.readUInt16BE(2 * index);
  return Array.from({ length: starts.length / 2 - 1 }, (_, index) =>
    table.subarray(at(index), at(index + 1)),
  );
}

const glyphRows = (tables: Tables) => rowsOf(tableOf(tables, 'glyf'), tableOf(tables, 'loca'));

function characterMap(map: readonly (readonly [codePoint: number, id: number])[]): Buffer {
  const groups = map
    .toSorted(([a], [b]) => a - b)
    .map(([codePoint, id]) => u32(codePoint, codePoint, id));
  // One table of Windows for all of Unicode, of format 12.
  const size = 16 + 12 * map.length;
  const header = [u16(0, 1, 3, 10), u32(12), u16(12, 0), u32(size, 0, map.length)];
  return Buffer.concat([...header, ...groups]);
}

/** Appends how the new glyph changes along the axes (https://learn.microsoft.com/typography/opentype/spec/gvar). */
function addVariations(base: Buffer, extra: Buffer, id: number): Buffer {
  const first = readVariations(base);
  const second = readVariations(extra);
  const added = shiftSharedTuples(
    required(second.rows[id], `variations of glyph ${id}`),
    first.tuples.length / first.tupleSize,
    first.tupleSize,
  );
  const rows = [...first.rows, added].map(evenLength);
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
  const count = table.readUInt16BE(12);
  return {
    tupleSize,
    tuples: table.subarray(shared, shared + tupleSize * table.readUInt16BE(6)),
    rows: rowsOf(table.subarray(table.readUInt32BE(16)), table.subarray(20, 22 + 2 * count)),
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
