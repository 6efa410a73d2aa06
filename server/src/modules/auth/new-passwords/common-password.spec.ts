import { PASSWORD_PATTERN } from '../../../platform/validation/patterns';
import { isCommonPassword } from './common-password';

describe('a common password', () => {
  it.each(
    `Password1! P@ssw0rd P@ssword1 Passw0rd! P@$$w0rd1 Pa$$word123 Password@123 Password123! !Password1 P@55w0rd! PASSWORd1!
     Welcome1! Welcome@123 Welcome2026! W3lcome! Admin@123 Admin123! Adm1n!234 Administrator1! Test1234! Test@123 T3st!ng1
     Qwerty123! Qwerty1! Qwer1234! Asdf1234! Asdf@1234 Abcd1234! Abc@1234 Abc123!@# Aa123456! Aa@123456
     1qaz!QAZ 1qaz@WSX !QAZ2wsx Zaq1@wsx Zaq12wsx! Qwe123!@# Qwe!@#123 1234Qwer! ABCdef123! Aaaa1111!
     Iloveyou1! ILoveYou2! IloveGod7! Letmein1! L3tm31n! Changeme1! Summer2026! Winter@2025 December25! Monday1!
     Michael1! Jennifer1! Football1! Superman1! Pokemon1! Dragon1! Monkey12! Princess1! Sunshine1! Master123!
     Philippines1! Pilipinas2026! Mahalko1! Mahalkita143! Pinoy123! Manila2026! Jesus777! Gcash2026!`.split(
      /\s+/,
    ),
  )('%s is told', (password) => {
    expect(PASSWORD_PATTERN.test(password)).toBe(true);
    expect(isCommonPassword(password)).toBe(true);
  });

  it.each(
    `Pautang1! Pautang2! Pautang1!Pautang1!Pautan Hulog2026! Kalabaw2$ Kalabaw3$ Very$ecret1 Pen\u0303a2026# Tubig-at-Apoy7!
     Lumipad4% Kap3ngBarako! x7!Qm2#vT Ilocos.Norte9# Bituin$5Langit Tinapay8#`.split(/\s+/),
  )('%s is none', (password) => {
    expect(PASSWORD_PATTERN.test(password)).toBe(true);
    expect(isCommonPassword(password)).toBe(false);
  });

  it('is found soon, however it is made', () => {
    const odd = ['1'.repeat(24), `${'!1'.repeat(11)}aA`, `${'p@'.repeat(12)}`, 'Ssss$$$$5555!!!!1111llll'];
    const begun = performance.now();

    for (let count = 0; count < 100; count++) odd.map(isCommonPassword);

    expect((performance.now() - begun) / 400).toBeLessThan(5);
  });
});
