/** By then the file is written, also where the browser asks first where to. */
const writtenMs = 60_000;

/** Hands a file to the person's downloads. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), writtenMs);
}
