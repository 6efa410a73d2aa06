import {
  ArrayMinSize,
  IsInt,
  IsOptional,
  IsString,
  MinLength,
  ValidateIf,
  ValidateNested,
  validateSync,
} from 'class-validator';
import { AmountField, OptionalField, TextField } from './fields';
import { holds, onlyNamed } from './holds';

class Wish {
  @AmountField('amount')
  amount: unknown;

  @OptionalField()
  @TextField({ min: 2, max: 5, message: 'name' })
  name?: unknown;

  @ValidateIf(({ name }: Wish) => name === 'other')
  @IsString()
  which?: unknown;

  @IsInt({ message: 'count' })
  count = 1;
}

class WishOfMore extends Wish {
  @MinLength(1)
  more: unknown = 'x';
}

class Lists {
  @IsString({ each: true })
  @ArrayMinSize(1)
  texts: unknown = ['a'];
}

class Nested {
  @ValidateNested()
  wish = Object.assign(new Wish(), { amount: 1 });

  @IsOptional()
  other?: unknown;
}

const OPTIONS = { whitelist: true, stopAtFirstError: true, forbidUnknownValues: false };
const VALUES = [undefined, null, '', 'x', 'other', 'too long', 0, 1, 0.001, -1, Number.NaN, [], {}, true];

describe('what is seen to hold', () => {
  const wishes = VALUES.flatMap((amount) =>
    VALUES.flatMap((name) => VALUES.map((which) => ({ amount, name, which }))),
  );

  it('is what class-validator finds no error in, by the same rules', () => {
    const made = [Wish, WishOfMore].flatMap((kind) => wishes.map((wish) => Object.assign(new kind(), wish)));
    const holding = made.filter((wish) => holds(wish));
    expect(holding).toEqual(made.filter((wish) => validateSync(wish, OPTIONS).length === 0));
    expect(holding.length).toBeGreaterThan(10);
  });

  it('drops what no rule names', () => {
    const wish = Object.assign(new Wish(), { amount: 5, surplus: 1, hasOwnProperty: 2 });
    expect(holds(wish)).toBe(true);
    expect(Object.keys(wish).sort()).toEqual(
      ['amount', 'count', 'name', 'which'].filter((key) => key in wish),
    );
  });

  it('is told of what rules name alone, before anything is done with it', () => {
    const given = JSON.parse('{"amount": 5, "surplus": {"deep": [1]}, "__proto__": {}, "constructor": 1}');
    expect(onlyNamed(given, Wish)).toEqual({ amount: 5 });
    for (const same of [given, ['amount'], 'amount', undefined, null, Object.create(null)]) {
      expect(onlyNamed(same, Nested)).toBe(same);
      expect(onlyNamed(same, String)).toBe(same);
    }
  });

  it.each([new Lists(), new Nested(), { constructor: Wish, amount: 5 }])(
    'leaves %o to class-validator',
    (one) => {
      expect(holds(one)).toBe(false);
    },
  );
});
