import { parseDay } from '../../calendar_day.ts'
import { isChoice } from '../../flow/definition.ts'
import { asksForContact } from '../../slots/asks_for_phone.ts'
import type { ListeningPack } from '../language/index.ts'
import { informs, type ParsedMessage } from '../parsed_message.ts'
import type { PreparedSlot } from '../prepared_slot.ts'
import type { ClassifiedSentence } from '../sentences/classify_sentences.ts'
import { isLight } from '../sentences/is_light.ts'
import { hasQuestionForm, isShortAnswer } from '../sentences/question_form.ts'
import type { Reply } from '../sentences/replies.ts'
import { type SentenceStems, sentenceStems } from '../sentences/sentence_stems.ts'
import type { Token } from '../sentences/tokens.ts'
import { booleanMentions } from './boolean_mentions.ts'
import { clauseNames } from './clause_name.ts'
import { countMentions } from './count_mentions.ts'
import { emailMentions } from './email_mentions.ts'
import { exactLabels } from './exact_labels.ts'
import type { Mention } from './mention.ts'
import { moneyMentions } from './money_mentions.ts'
import { asksForCompany, nameMentions } from './name_mentions.ts'
import { nothingMentions } from './nothing_mentions.ts'
import { numberMentions } from './number_mentions.ts'
import { optionMentions } from './option_mentions.ts'
import { partyMentions } from './party_mentions.ts'
import { phoneMentions } from './phone_mentions.ts'
import { referenceMentions } from './reference_mentions.ts'
import { timeMentions } from './time_mentions.ts'
import { whenMentions } from './when_mentions.ts'

/** Everything in a message that may answer a slot, before it is decided what does. */
export function mentionsIn(parsed: ParsedMessage): Mention[] {
  const { input, pack, slots, asked } = parsed
  const asksWords = asked !== null && asked.slot.data_type === 'string'
  const isPrivate = parsed.sentences.some(({ clauses }) =>
    clauses.some(({ plain }) => pack.answers.unaffiliated.test(plain) && /privat/.test(plain)),
  )
  const contacts = new Set(slots.flatMap(({ slot }) => (asksForContact(slot) ? [slot.key] : [])))
  const told = slots.filter(({ slot }) => !(isPrivate && asksForCompany(slot, pack)))
  return parsed.sentences.flatMap((sentence, at) => {
    // "Would 20k do?" and "What does a workshop cost?" answer what was asked before, and nothing else.
    const answersAsked = sentence.kind === 'question' && !pack.sentences.hypothetical.test(sentence.plain)
    const { corrects, reconsiders } = parsed.replies[at]!
    // "Shall we rather make it Friday" is put like a question, and corrects what is known.
    const corrected = (slot: PreparedSlot) =>
      corrects && !sentence.asks && Object.hasOwn(input.answers, slot.slot.key)
    // "Can somebody ring me on 07700 900155?"
    const heeded = informs(sentence)
      ? told
      : slots.filter(
          (slot) => answersAsked && (contacts.has(slot.slot.key) || slot === asked || corrected(slot)),
        )
    if (heeded.length === 0) return []
    const spoken = sentenceStems(sentence, pack)
    const revises = reconsiders || pack.answers.revising.test(sentence.plain)
    const isQuestion = !informs(sentence)
    const context = {
      asked: input.asked.slot,
      asksWords,
      answers: input.answers,
      takesBack: corrects,
      revises,
      isQuestion,
    }
    const mentions = [
      ...numberMentions(sentence, spoken.stems, at, heeded, context, pack),
      ...heeded.flatMap((slot) => mentionsOf(parsed, sentence, at, spoken, slot)),
    ]
    const said = mentions.filter(
      ({ slot, first }) => contacts.has(slot) || !isConditional(sentence, first, pack),
    )
    const isMeant = ({ slot, first }: Mention) => contacts.has(slot) || mayAnswer(sentence, first, pack)
    return informs(sentence) ? said : said.filter(isMeant)
  })
}

/** "VAT, or is that under reports?" answers first. "By the way, do the dogs wait there, too?" does not. */
const mayAnswer = (sentence: ClassifiedSentence, first: number, pack: ListeningPack): boolean => {
  const [opening, ...others] = sentence.clauses
  const isOpening = others.length > 0 && opening!.tokens.some(({ at }) => at === first)
  return isOpening || isShortAnswer(sentence) || hasQuestionForm(sentence.plain, pack)
}

