import { ApiError } from '../../api/problem';
import { activationTexts } from '../../texts/activation';
import { textsNow } from '../../texts/define-texts';

/** What the server keeps at most, so that more would only cost the member's data. */
const longestSide = 2048;

const jpegQuality = 0.9;

/** More than a photo of that size needs, as a PNG of a camera may have. */
const heavyBytes = 5_000_000;
const takenAsIs = new Set(['image/jpeg', 'image/png', 'image/webp']);

let atWork: Promise<unknown> = Promise.resolve();

/**
 * The picture as it is sent: a phone's photo made smaller and lighter, and kinds the server does not take made JPEG. One
 * after the other: a large one takes 200 MB while it is open, and a cheap phone closes a page that takes more.
 *
 * @throws ApiError where there is nothing to send
 */
export function prepareImage(file: File, signal: AbortSignal): Promise<Blob> {
  const prepared = atWork.then(() => (signal.aborted ? file : prepare(file)));
  atWork = prepared.catch(() => undefined);
  return prepared;
}

async function prepare(file: File): Promise<Blob> {
  try {
    // The orientation that a phone notes beside the pixels is applied while decoding.
    const bitmap = await createImageBitmap(file);
    const size = fitWithin(bitmap, longestSide);
    const fits = size.width === bitmap.width && size.height === bitmap.height && file.size <= heavyBytes;
    if (fits && takenAsIs.has(file.type)) {
      bitmap.close();
      return file;
    }
    return await draw(bitmap, size.width, size.height);
  } catch {
    // The browser cannot show it. The server may, and otherwise says why not.
    return readable(file);
  }
}

/** The file, unless it is empty, or was moved or deleted since it was chosen. */
async function readable(file: File): Promise<File> {
  const start = await file
    .slice(0, 1)
    .arrayBuffer()
    .catch(() => undefined);
  if (start?.byteLength) return file;
  throw new ApiError(415, 'NOT_AN_IMAGE', textsNow(activationTexts).photoUnreadable);
}

function draw(bitmap: ImageBitmap, width: number, height: number): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  // JPEG has no transparency; without this it would turn black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
  return new Promise((resolve, reject) => {
    const done = (blob: Blob | null) => {
      // Some browsers keep the pixels for long after nobody needs them.
      canvas.width = 0;
      if (blob) resolve(blob);
      else reject(new Error('not encoded'));
    };
    canvas.toBlob(done, 'image/jpeg', jpegQuality);
  });
}

export interface ImageSize {
  width: number;
  height: number;
}

/** The same shape with its longest side cut to the limit; smaller pictures keep their size. */
export function fitWithin({ width, height }: ImageSize, longestSide: number): ImageSize {
  const scale = Math.min(1, longestSide / Math.max(width, height));
  const side = (length: number) => Math.max(1, Math.round(length * scale));
  return { width: side(width), height: side(height) };
}
