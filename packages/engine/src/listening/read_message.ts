import type { Capture, Reading, ReadingInput, VisitorAct } from '../conversation/reading.ts'
import type { EngineData } from '../engine_data.ts'
import { asksForPhone } from '../slots/asks_for_phone.ts'
import { actsOf } from './acts.ts'
import { asksForCall } from './asks_for_call.ts'
import { type MessageCaptures, messageCaptures } from './captures.ts'
import { type DirectAnswer, directAnswer } from './direct_answer.ts'
import { isNamedAs } from './is_named_as.ts'
import { lackingContacts } from './lacking.ts'
import { asksForName, asksForPerson, withCapitals } from './mentions/name_mentions.ts'
import { messageLeft } from './message_left.ts'
import type { NamedCorrection } from './named_corrections.ts'
import { type ParsedMessage, parseMessage } from './parsed_message.ts'
import { messageQuestions } from './questions.ts'
import { isLight } from './sentences/is_light.ts'
import { tokenize } from './sentences/tokens.ts'
import { noteBeside, openingCapture, situationTold } from './told_beside.ts'

const none: DirectAnswer = { capture: null, unclear: null, declined: false }

/**
 * The builtin reading of a visitor's message: typed mentions first, then one assignment in which no word serves two
 * slots, then what the question before makes of the rest. It takes nothing from commands, quotations and suppositions.
 */
export function readMessage(input: ReadingInput, data: EngineData): Reading {
  const left = messageIn(input)
  if (left !== null) return messageReading(input, left, data)
  const parsed = parseMessage(input, data)
  const found = withCorrections(parsed, messageCaptures(parsed))
  const { keys: lacking, words } = lackingContacts(parsed, found)
  const captured = { ...found, taken: new Set([...found.taken, ...words]) }
  const { asked } = parsed
  const isAnswered = [...captured.captures, ...captured.unclear].some(({ slot }) => slot === asked?.slot.key)
  const answer = asked === null || isAnswered ? none : directAnswer(parsed, asked, captured)
  const beside =
    openingCapture(parsed, captured) ??
    situationTold(parsed, captured, answer) ??
    noteBeside(parsed, captured, answer)
  const all = [answer.capture, ...captured.captures, beside].filter((each) => each !== null)
  const unclear = answer.unclear === null ? captured.unclear : [answer.unclear, ...captured.unclear]
  const declined = [...new Set([...(answer.declined && asked !== null ? [asked.slot.key] : []), ...lacking])]
  const isTelling = all.length + unclear.length + declined.length > 0
  const { questions: asking, topic } = messageQuestions(parsed, captured.taken, isTelling)
  const questions = asking.filter(
    (question) =>
      !all.some((capture) => isSettledBy(parsed, question, capture)) &&
      // "Do I have to? I haven't got one."
      !(declined.length > 0 && isOfTalk(question, parsed)),
  )
  const isBeside = questions.length > 0 || captured.captures.some(({ correction }) => correction)
  const captures = all
    .filter((each) => !(isBeside && isDoubtfulName(parsed, each)))
    .map((each) => withName(parsed, each))
  const understood = {
    captures,
    unclear,
    declined,
    ...(lacking.length > 0 && { lacking }),
    questions,
  }
  return { acts: actsOf(parsed, understood, captured.taken), ...understood, topic }
}

/** What the visitor leaves for the team: said at once, or asked for just now. */
function messageIn({ message, slots, asked, isAskedNow, answers }: ReadingInput): Capture | null {
  const slot = slots.find((each) => isNamedAs(each, 'messages') && !Object.hasOwn(answers, each.key))
  if (slot === undefined) return null
  const isAnswer = asked.slot === slot.key && isAskedNow === true && message.includes(' ')
  const quote = messageLeft(message) ?? (isAnswer ? message.trim() : null)
  return quote === null ? null : { slot: slot.key, value: quote, quote, correction: false }
}

/** Beside the message, only who left it and how to reach them is heard: what it asks, it asks the team. */
function messageReading(input: ReadingInput, left: Capture, data: EngineData): Reading {
  const slots = input.slots.filter(({ key }) => key !== left.slot)
  const asked = { slot: null, options: [], invited: false }
  const { captures, acts, topic } = readMessage({ ...input, message: left.quote, slots, asked }, data)
  const kept = acts.filter((act) => act !== 'ask' && act !== 'goodbye')
  return {
    acts: [...new Set<VisitorAct>(['inform', ...kept])],
    captures: [left, ...captures],
    unclear: [],
    declined: [],
    questions: [],
    topic,
  }
}

