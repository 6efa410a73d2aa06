import sharp from 'sharp';

type Format = 'jpeg' | 'png' | 'webp' | 'gif' | 'tiff';

/** A real picture of one colour. */
export function picture(format: Format = 'jpeg', width = 60, height = 40): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#0F5563' } })
    .toFormat(format)
    .toBuffer();
}

/** A photo as a phone takes it: turned on its side, and with the place it was taken at. */
export function photoWithPlace(): Promise<Buffer> {
  return sharp({ create: { width: 60, height: 40, channels: 3, background: '#0F5563' } })
    .withMetadata({ orientation: 6 })
    .withExifMerge({
      IFD0: { Make: 'Pautang Phone' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '14/1 35/1 0/1', GPSLongitudeRef: 'E' },
    })
    .jpeg()
    .toBuffer();
}

export function asBlob(bytes: Buffer): Blob {
  return new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' });
}
