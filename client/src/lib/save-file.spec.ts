import { saveFile } from './save-file';

it('hands a file to the downloads, which may take it after the press has ended', () => {
  jest.useFakeTimers();
  const link = { href: '', download: '', click: jest.fn() };
  Object.assign(globalThis, { document: { createElement: () => link } });
  const revoked = jest.spyOn(URL, 'revokeObjectURL');

  saveFile(new Blob(['paper']), 'contract.pdf');
  expect(link).toMatchObject({ href: expect.stringMatching(/^blob:/), download: 'contract.pdf' });
  expect(link.click).toHaveBeenCalledTimes(1);

  jest.advanceTimersByTime(30_000);
  expect(revoked).not.toHaveBeenCalled();
  jest.runAllTimers();
  expect(revoked).toHaveBeenCalledWith(link.href);

  Reflect.deleteProperty(globalThis, 'document');
  jest.useRealTimers();
});
