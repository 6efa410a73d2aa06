import { assertAddress } from './server-address';
import { UsageError } from './usage';

describe('the address of the back office', () => {
  it.each(['http://localhost:3000', 'https://pautang.example/'])('may be %s', (url) => {
    expect(() => assertAddress(url)).not.toThrow();
  });

  it.each([
    ['localhost:3000', 'is no address'],
    ['ana:Kalabaw1@localhost', 'is no address'],
    ['http://localhost:many', 'is no address'],
    ['http://ana:Kalabaw1@localhost:3000', 'holds a name or password'],
    ['https://ana@pautang.example', 'holds a name or password'],
  ])('is refused where it is %s, and not shown', (url, words) => {
    expect(() => assertAddress(url)).toThrow(UsageError);
    expect(() => assertAddress(url)).toThrow(new RegExp(`^BACKOFFICE_URL ${words}(?!.*Kalabaw)`));
  });
});
