import { isDeepStrictEqual } from 'node:util'
import {
  type CitedPassage,
  countQuestions,
  createGate,
  findBannedPhrases,
  type PlanItem,
  type QuestionResult,
  replySentences,
  sentenceHashes,
  type VoiceChange,
  type WordingInput,
  type WordingOutput,
  wordPlan,
} from '@foyer/engine'
import type { ReplyRequest } from '../../port.ts'
import { asksFor } from './asks_for.ts'
import type { CitedSentence } from './check_sentence.ts'
import { addedItems, isAsking, itemsFor } from './plan_items.ts'

/** A reply on its way out: a model's sentences as they come, and the builtin words where the plan needs them. */
export interface ReplyWriter {
  decline(question: number, words: string): void
  /** In the visitor's language, for what the builtin reasoner can only say in another. */
  translate(sentence: number, words: string): void
  /** In the agent's manner, where the conversation ends. */
  goodbye(words: string): void
  /** Says a sentence that has passed every check, now or at its place. */
  say(sentence: CitedSentence): void
  /** Notes what the voice kept from being said. */
  cut(text: string): void
  /** Says what the plan has and nobody has said yet. */
  finish(): WordingOutput
  /** Whether anything of the model's was said. */
  readonly heard: boolean
}

interface Question {
  result: QuestionResult
  state: 'open' | 'answered' | 'declined'
  cited: CitedPassage[]
  /** The words in which a model declines it. */
  words: string
  said: boolean
}

export function startReplyWriter(
  request: ReplyRequest,
  offered: readonly QuestionResult[],
  emit: (piece: string) => void,
  translates: boolean,
): ReplyWriter {
  const questions = offered.map(
    (result): Question => ({ result, state: 'open', cited: [], words: '', said: false }),
  )
  const { input: first } = request.plan(offered)
  const announced = addedItems(first.plan, offered)
  const { voice } = first.flow
  const changes: VoiceChange[] = []
  const gate = createGate({ said: first.said, voice, grounds: null, mayAsk: true })
  const translations = new Map<number, string>()
  let input: WordingInput | undefined
  let text = ''
  let heard = false
  let held: CitedSentence | undefined
  let goodbye = ''

  function settle(final: boolean): WordingInput {
    input = request.settle(
      questions.map((question, at) => outcomeOf(question, request.results[at]!, final)),
    ).input
    return input
  }

  function put(words: string) {
    if (words === '') return
    const piece = text === '' ? words : ` ${words}`
    text += piece
    emit(piece)
  }

  function sayOwn(words: string) {
    heard = true
    put(words)
  }

  function putBuiltin(plan: PlanItem[]) {
    if (plan.length === 0) return
    const worded = wordPlan({
      ...withGoodbye(input ?? settle(false), goodbye),
      plan,
      said: [...first.said, ...sentenceHashes(text)],
    })
    gate.note(replySentences(worded.text))
    changes.push(...worded.voice)
    put(worded.text)
  }

  /** What is said to questions that no sentence answers, each at its place. */
  function putUnanswered(before: number, input: WordingInput, states: Question['state'][]) {
    for (const question of questions.slice(0, before)) {
      if (question.said || !states.includes(question.state)) continue
      question.said = true
      const items = itemsFor(input.plan, question.result)
      const isGap = items.some(({ act }) => act === 'gap')
      if (isGap && input.plan.some(({ act }) => act === 'pass_on')) continue
      if (isGap && questions.some((other) => other !== question && other.said && other.state === 'declined'))
        continue
      if (translates && question.words !== '') put(question.words)
      else putBuiltin(isGap ? besideAnswer(items, questions) : items)
    }
  }

  return {
    decline(question, words) {
      const declined = questions[question]
      if (declined?.state !== 'open') return
      declined.state = 'declined'
      declined.words = words
      if (input) settle(false)
    },
    goodbye(words) {
      goodbye = words
    },
    translate: (sentence, words) => void translations.set(sentence, words),
    say(sentence) {
      const planned = input ?? settle(false)
      // What is asked comes last, where the plan still asks by then.
      if (countQuestions(sentence.text) > 0) {
        held ??= sentence
        return
      }
      const about = questionsOf(sentence, questions)
      putUnanswered(Math.min(...about, questions.length), planned, about.length > 0 ? ['declined'] : [])
      if (sentence.sources.length === 0) {
        if (!gate.admit(sentence.text).ok) return
      } else gate.note([sentence.text])
      for (const at of about) cite(questions[at]!, sentence)
      sayOwn(sentence.text)
    },
    cut: (words) =>
      void changes.push(
        ...findBannedPhrases(words, voice).map(({ phrase }) => ({ phrase, change: 'cut' as const })),
      ),
    finish() {
      const final = settle(true)
      putUnanswered(questions.length, final, ['declined', 'open'])
      for (const item of addedItems(final.plan, request.results)) {
        // What the model declined may have added to the sentences that it translated.
        const at = announced.findIndex((one) => isDeepStrictEqual(one, item))
        const words = translates ? translations.get(at + 1) : undefined
        if (words === undefined) putBuiltin([item])
        else put(words)
      }
      const asking = final.plan.filter(isAsking)
      const asks = held && asksFor(held.text, asking, final) && gate.admit(held.text).ok
      if (held && asks) sayOwn(held.text)
      if (!asks) putBuiltin(asking)
      if (text === '') putBuiltin(final.plan)
      return { text, voice: changes }
    },
    get heard() {
      return heard || held !== undefined
    },
  }
}

/** What became of a question. One that a model passes over is what the knowledge says of it by itself. */
function outcomeOf(question: Question, judged: QuestionResult, final: boolean): QuestionResult {
  const { result, state, cited } = question
  if (state === 'declined') return { ...result, verdict: judged.verdict === 'outage' ? 'outage' : 'nothing' }
  if (!final) return result
  if (state === 'open') return result.asked ? judged : { ...result, verdict: 'nothing' }
  if (cited.length > 0) return { ...result, verdict: 'sure', passages: cited }
  // Answered by the catalog: no passage, and no gap either.
  return { ...result, asked: false, verdict: 'nothing' }
}

/** The questions that a sentence deals with; what is at hand anyway deals with the first that is open. */
function questionsOf({ sources }: CitedSentence, questions: readonly Question[]): number[] {
  const found = sources.flatMap((source) => source.questions)
  if (found.length > 0 || sources.length === 0)
    return [...new Set(found)].filter((at) => questions[at]!.state !== 'declined')
  const open = questions.findIndex(({ state, result }) => state === 'open' && result.asked)
  return open < 0 ? [] : [open]
}

function cite(question: Question, { sources }: CitedSentence) {
  question.state = 'answered'
  question.said = true
  for (const { passage } of sources)
    if (passage && !question.cited.includes(passage)) question.cited.push(passage)
}

/** Beside an answer, a gap is said to be of the other question. */
function besideAnswer(items: PlanItem[], questions: readonly Question[]): PlanItem[] {
  const answered = questions.find(({ state }) => state === 'answered')
  return answered ? [{ act: 'answer', question: answered.result.question, passages: [] }, ...items] : items
}

/** What a style puts in quotation marks is what the builtin reasoner says last. */
function withGoodbye(input: WordingInput, goodbye: string): WordingInput {
  if (goodbye === '' || /[“”"„«»]/u.test(goodbye)) return input
  const { flow } = input
  const voice = { name: '', languages: [], ...flow.voice, sign_off_style: `“${goodbye}”` }
  return { ...input, flow: { ...flow, voice } }
}
