import { languagePackFor } from '../../knowledge/language/index.ts'

/** A word that names somebody or something. */
const word = /(?<![\p{L}\p{M}\p{N}@])\p{L}[\p{L}\p{M}\p{N}'’&]*/gu
/** "iPhone", "GmbH", "SAP": large where no language writes large. */
const brand = /^(?:\p{L}+\p{Ll}\p{Lu}\p{L}*|\p{Ll}+\p{Lu}\p{L}*|\p{Lu}{2,}[\p{L}\p{N}]*)$/u
const large = /^\p{Lu}/u
const opener = /(?:^|[.!?:…;"“„«(‘])\s*$/u

/** Large in every text, and nobody's name. */
const common = new Set(
  `i i'm i'll i've i'd ok ai ki mr mrs ms dr faq pdf e mail email sie ihr ihre ihren ihrem ihrer ihres ihnen du dich dir dein deine
  frau herr herrn guten tag uhr thema bereich frage fragen seite team mio tsd eur usd gbp chf euro euros franken dollar prozent`.split(
    /\s+/,
  ),
)

/** Words of a sentence that look like names, each as it is written. */
export function namesIn(sentence: string): string[] {
  const nounsAreLarge = isGerman(sentence)
  const words = [...sentence.matchAll(word)].map(({ 0: text, index }) => ({
    text,
    isLarge: large.test(text),
    opens: opener.test(sentence.slice(Math.max(0, index - 4), index)),
    end: index + text.length,
    index,
  }))
  return words.flatMap(({ text, isLarge, opens, index, end }, at) => {
    if (common.has(plain(text))) return []
    if (brand.test(text)) return [text]
    if (!isLarge || opens) return []
    if (!nounsAreLarge) return [text]
    // Where nouns are large, only large words side by side are taken for a name.
    const before = words[at - 1]
    const after = words[at + 1]
    const besideBefore =
      before?.isLarge && !before.opens && sentence.slice(before.end, index) === ' ' && isNameLike(before.text)
    const besideAfter = after?.isLarge && sentence.slice(end, after.index) === ' ' && isNameLike(after.text)
    return besideBefore || besideAfter || (before && titles.has(plain(before.text))) ? [text] : []
  })
}

const titles = new Set(['frau', 'herr', 'herrn', 'dr', 'firma'])
const isNameLike = (text: string) => !common.has(plain(text))

const english = languagePackFor('en').grammar.functionWords
const german = languagePackFor('de').grammar.functionWords

/** Decided by the small words that only one of the languages has: a sentence cannot do without them. */
function isGerman(sentence: string): boolean {
  const words = sentence.toLowerCase().match(/\p{L}+/gu) ?? []
  const only = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
    words.filter((each) => one.has(each) && !other.has(each)).length
  const germanOnes = only(german, english)
  return germanOnes > 0 && germanOnes >= only(english, german)
}

/** A name and what it is without an ending: "Acme’s" is "Acme", "Müllers" is "Müller". */
export function formsOf(name: string): string[] {
  const whole = plain(name).replace(/'s?$/u, '')
  const bare = whole.replace(/(?:es|en|s|n)$/u, '')
  return bare === whole || bare.length < 3 ? [whole] : [whole, bare]
}

const plain = (name: string) =>
  name
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/[&']+$/, '')
