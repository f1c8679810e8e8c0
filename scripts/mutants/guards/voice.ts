import { guardsOf } from '../mutant.ts'

const voice = 'packages/engine/src/voice'
const banning = [`${voice}/*.test.ts`]

/** What finds a banned phrase however it is written, and leaves everything else alone. */
export const voiceGuards = [
  ...guardsOf(`${voice}/banned.ts`, banning, [
    ['a ban leaves words alone that begin before it', 'isInsideWord(folded.text, from) || ', ''],
    ['a ban leaves words alone that end after it', ' || isInsideWord(folded.text, to)', ''],
    [
      'a ban is found where words have no space between',
      'if (unspaced.test(before) || unspaced.test(after)) return false',
      '',
    ],
    ['a mark is banned as it is written', 'isMark: !/[\\p{L}\\p{N}]/u.test(phrase)', 'isMark: false'],
    ['what cannot be seen bans nothing', "(isMark ? phrase.trim() !== '' : folded !== '')", 'true'],
    ['the place is that of the text as it stands', 'const at = folded.at[from]!', 'const at = from'],
  ]),
  ...guardsOf(`${voice}/fold.ts`, banning, [
    ['letters that look alike are', 'lookalikes.get(part) ?? part', 'part'],
    ['what is not seen parts no word', '!unseen.test(part) && ', ''],
    ['ornaments part no words', ' && !ornament.test(part)', ''],
    ['an umlaut is written out', "else if (part === diaeresis && /^[aou]$/.test(last)) add('e', place)", ''],
    ['ß is ss', "else if (part === 'ß') add('ss', place)", ''],
    ['one apostrophe is like another', 'else if (apostrophe.test(part)) add("\'", place)', ''],
    ['one gap is like another', "part === ' ' || gap.test(part)", "part === ' '"],
    ['compatibility forms fold', "character.normalize('NFKD')", 'character'],
  ]),
  ...guardsOf(`${voice}/enforce.ts`, banning, [
    [
      'a text without a ban is left as it is',
      'if (bannedIn(text, voice).length === 0) return { text, changes: [] }',
      '',
    ],
    ['an empty line of the owner stays', 'sentences.length > 0 || wasBlank', 'sentences.length > 0'],
  ]),
  ...guardsOf(`${voice}/lint.ts`, banning, [
    ['a lint stops at its limit', 'return findings.slice(0, limit)', 'return findings'],
  ]),
]
