import type { EngineData } from '../engine_data.ts'
import type { CompiledFlow } from '../flow/compiled_flow.ts'
import type { SlotDefinition } from '../flow/definition.ts'
import { asksForCall, asksToBeCalled } from '../listening/asks_for_call.ts'
import { clearLanguageOf, languageOf } from '../listening/language_of.ts'
import { hasPhoneNumber } from '../listening/mentions/phone_mentions.ts'
import { browses, isWish, saysWish } from '../listening/questions.ts'
import { asksForPhone } from '../slots/asks_for_phone.ts'
import { wordCount } from '../word_count.ts'
import { advancePhase, enterEnd } from './advance_phase.ts'
import { isAside } from './aside.ts'
import { asksForAdvice } from './asks_for_advice.ts'
import { asksForNeeds } from './asks_for_needs.ts'
import { asksForNotes } from './asks_for_notes.ts'
import { asksToKnow } from './asks_to_know.ts'
import { capturableSlots } from './capturable_slots.ts'
import { type CaptureResult, capture } from './capture.ts'
import { takesMessageOffer } from './chip_words.ts'
import { choiceOf } from './choice.ts'
import { isContactQuestion } from './contact_question.ts'
import type { Effect } from './effect.ts'
import type { ConversationEvent, QuestionResult } from './event.ts'
import { followsFlow } from './follows_flow.ts'
import { helpItems } from './help_items.ts'
import { consultsKnowledge } from './initial_state.ts'
import { needsSomebody } from './knowledge_queries.ts'
import { isOptional, nextQuestion, openQuestions, wasJustAsked } from './next_question.ts'
import type { PlanItem, ReplyPlan } from './plan.ts'
import type { Reading } from './reading.ts'
import { relevantReading } from './relevant_reading.ts'
import { replyEnd } from './reply_end.ts'
import { acknowledgement, answerItems, maxQuestions, offerItems } from './reply_items.ts'
import { declinesOfRequired, effortOf, pendingSlot } from './slot_progress.ts'
import { type ConversationState, type Effort, noQuestion, phaseOf } from './state.ts'
import { type StepResult, stepResult } from './step_result.ts'
import { endingOf, isFinished, visitorMessageOf } from './visitor_message.ts'

