import type { SlotDefinition } from '../../flow/definition.ts'
import { chipsOf, chipTitle } from '../../slots/chips.ts'
import { upperFirst } from '../../upper_first.ts'
import { labelWords, slotNoun } from '../answer_words.ts'
import { meaningOf, replacesTitle } from '../meanings.ts'
import { type Part, type WordingPatterns, wordedPart } from '../part.ts'
import { joinList, type WordingContext } from '../wording_context.ts'

/** More than these are a list to choose from rather than a question. */
const mostOptions = 6
const longestOptions = 140

interface Asking {
  slot: string
  attempt: number
  skippable: boolean
}

/** The second time in other words, the third with the way out: that it may be left open. */
export function ask({ slot: key, attempt, skippable }: Asking, context: WordingContext): Part[] {
  const slot = context.slotOf(key)
  if (!slot) return []
  const wordings = attempt > 1 ? second(slot, context) : first(slot, context)
  const question: Part = { kind: 'worded', name: `ask ${key} ${attempt}`, wordings, optional: false }
  const mayLeaveOut = attempt > 2 && skippable
  return mayLeaveOut
    ? [wordedPart('skipping', context.pack.ask.skipping, {}, { optional: true }), question]
    : [question]
}

const small = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

/** Names the options by their labels; asks openly where there are too many, or none. */
export function clarify(
  { slot: key, options }: { slot: string; options: string[] },
  context: WordingContext,
): Part[] {
  const slot = context.slotOf(key)
  if (!slot) return []
  const fills = { options: optionsOf(slot, options, context), ...titlesOf(slot, context) }
  const { between, open } = context.pack.clarify
  const wordings = [
    { patterns: between, fills },
    { patterns: open, fills },
  ]
  return [{ kind: 'worded', name: `clarify ${key}`, wordings, optional: false }]
}

function first(slot: SlotDefinition, context: WordingContext): WordingPatterns[] {
  const fills = titlesOf(slot, context)
  if (isOwnQuestion(slot, context)) return ownQuestion(slot, context)
  const patterns = questionsFor(slot, context, 'first')
  // Without buttons to choose from, the visitor has to be told what there is; a number can be told without.
  const hasButtons = context.phase.tools.some(({ name }) => name === 'suggest_replies')
  const wordings = { patterns, fills }
  return hasButtons || slot.data_type === 'band'
    ? [wordings, bare(slot, context)]
    : [...naming(wordings, slot, context), wordings, bare(slot, context)]
}

/** The owner has written the question out, in a language that the visitor reads. */
const isOwnQuestion = (slot: SlotDefinition, context: WordingContext): boolean =>
  /[?？]$/u.test(chipTitle(slot, context.locale)?.trim() ?? '') && !replacesTitle(slot, context)

/** As it stands; put again, in other words where there are some. */
function ownQuestion(slot: SlotDefinition, context: WordingContext): WordingPatterns[] {
  return [bare(slot, context), ...second(slot, context)]
}

function second(slot: SlotDefinition, context: WordingContext): WordingPatterns[] {
  const fills = titlesOf(slot, context)
  const wordings = { patterns: questionsFor(slot, context, 'second'), fills }
  return [...naming(wordings, slot, context), wordings, bare(slot, context)]
}

function questionsFor(slot: SlotDefinition, context: WordingContext, attempt: 'first' | 'second') {
  const { pack, locale } = context
  const meaning = meaningOf(slot, context)
  if (meaning) return pack.meanings[meaning][attempt]
  const title = slotNoun(slot, locale)
  if (slot.data_type === 'boolean' && (attempt === 'second' || title.split(/\s+/).length < fewWords))
    return pack.ask.yesOrNo
  const isQuestion = isOwnQuestion(slot, context)
  if (!isQuestion && (slot.data_type === 'string' || slot.data_type === 'email')) {
    const plain = pack.ask.plain.find(({ ending }) => ending.test(title))
    if (plain) return plain.patterns
  }
  if (pack.ask.tellingWords.has(openerOf(title))) return pack.ask.telling
  return attempt === 'first' ? pack.ask.titled : pack.ask.again
}

/** A longer title of a yes or a no is a whole question. */
const fewWords = 4
const openerOf = (title: string) => /^\p{L}+/u.exec(title)?.[0].toLowerCase() ?? ''

/** The same questions, with the options at their end: "How shall we meet: in person or by video?" */
function naming(
  { patterns, fills }: WordingPatterns,
  slot: SlotDefinition,
  context: WordingContext,
): WordingPatterns[] {
  const options = optionsOf(slot, slot.enum_values ?? [], context)
  if (options === undefined) return []
  return [
    {
      patterns: patterns.map((pattern) => pattern.replace(/[?.]$/, ': {options}$&')),
      fills: { ...fills, options },
    },
  ]
}

function optionsOf(
  slot: SlotDefinition,
  values: readonly string[],
  context: WordingContext,
): string | undefined {
  if (values.length < 2 || values.length > mostOptions) return undefined
  const chips = chipsOf(slot, context.locale)
  const labels = values.map((value) => chips.find((chip) => chip.value === value)?.label ?? value)
  const text = joinList(
    labels.map((label) => labelWords(label, context)),
    context.pack.or,
  )
  return text.length > longestOptions || text.includes('?') ? undefined : text
}

function titlesOf(slot: SlotDefinition, { locale }: WordingContext) {
  const title = slotNoun(slot, locale)
  const opener = /^\p{L}+/u.exec(title)?.[0] ?? ''
  const spoken = /^\p{Lu}\p{Ll}*$/u.test(opener) ? small(title) : title
  return { title: upperFirst(title), plain: spoken }
}

/** When hardly a word may be used, the title alone still asks. */
const bare = (slot: SlotDefinition, { locale }: WordingContext): WordingPatterns => ({
  patterns: ['{title}?'],
  fills: { title: slotNoun(slot, locale) },
})
