/**
 * What passwords are made of that people choose first where four kinds of signs are asked for: the words of the lists that
 * circulate, and of here. Each counts in any case, with signs that look like its letters, and with digits and signs around it.
 */
const WORDS = `
password passwort passwd passcode passphrase password passme mypassword mypass welcome admin administrator adminadmin root
superuser user username guest test testing tester testtest login logon letmein access changeme default secret security server
system support manager master company office business computer internet windows microsoft google facebook samsung android
iphone apple oracle cisco linux temp temporary sample example demo hello hellohello hellokitty hellothere whatever trustno freedom
qwerty qwertyuiop asdfgh asdfghjkl zxcvbn zxcvbnm qazwsx azerty abc abcd abcde abcdef abcdefg
love lovely loveme loveyou mylove iloveyou iloveu ilovegod iloveme lover loverboy forever friend friends bestfriend family
mother father mommy daddy brother sister baby babygirl babyboy angel angels princess prince queen king kingking darling honey
sweetie sweetheart cutie beautiful pretty sexy happy smile lucky blessed
jesus jesuschrist christ godisgood godislove praisegod amen heaven faith hope
summer winter autumn spring january february march april june july august september october november december
monday tuesday wednesday thursday friday saturday sunday christmas newyear birthday
football baseball basketball softball volleyball soccer hockey tennis golf player gamer minecraft fortnite roblox
superman batman spiderman ironman avengers starwars skywalker pokemon pikachu naruto sasuke dragonball matrix
dragon monkey tiger lion panda eagle falcon wolf shark horse dolphin butterfly kitty puppy doggie turtle
shadow sunshine sunflower flower rainbow starlight moonlight diamond crystal silver golden purple orange yellow black white
chocolate cookie banana cheese pepper ginger coffee cherry strawberry candy sugar
killer hunter ranger warrior ninja samurai phoenix thunder lightning blaster maverick mustang corvette ferrari porsche mercedes
toyota honda yamaha chelsea arsenal liverpool barcelona realmadrid juventus lakers cowboys yankees steelers
michael jessica jennifer daniel ashley nicole charlie andrew joshua matthew michelle maria angela angelica angelo christian
christine cristina jasmine mark john johnny paul james robert william thomas jordan justin anthony kevin brian jason amanda
melissa stephanie patrick richard george alexander alexandra samantha elizabeth isabella victoria sophia hannah david joseph
jonathan benjamin nathan patricia katherine catherine rosemarie marites
money cash dollar peso bank banking loan gcash maya
philippines pilipinas pinoy pinay filipino manila quezon makati cebu davao mahal mahalko mahalkita mahalkokayo
salamat maganda ganda pogi bahala barkada lovelove
`
  .trim()
  .split(/\s+/);

const ALIKE: Readonly<Record<string, string>> = {
  a: '[a@4]',
  e: '[e3]',
  i: '[i1!]',
  l: '[l1!]',
  o: '[o0]',
  s: '[s$5]',
  t: '[t7]',
};
const AROUND = "[\\d!@#$%.,'-]*";
const spelled = (word: string) => [...word].map((letter) => ALIKE[letter] ?? letter).join('');
const COMMON = new RegExp(`^${AROUND}(?:${WORDS.map(spelled).join('|')})${AROUND}$`, 'i');

/** The signs of a password on the keys of their digits, since who walks over a keyboard holds Shift for some of the way. */
const UNSHIFTED: Readonly<Record<string, string>> = { '!': '1', '@': '2', '#': '3', $: '4', '%': '5' };
const FORWARD = [
  '01234567890',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'abcdefghijklmnopqrstuvwxyz',
  ...['1qaz', '2wsx', '3edc', '4rfv', '5tgb', '6yhn', '7ujm'],
];
const WALKS = [...FORWARD, ...FORWARD.map((walk) => [...walk].reverse().join(''))];
/** So few walks and repetitions one after the other are no password. */
const FEW = 3;

/** Whether it is among those that are tried first: a common word with what is put around it, or a walk over the keyboard. */
export function isCommonPassword(password: string): boolean {
  return COMMON.test(password) || walksIn(password) <= FEW;
}

function walksIn(password: string): number {
  const keys = [...password.toLowerCase()].map((sign) => UNSHIFTED[sign] ?? sign).join('');
  let walks = 0;
  for (let at = 0; at < keys.length; at += walkAt(keys, at)) walks++;
  return walks;
}

/** How long the walk or the repetition is that begins here. */
function walkAt(keys: string, at: number): number {
  let length = 1;
  while (at + length < keys.length && isWalk(keys.slice(at, at + length + 1))) length++;
  return length;
}

function isWalk(keys: string): boolean {
  return keys === keys.charAt(0).repeat(keys.length) || WALKS.some((walk) => walk.includes(keys));
}
