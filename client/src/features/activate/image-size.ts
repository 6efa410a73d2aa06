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
