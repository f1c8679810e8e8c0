import { asksForContact } from '../../slots/asks_for_phone.ts'
import { isNamedAs } from '../is_named_as.ts'
import type { ParsedMessage } from '../parsed_message.ts'
import type { PreparedSlot } from '../prepared_slot.ts'
import type { ClassifiedSentence } from '../sentences/classify_sentences.ts'
import type { TokenRun } from '../sentences/sentences.ts'
import type { Token } from '../sentences/tokens.ts'
import { type Mention, mentionOf } from './mention.ts'
import { asksForPerson, hasContact, isCapital, isOfTalk, particles } from './name_mentions.ts'
import { textKind } from './typed_text.ts'

/** The name as a mention; its words are those of the label, too. */
export function clauseNames(
  parsed: ParsedMessage,
  sentence: ClassifiedSentence,
  at: number,
  prepared: PreparedSlot,
  isOption: (token: Token) => boolean,
): Mention[] {
  const found = clauseName(parsed, sentence, prepared, isOption)
  if (found === null) return []
  const [first, last] = [found.name[0]!, found.name.at(-1)!]
  const text = parsed.input.message.slice(first.from, last.to)
  const rest = { score: 1, isExplicit: true, sentence: at }
  return [mentionOf(prepared.slot.key, text, [found.from, last], rest)]
}

/** The words of a name, and with them those that call it one: "and the name? | brigitte sander". */
interface ClauseName {
  name: readonly Token[]
  from: Token
}

/**
 * "Ok, fifty minutes. Svenja Harms", "Ines Falk, 0151 7778889": two or three words that are nothing else, in a clause of
 * their own. With capitals they are a name where one was asked for, or where the message says how to reach somebody; in
 * small letters where that stands beside them.
 */
function clauseName(
  parsed: ParsedMessage,
  sentence: ClassifiedSentence,
  prepared: PreparedSlot,
  /** Whether a word is an option's. */
  isOption: (token: Token) => boolean,
): ClauseName | null {
  const { input, data, pack, asked, slots } = parsed
  const { message, answers } = input
  const isAsked = asked === prepared
  const isOpen = isAsked || !Object.hasOwn(answers, prepared.slot.key)
  if (!isOpen || sentence.asks || !asksForPerson(prepared.slot, pack)) return null
  const isContactAsked = asked !== null && asksForContact(asked.slot)
  const clauses = parsed.sentences.flatMap((each) => each.clauses)
  const found = sentence.clauses.flatMap((clause): ClauseName[] => {
    const name = withoutEdges(clause)
    const before = clauses[clauses.indexOf(clause) - 1]
    const label = before !== undefined && isLabel(before) ? before : undefined
    const isExpected = label !== undefined || isAsked
    const counted = name.filter(({ word }) => !particles.has(word)).length
    const isName =
      counted > 1 &&
      counted <= mostWords &&
      name.every(isOfName) &&
      name.some((token) => !particles.has(token.word) && !isOfTalk(token, pack))
    if (!isName) return []
    const isCapitals = name.every((token) => particles.has(token.word) || isCapital(message, token))
    const isSmall =
      name.length === 2 && name.every((token) => token.word.length > 2 && !isOfTalk(token, pack))
    const isNamed = isCapitals && (isExpected || isContactAsked || hasContact(message, parsed))
    const isNamedSmall = isSmall && (isExpected || hasContact(message, sentence))
    const isSigned = isCapitals && clause === clauses.at(-1) && clauses.length > 1 && isOnlyAName(name)
    return isNamed || isNamedSmall || isSigned ? [{ name, from: label?.tokens[0] ?? name[0]! }] : []
  })
  const [first, ...others] = found
  return first === undefined || (others.length > 0 && !isAsked) ? null : first

  function isOfName(token: Token): boolean {
    const { answers, numbers, sentences, choices } = pack
    const isTime = answers.times.has(token.word) || numbers.months.has(token.word)
    return (
      token.kind === 'word' &&
      (particles.has(token.word) || !(sentences.light.has(token.word) || choices.self.has(token.word))) &&
      !isTime &&
      !answers.feelings.has(token.word) &&
      !answers.ofNames.has(token.word) &&
      !answers.salutations.has(token.word) &&
      !isOption(token) &&
      !isOfSlot(token)
    )
  }

  /** Words that there are not, where no other slot could hold them: not "Opel Corsa", where a car is asked for. */
  function isOnlyAName(name: readonly Token[]): boolean {
    const isFree = (slot: PreparedSlot) =>
      slot !== prepared &&
      slot.slot.data_type === 'string' &&
      textKind(slot) === null &&
      !Object.hasOwn(answers, slot.slot.key) &&
      !isNamedAs(slot.slot, 'notes') &&
      !isNamedAs(slot.slot, 'messages')
    return (
      !slots.some(isFree) &&
      name.every(
        (token) =>
          particles.has(token.word) || !(isOfTalk(token, pack) || data.germanWords().knows(token.word)),
      )
    )
  }

  function isOfSlot({ word }: Token): boolean {
    return slots.some(({ words }) => words.includes(word))
  }

  /** "Und den Namen", "my name". */
  function isLabel({ tokens }: TokenRun): boolean {
    const { sentences, replies } = pack
    const isNaming = ({ word }: Token) => /^namen?$/.test(word) || prepared.words.includes(word)
    return (
      tokens.some(isNaming) &&
      tokens.every(
        (token) => isNaming(token) || sentences.light.has(token.word) || replies.fillers.has(token.word),
      )
    )
  }

  /** "Danke | Svenja Harms | 0151 7778889". */
  function withoutEdges({ tokens }: TokenRun): readonly Token[] {
    const isEdge = ({ kind, word }: Token) =>
      kind === 'number' || kind === 'email' || pack.replies.fillers.has(word)
    const from = tokens.findIndex((token) => !isEdge(token))
    return from < 0 ? [] : tokens.slice(from, tokens.findLastIndex((token) => !isEdge(token)) + 1)
  }
}

const mostWords = 3
