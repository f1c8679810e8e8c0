// guards tested by: word_plan.test.ts

import {
  countQuestions,
  createGate,
  findBannedPhrases,
  type PlanItem,
  replySentences,
  sentenceHashes,
  type VoiceChange,
  type WordingInput,
  type WordingOutput,
  wordPlan,
} from '@foyer/engine'
import { asksFor } from './asks_for.ts'
import { conveys } from './conveys.ts'
import { isFitToSay, plain } from './fit_to_say.ts'
import { groundsOfReply } from './reply_grounds.ts'
import { isAsking, type SpeechPart } from './speech_parts.ts'
import { partEnd } from './wording_prompt.ts'

/** A reply on its way out, worded by a model and by the builtin reasoner in turns. */
interface ReplyStream {
  /** The next sentence of the model; `enough` when the plan bears no more. */
  hear(sentence: string): 'more' | 'enough'
  /** Says what the plan has and nobody has said yet. */
  finish(): WordingOutput
  /** Whether anything of the model's was said. */
  readonly heard: boolean
}

const sentencesPerItem = 3

export function startReplyStream(
  input: WordingInput,
  parts: readonly SpeechPart[],
  instructions: string,
  emit: (piece: string) => void,
): ReplyStream {
  const { voice } = input.flow
  const changes: VoiceChange[] = []
  const gate = createGate({
    // guard: a model says nothing twice [input.said -> []]
    said: input.said,
    voice,
    // guard: what a model says has grounds [groundsOfReply… -> null]
    grounds: groundsOfReply(input),
    mayAsk: parts.some(({ by, items }) => by === 'model' && items.some(isAsking)),
  })
  let text = ''
  let heard = false
  let at = 0
  /** What the model has said in the part that it is at. */
  let own: string[] = []

  function say(words: string) {
    if (words === '') return
    const piece = text === '' ? words : ` ${words}`
    text += piece
    emit(piece)
  }

  function sayBuiltin(plan: PlanItem[]) {
    const worded = wordPlan({ ...input, plan, said: [...input.said, ...sentenceHashes(text)] })
    gate.admitAll(replySentences(worded.text))
    changes.push(...worded.voice)
    say(worded.text)
  }

  /** The builtin parts that come before the model's next. */
  function sayUpToModel() {
    for (; parts[at]?.by === 'builtin'; at += 1) sayBuiltin(parts[at]!.items)
  }

  function endPart() {
    const part = parts[at]
    if (part?.by !== 'model') return
    const left = own.length === 0 ? part.items : part.items.filter((item) => isMissing(item, own))
    if (left.length > 0) sayBuiltin(left)
    own = []
    at += 1
    sayUpToModel()
  }

  const isLastOfModel = () => !parts.slice(at + 1).some(({ by }) => by === 'model')
  const cut = (words: string): VoiceChange[] =>
    findBannedPhrases(words, voice).map(({ phrase }) => ({ phrase, change: 'cut' }))

  sayUpToModel()
  return {
    hear(sentence) {
      const part = parts[at]
      if (!part) return 'enough'
      if (partEnd.test(sentence)) {
        endPart()
        return parts[at] ? 'more' : 'enough'
      }
      // guard: an item has a few sentences
      if (own.length >= sentencesPerItem * part.items.length) return isLastOfModel() ? 'enough' : 'more'
      const words = plain(sentence)
      const isStray = countQuestions(words) > 0 && !asksFor(words, part.items, input)
      // guard: another question than the plan’s is not asked [isStray]
      if (words === '' || isStray || !isFitToSay(words, instructions)) return 'more'
      const admission = gate.admit(words)
      if (admission.ok) {
        heard = true
        own.push(words)
        say(words)
      } else if (admission.because === 'banned') changes.push(...cut(words))
      return 'more'
    },
    finish() {
      while (parts[at]) endPart()
      return { text, voice: changes }
    },
    get heard() {
      return heard
    },
  }
}

function isMissing(item: PlanItem, own: readonly string[]): boolean {
  // guard: the question of the plan is asked [!own.some… -> false]
  if (isAsking(item)) return !own.some((sentence) => countQuestions(sentence) > 0)
  // guard: an answer answers by its facts [item.act… -> false]
  return item.act === 'answer' && !conveys(own.join(' '), item.passages)
}
