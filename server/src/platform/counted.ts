/** Such as '1 file' and '2 files', for those who run a server; what members read is said in both languages. */
export function counted(count: number, noun: string, plural = `${noun}s`): string {
  return `${count} ${count === 1 ? noun : plural}`;
}
