interface PictureKind {
  type: 'image/webp' | 'image/jpeg';
  extension: 'webp' | 'jpg';
  width: number;
  height: number;
}

/** Recognises a picture by its bytes; undefined: no picture that pages show. */
export function pictureKind(bytes: Uint8Array): PictureKind | undefined {
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    return webpKind(view) ?? jpegKind(view);
  } catch (error) {
    // The file is cut off within its header.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** https://developers.google.com/speed/webp/docs/riff_container */
function webpKind(view: Buffer): PictureKind | undefined {
  if (view.toString('latin1', 0, 4) !== 'RIFF' || view.toString('latin1', 8, 12) !== 'WEBP') {
    return undefined;
  }
  const kind = { type: 'image/webp', extension: 'webp' } as const;
  switch (view.toString('latin1', 12, 16)) {
    case 'VP8 ':
      return {
        ...kind,
        width: view.readUInt16LE(26) & 0x3fff,
        height: view.readUInt16LE(28) & 0x3fff,
      };
    case 'VP8L': {
      const bits = view.readUInt32LE(21);
      return { ...kind, width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
    }
    case 'VP8X':
      return { ...kind, width: view.readUIntLE(24, 3) + 1, height: view.readUIntLE(27, 3) + 1 };
    default:
      return undefined;
  }
}

/** The size is in the frame header, among segments that each give their length (ITU-T T.81, annex B). */
function jpegKind(view: Buffer): PictureKind | undefined {
  if (view.readUInt16BE(0) !== 0xffd8) return undefined;
  for (let at = 2; ; at += 2 + view.readUInt16BE(at + 2)) {
    if (view.readUInt8(at) !== 0xff) return undefined;
    const marker = view.readUInt8(at + 1);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) {
      const [height, width] = [view.readUInt16BE(at + 5), view.readUInt16BE(at + 7)];
      return { type: 'image/jpeg', extension: 'jpg', width, height };
    }
  }
}
