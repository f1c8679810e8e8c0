import type { Grounds, Refusal } from './claims/grounds.ts'
import { claimsAction, refusalOf } from './claims/index.ts'
import { sentenceSplitter } from './sentences.ts'
import type { RefusedSentence } from './stored_turn.ts'

/** Lets the sentences of a reply out one by one, as they come, once each has been checked. */
export interface ReplyGate {
  /** A response begins. */
  begin(): void
  take(piece: string): void
  /** The text stops, for a call or because the response is over. */
  pause(): void
  /** The response was cut off: half a sentence is dropped. */
  cut(): void
  /** The calls of the response have been run: what claims an action can be checked. */
  release(): void
  /** Words of the engine's own, which need no check. */
  say(words: string): void
  /** All that the visitor has seen of the reply. */
  readonly text: string
  /** It is as long as a reply can be: no more is shown. */
  readonly isFull: boolean
  readonly response: GatedResponse
}

export interface GatedResponse {
  /** What the visitor has seen of it. */
  text: string
  refused: RefusedSentence[]
  /** True sentences, too: they came after a refused one. */
  held: string[]
}

interface GateInput {
  emit: (text: string) => void
  /** What a sentence is checked against, beside these other sentences of the reply. */
  grounds: (reply: readonly string[]) => Grounds
}

/** Several times what a chat can take: a responder that comes to no end is cut off. */
const longestReply = 8000
/** So many sentences that did not leave are told to the responder. */
const mostHeld = 10
/** Figures follow from figures near them. */
const nearSentences = 20

/** Signs that nobody sees are no text. */
const isBlank = (text: string): boolean => !/[^\s\p{C}]/u.test(text)

export function replyGate({ emit, grounds }: GateInput): ReplyGate {
  let text = ''
  let splitter = sentenceSplitter()
  let response: GatedResponse = { text: '', refused: [], held: [] }
  /** Sentences of this response that wait for its calls. */
  let waiting: string[] = []
  /** The text goes on after a call. */
  let goesOn = false
  const shown: string[] = []
  /** What the visitor had read when the response began: nobody wants to read it again. */
  let read: ReadonlySet<string> = new Set()

  function show(sentence: string) {
    const begins = response.text === ''
    const piece = !begins ? sentence : text === '' ? sentence.trimStart() : `\n\n${sentence.trimStart()}`
    response.text += begins ? sentence.trimStart() : sentence
    text += piece
    shown.push(sentence.trim())
    emit(piece)
  }

  function check(sentence: string, others: readonly string[] = []) {
    const words = sentence.trim()
    if (text.length >= longestReply || read.has(words)) return
    if (response.refused.length + response.held.length >= mostHeld) return
    const near = [...shown, ...others.map((each) => each.trim())].slice(-nearSentences)
    const refusal = refusalOf(words, grounds(near))
    if (refusal) response.refused.push(refusedSentence(words, refusal))
    else if (response.refused.length > 0) response.held.push(words)
    else show(sentence)
  }

  function admit(sentence: string) {
    if (isBlank(sentence)) return
    const joined = goesOn ? `\n\n${sentence.trimStart()}` : sentence
    goesOn = false
    if (waiting.length > 0 || claimsAction(sentence.trim())) waiting.push(joined)
    else check(joined)
  }

  return {
    begin() {
      splitter = sentenceSplitter()
      response = { text: '', refused: [], held: [] }
      waiting = []
      goesOn = false
      read = new Set(shown)
    },
    take: (piece) => splitter.push(piece).forEach(admit),
    pause() {
      splitter.end().forEach(admit)
      goesOn = true
    },
    cut: () => splitter.cut().forEach(admit),
    release() {
      const released = waiting
      waiting = []
      for (const sentence of released)
        check(
          sentence,
          released.filter((other) => other !== sentence),
        )
    },
    say: (words) => show(`\n\n${words}`),
    get text() {
      return text
    },
    get isFull() {
      return text.length >= longestReply
    },
    get response() {
      return response
    },
  }
}

const refusedSentence = (sentence: string, { rule, because }: Refusal): RefusedSentence => ({
  sentence,
  because,
  rule,
})