/** Whether a question is only the form of an answer. */
function isSettledBy(
  { slots }: ParsedMessage,
  question: string,
  { slot: key, correction, quote }: Capture,
): boolean {
  // "Can we do Sunday instead?"
  if (correction && question.includes(quote)) return true
  const isPhone = slots.some(({ slot }) => slot.key === key && asksForPhone(slot))
  // "Does telephone work, too? 07700 900155."
  return isPhone && asksForCall(question) && question.split(' ').length <= longestOffer
}

const longestOffer = 6

/** "Muss das sein?": has no word of its own, and asks nothing of the organization. */
const isOfTalk = (question: string, { pack }: ParsedMessage): boolean =>
  tokenize(question).every((token) => isLight(token, pack))

/** Many type their name in small letters. */
function withName({ slots, pack }: ParsedMessage, capture: Capture): Capture {
  const isName = slots.some(({ slot }) => slot.key === capture.slot && asksForPerson(slot, pack))
  return isName && typeof capture.value === 'string'
    ? { ...capture, value: withCapitals(capture.value) }
    : capture
}

/** What is said of a slot by its name is read as the answer to a question for it. */
function withCorrections(parsed: ParsedMessage, captured: MessageCaptures): MessageCaptures {
  const corrected = [...parsed.corrections, ...answersRuledOut(parsed, captured)].flatMap((each) => {
    if (isOnlyDay(each, parsed) && captured.captures.some(({ slot }) => slot === each.slot.slot.key))
      return []
    const capture = correctedAnswer(parsed, each)
    return capture === null
      ? []
      : [{ capture, tokens: parsed.sentences[each.sentence]!.tokens, words: each.words }]
  })
  if (corrected.length === 0) return captured
  const renewed = new Set(corrected.map(({ capture }) => capture.slot))
  return {
    ...captured,
    captures: [
      ...corrected.map(({ capture }) => capture),
      ...captured.captures.filter(({ slot }) => !renewed.has(slot)),
    ],
    unclear: captured.unclear.filter(({ slot }) => !renewed.has(slot)),
    taken: new Set([
      ...captured.taken,
      ...corrected.flatMap(({ tokens, words }) => [...tokens, ...words].map(({ at }) => at)),
    ]),
  }
}

/** "104 square metres, not 85": who rules a known answer out says in the same sentence what holds instead. */
function answersRuledOut(parsed: ParsedMessage, { captures, ruledOut }: MessageCaptures): NamedCorrection[] {
  return parsed.slots.flatMap((slot) => {
    const { key } = slot.slot
    const known = Object.hasOwn(parsed.input.answers, key) ? String(parsed.input.answers[key]) : ''
    const isOut = ruledOut.get(key)?.includes(known) && !captures.some((each) => each.slot === key)
    return !isOut ? [] : [{ slot, words: parsed.tokens, sentence: 0, isWrong: false }]
  })
}

const isOnlyDay = ({ words }: NamedCorrection, { pack }: ParsedMessage): boolean =>
  words.every(
    ({ word }) => pack.sentences.light.has(word) || pack.times.weekdays.some((names) => names.has(word)),
  )

function correctedAnswer(
  { input, data }: ParsedMessage,
  { slot, words, isWrong }: NamedCorrection,
): Capture | null {
  const [first, last] = [words[0], words.at(-1)]
  if (!first || !last) return null
  const { key } = slot.slot
  const known = Object.hasOwn(input.answers, key) ? input.answers[key] : undefined
  const message = input.message.slice(first.from, last.to)
  const answers = Object.fromEntries(Object.entries(input.answers).filter(([each]) => each !== key))
  const asked = { slot: key, options: [], invited: false }
  const { captures } = readMessage({ ...input, message, asked, answers }, data)
  const found = captures.find((each) => each.slot === key)
  const other = slot.options.find(({ isOther }) => isOther)?.value
  const capture =
    found ??
    (isWrong && other !== undefined && slot.slot.data_type === 'enum'
      ? { slot: key, value: other, quote: message }
      : null)
  if (capture === null || String(capture.value) === String(known)) return null
  return { ...capture, correction: known !== undefined }
}

/** "uff. can I pay in parts": nobody gives a name in one small word and asks, or corrects, in the same breath. */
function isDoubtfulName({ slots, pack }: ParsedMessage, { slot: key, value }: Capture): boolean {
  const isName = slots.some(({ slot }) => slot.key === key && asksForName(slot, pack))
  return isName && typeof value === 'string' && /^\p{Ll}\S*$/u.test(value)
}