/** One step of a conversation: a pure function of what it is frozen on, where it stands and what has happened. */
export function step(
  flow: CompiledFlow,
  state: ConversationState,
  event: ConversationEvent,
  data: EngineData,
): StepResult {
  if (state.ended) throw new Error('This conversation has ended.')
  if (event.type === 'started') return start(flow, state)
  const message = visitorMessageOf(flow, state, event)
  const reading = relevantReading(message.reading, state)
  const slots = capturableSlots(flow, state)
  const captured = capture(state.answers, slots, { ...message, captures: reading.captures })
  const asksOn = asksForNeeds(message.text, data)
  const questions = asksOn ? [] : reading.questions.slice(0, maxQuestions)
  const results = consultsKnowledge(flow, state) ? message.results.slice(0, maxQuestions) : []
  const takesOffer = takesMessageOffer(message.text)
  const tellsMatter = results.length > 0 || reading.acts.includes('cancel')
  const matter = choiceOf(state.choices, message.text) ? (state.choices?.question ?? null) : message.text
  const fills = captured.captured.length + captured.corrected.length > 0
  const advised = adviceIn(
    results,
    languageOf(message.text, state.language ?? flow.languages[0] ?? 'en'),
    message.text,
  )
  const informed: ConversationState = {
    ...state,
    turns: state.turns + 1,
    phase_turns:
      state.phase_turns +
      (fills || wasJustAsked({ asked_at: state.asked_at, turns: state.turns + 1 }) ? 1 : 0),
    answers: captured.answers,
    efforts: effortsAfter(
      state,
      reading,
      slots.map(({ key }) => key),
      captured,
    ),
    topic: reading.topic,
    previous: advised ?? (tellsMatter ? matter : (chosenService(flow, captured) ?? state.previous ?? null)),
    ...(tellsMatter && { looked_up_at: state.turns + 1 }),
    language: (event.type === 'message' ? clearLanguageOf(message.text) : null) ?? state.language,
    takes_message: state.takes_message === true || takesOffer,
    told_number: state.told_number === true || hasPhoneNumber(message.text),
    person_wanted: state.person_wanted === true || reading.acts.includes('wants_person'),
  }
  const isAsked = results.length > 0 ? results.some(({ asked }) => asked) : questions.length > 0
  const asks = isAsked && !takesOffer
  // Who was asked and tells something gives an answer, though no slot may hold it.
  const tells = wasJustAsked(informed) && reading.acts.includes('inform') && !asks
  const gives = fills || takesOffer || tells || asksOn || reading.declined.length + reading.unclear.length > 0
  const language = informed.language ?? flow.languages[0] ?? 'en'
  const follows =
    asksOn ||
    followsFlow(flow, state, {
      text: message.text,
      language,
      dealtWith: [...captured.captured, ...captured.corrected, ...reading.declined],
    })
  // An address may belong to any matter.
  const fillsFlow = [...captured.captured, ...captured.corrected].some(
    (key) => slots.find((slot) => slot.key === key)?.data_type !== 'email',
  )
  informed.aside = isAside(flow, state, {
    acts: reading.acts,
    browses: browses(message.text, language),
    follows,
    wishes: fillsFlow || (wishesFor(message.text, language) && !reading.acts.includes('wants_person')),
    words: wordCount(message.text),
  })
  if (informed.aside && !state.aside) informed.asked = noQuestion
  const finished =
    isFinished(state, reading) || (takesOffer && openQuestions(phaseOf(flow, state), informed).length === 0)
  const advance = advancePhase(flow, informed, {
    spoke: true,
    finished,
    asked: asks,
  })
  const ending = endingOf(flow, informed, { reading, asks, gives, concludes: advance.concludes !== null })
  const { moves, arrived } =
    ending === 'close' ? enterEnd(flow, informed, advance.concludes ?? 'exit') : advance
  const unasked = consultsKnowledge(flow, state) ? [] : questions
  const told = fills && questions.length === 0 ? results.map((each) => ({ ...each, asked: false })) : results
  const isWished = (item: PlanItem) => item.act === 'gap' && isWish(item.question, language)
  const isNeeded = reading.acts.some((act) => needsSomebody.includes(act))
  /** How to reach the organization, for who asks in vain. */
  const reach = isNeeded ? [] : told.filter(({ question }) => isContactQuestion(question))
  const known = answerItems(
    told.filter((result) => !reach.includes(result)),
    unasked,
    state.said,
    {
      isQuestion: questions.length > 0 || asksToKnow(message.text),
      goesOn: state.looked_up_at === state.turns,
    },
  ).map((item) => (item.act === 'gap' && isWished(item) ? { act: item.act, question: item.question } : item))
  const isInVain = known.some(({ act }) => act === 'gap')
  const answers = isInVain ? [...known, ...answerItems(reach, [], state.said, { isQuestion: false })] : known
  const isComplete = asksOn && openQuestions(phaseOf(flow, arrived), arrived).length === 0
  const readsBack = (isComplete || asksForNotes(message.text)) && Object.keys(captured.answers).length > 0
  const waitsForCall = asksToBeCalled(message.text)
  const before: ReplyPlan = [
    ...acknowledgement(captured, reading, state.turns === 0),
    ...answers,
    ...(readsBack ? [{ act: 'read_back' } as const] : []),
    ...helpItems(flow, arrived, {
      acts: readsBack ? reading.acts.filter((act) => act !== 'asks_status') : reading.acts,
      follows,
      answers,
      presence: message.presence ?? null,
      wishes: answers.some(isWished),
      tellsNumber:
        (!state.told_number && hasPhoneNumber(message.text) && !slots.some(asksForPhone)) ||
        (waitsForCall &&
          slots.some((slot) => asksForPhone(slot) && Object.hasOwn(captured.answers, slot.key))),
      waitsForCall,
    }),
    ...moves,
    ...(ending === 'close' ? [] : offerItems(flow, phaseOf(flow, arrived), arrived, results)),
  ]
  const end: ReplyPlan =
    ending !== null
      ? [{ act: ending }]
      : replyEnd(flow, arrived, {
          acts: reading.acts,
          asks,
          gives,
          unanswered: answers.some(({ act }) => act !== 'answer'),
          chooses: answers.some(({ act }) => act === 'choose'),
          follows,
          unclear: reading.unclear,
          wants_call: asksForCall(message.text),
          waits_for_call: waitsForCall,
          words: wordCount(message.text),
          before,
        })
  return stepResult(flow, arrived, [...before, ...end], capturedEffects(captured))
}