/** "20k if it takes 3 weeks": what follows the "if" is not yet so. */
const isConditional = ({ tokens }: ClassifiedSentence, first: number, { sentences }: ListeningPack) =>
  tokens.some(
    ({ at, word }, place) =>
      at < first &&
      sentences.conditional.has(word) &&
      !sentences.wondering.has(tokens[place - 1]?.word ?? ''),
  )

/** "We bought from somebody else. So no.": what another sentence says outright counts as well. */
const outright = (replies: readonly Reply[], at: number): Pick<Reply, 'yes' | 'no'> =>
  [replies[at]!, ...replies].find(({ yes, no }) => yes !== null || no !== null) ?? replies[at]!

/** "Das erste": says nothing but which place it has. */
function isPlace({ tokens }: ClassifiedSentence, pack: ListeningPack): boolean {
  const telling = tokens.filter((token) => !isLight(token, pack))
  const isOrdinal = ({ word }: Token) => pack.choices.ordinals.some((words) => words.includes(word))
  return (
    telling.some(isOrdinal) &&
    telling.every((token) => isOrdinal(token) || pack.choices.optionWords.has(token.word))
  )
}

function mentionsOf(
  parsed: ParsedMessage,
  sentence: ClassifiedSentence,
  at: number,
  spoken: SentenceStems,
  prepared: PreparedSlot,
): Mention[] {
  const { input, replies, pack, slots } = parsed
  const { slot } = prepared
  const isAsked = slot.key === input.asked.slot
  const answer = Object.hasOwn(input.answers, slot.key) ? input.answers[slot.key] : undefined
  const known = typeof answer === 'string' ? answer : undefined
  const isTold = isAsked || (answer === undefined && pack.times.starting.test(sentence.plain))
  const isTime = isTold && informs(sentence) && isChoice(slot.data_type) && input.today !== undefined
  const times = isTime ? timeMentions(sentence, at, prepared, parseDay(input.today!), pack) : []
  const isOfOption = ({ word }: Token) =>
    slots.some(({ options }) =>
      options.some(({ phrases }) => phrases.some(({ terms }) => terms.some((term) => term.word === word))),
    )
  /** By words that introduce it, or by a clause that is one. */
  const named = (): Mention[] => {
    const { message } = input
    const found = nameMentions(message, sentence, at, slot, parsed.asked?.slot ?? null, isOfOption, pack)
    const all = [...found, ...clauseNames(parsed, sentence, at, prepared, isOfOption)]
    // "Katrin Seidel, my son is called Jonas."
    return all.sort((one, other) => one.first - other.first).slice(0, 1)
  }
  switch (slot.data_type) {
    case 'email':
      return emailMentions(input.message, sentence, at, prepared, isAsked)
    case 'boolean':
      return informs(sentence)
        ? booleanMentions(sentence, spoken, at, prepared, isAsked, outright(replies, at), pack)
        : []
    case 'string':
      return informs(sentence)
        ? [
            ...named(),
            ...countMentions(sentence, spoken.stems, at, prepared, isAsked, pack),
            ...phoneMentions(input.message, sentence, at, prepared, isAsked),
            ...moneyMentions(input.message, sentence, spoken.stems, at, prepared, isAsked, known, pack),
            ...referenceMentions(input.message, sentence, spoken.stems, at, prepared, isAsked, pack),
            ...(isAsked || known
              ? []
              : whenMentions(input.message, sentence, at, prepared, slots, isOfOption, pack)),
          ]
        : phoneMentions(input.message, sentence, at, prepared, isAsked)
    case 'enum':
    case 'band':
    case 'multi_enum':
      if (isAsked && isPlace(sentence, pack)) return []
      return [
        ...exactLabels(sentence, at, prepared, isAsked, pack),
        ...optionMentions(sentence, spoken, at, prepared, isAsked, pack).filter(
          (one) => one.isNegated || times.every((time) => one.last < time.first || one.first > time.last),
        ),
        ...nothingMentions(sentence, spoken.stems, at, prepared, pack),
        ...partyMentions(sentence, at, prepared, isAsked, pack),
        ...times,
      ]
  }
}
