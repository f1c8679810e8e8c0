import type { ReplyPlan } from '@foyer/engine'

/** A reply of the agent, with all that its words may rest on. */
export interface SpokenReply {
  text: string
  plan: ReplyPlan
  /** The answers before it. */
  known: readonly string[]
  /** Facts that were cited, the visitor's words so far, the configuration. */
  grounds: string
  /** What the agent said before. */
  before: readonly string[]
  locale: string
}

/** R12: what is wrong about a reply. It is checked by other means than those that the product guards itself with. */
export function faultsOf(spoken: SpokenReply): string[] {
  return [...twoQuestions(spoken), ...askedAgain(spoken), ...saidTwice(spoken), ...madeUp(spoken)]
}

/** What the knowledge asks is not put to the visitor. */
function twoQuestions({ text, plan }: SpokenReply): string[] {
  const cited = plan.flatMap((item) => (item.act === 'answer' ? [item.passages[0]?.text ?? ''] : []))
  const own = cited.reduce((words, passage) => words.replace(passage, ''), text)
  const questions = own.match(/\?(?=\s|$|["”«»’)])/g)?.length ?? 0
  return questions > 1 ? [`${questions} questions in one message`] : []
}

const askedAgain = ({ plan, known }: SpokenReply): string[] =>
  plan.flatMap((item) =>
    item.act === 'ask' && known.includes(item.slot) ? [`asks again for ${item.slot}, which is known`] : [],
  )

const sentences = (text: string): string[] =>
  text
    .split(/(?<=[.!?])\s+|\n+/)
    .map((sentence) => sentence.trim().toLowerCase())
    .filter((sentence) => sentence !== '')

/** A courtesy may come again; so may what the knowledge says, to who asks again. */
function saidTwice({ text, before, plan }: SpokenReply): string[] {
  // A service that is told of whole is named once: "Audit: It costs €900" is said without its name.
  const cited = plan
    .flatMap((item) => (item.act === 'answer' ? sentences(item.passages[0]?.text ?? '') : []))
    .flatMap((sentence) => [sentence, sentence.slice(sentence.indexOf(': ') + 2)])
  const said = before.flatMap(sentences)
  const own = sentences(text).filter((sentence) => !cited.includes(sentence))
  const latest = sentences(before.at(-1) ?? '')
  // Who asks for something else that is not known, or cannot be done, is told so again, but not twice running.
  const isAskedAgain = plan.some(({ act }) => again.includes(act))
  const repeated = own.filter((sentence, at) => {
    if (own.indexOf(sentence) < at) return true
    const isStatement = sentence.split(' ').length > longestCourtesy
    return isStatement && (latest.includes(sentence) || (!isAskedAgain && said.includes(sentence)))
  })
  return repeated.map((sentence) => `says twice: ${sentence}`)
}

const longestCourtesy = 4
const again = ['gap', 'defer', 'puzzle', 'pass_on', 'courtesy', 'choose', 'identify']

function madeUp({ text, grounds, locale }: SpokenReply): string[] {
  const ground = grounds.toLowerCase()
  const words = new Set(ground.match(/[\p{L}\p{N}]+/gu))
  // "5 000" is a number written apart; of "+49 40 5550" each part may be looked for.
  const digits = new Set(
    [/\d[\d.,' ]*\d|\d/g, /\d[\d.,']*\d|\d/g].flatMap((form) => grounds.match(form) ?? []).map(bare),
  )
  const addresses = text.match(/\S+@\S+\.\w+|https?:\/\/\S+/g) ?? []
  const numbers = (text.match(/\d[\d.,']*\d|\d/g) ?? []).map(bare)
  return [
    ...addresses
      .filter((address) => !ground.includes(address.toLowerCase().replace(/[.,;!?)]+$/, '')))
      .map((address) => `makes up the address ${address}`),
    ...numbers.filter((number) => !digits.has(number)).map((number) => `makes up the number ${number}`),
    ...names(text, locale)
      .filter((name) => !partsOf(name, locale).every((part) => words.has(part.toLowerCase())))
      .map((name) => `makes up the name ${name}`),
  ]
}

const bare = (number: string) => number.replaceAll(/[^\d]/g, '')

/** What stands before a name in German, such as "Thema" or "Herr", is a word of the agent's own. */
const partsOf = (name: string, locale: string) => name.split(/[\s-]+/).slice(locale.startsWith('de') ? 1 : 0)

/** In English what begins with a capital inside a sentence; in German, where nouns and "Ihr" do, two such nouns in a row. */
function names(text: string, locale: string): string[] {
  const inside = text.split(/(?<=[.!?:])\s+|\n+/).map((sentence) => sentence.replace(/^[^\p{L}]*\p{L}+/u, ''))
  const pattern = locale.startsWith('de')
    ? /\b(?!Ihr|Sie\b)\p{Lu}\p{Ll}+(?:\s+\p{Lu}\p{Ll}+)+/gu
    : /(?<![\p{L}’'])\p{Lu}[\p{L}-]+/gu
  return inside.flatMap((sentence) => sentence.match(pattern) ?? [])
}