/** The service that is told to who asks what could be done, as the next question is looked up together with it. */
function adviceIn(results: readonly QuestionResult[], locale: string, message: string): string | null {
  const [told] = results
    .filter(({ verdict }) => verdict === 'sure')
    .flatMap(({ passages }) => passages.slice(0, 1))
  return told?.kind === 'service' && asksForAdvice(message, locale) ? told.label : null
}

/** In a statement, or in the form of a question. */
const wishesFor = (text: string, language: string): boolean =>
  saysWish(text, language) || isWish(text, language)

/** The service that an answer names: "What does it cost?" asks about it. */
function chosenService(
  { services }: CompiledFlow,
  { answers, captured, corrected }: CaptureResult,
): string | null {
  const values = [...captured, ...corrected].flatMap((key) => answers[key]?.value ?? [])
  return services.find(({ name }) => values.includes(name))?.name ?? null
}

/** Nobody is seen off before they have said a word, also where the flow has nothing but an end. */
function start(flow: CompiledFlow, state: ConversationState): StepResult {
  const phase = phaseOf(flow, state)
  const offers = phase.kind === 'terminal' ? [] : offerItems(flow, phase, state, [])
  const first: ReplyPlan =
    phase.kind === 'terminal' || isOptional(phase) || asksWho(nextQuestion(phase, state))
      ? [{ act: 'invite' }]
      : replyEnd(flow, state, {
          acts: [],
          asks: false,
          gives: true,
          unanswered: false,
          chooses: false,
          follows: true,
          unclear: [],
          before: [{ act: 'greet' }],
        })
  const opening: ReplyPlan = first.length > 0 ? first : [{ act: 'invite' }]
  return stepResult(flow, state, [{ act: 'greet' }, ...offers, ...opening], [])
}

const asksWho = (slot: SlotDefinition | undefined): boolean =>
  slot !== undefined && (slot.data_type === 'email' || asksForPhone(slot) || name.test(slot.key))
const name = /(?:^|_)(?:name|vorname|nachname|full_name)$/

function effortsAfter(
  state: ConversationState,
  { declined, lacking = [] }: Reading,
  keys: readonly string[],
  { captured, corrected }: CaptureResult,
): ConversationState['efforts'] {
  const answered = [...captured, ...corrected]
  const waiting = pendingSlot(state)
  const isCutOff = corrected.length > 0 && waiting !== null && ![...answered, ...declined].includes(waiting)
  const refused = [...new Set(declined)].filter((key) => keys.includes(key) && !answered.includes(key))
  const efforts = refused.map((key) => {
    const { asked, declined } = effortOf(state, { key })
    return [key, { asked, declined: declined + (lacking.includes(key) ? declinesOfRequired : 1) }] as const
  })
  const cutOff = isCutOff ? [[waiting, withoutLast(effortOf(state, { key: waiting }))] as const] : []
  return { ...state.efforts, ...Object.fromEntries([...efforts, ...cutOff]) }
}

const withoutLast = ({ asked, declined }: Effort): Effort => ({ asked: Math.max(0, asked - 1), declined })

const capturedEffects = ({ answers, captured, corrected }: CaptureResult): Effect[] =>
  [...captured, ...corrected].map((slot) => ({ type: 'slot_captured', slot, answer: answers[slot]! }))
