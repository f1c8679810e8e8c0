import { AnswerObject, type AnswerTaker, type TextEnding } from './answer_object.ts'

type Place = 'line start' | 'line' | 'fence' | 'thought' | 'object'

/** What a line begins with that is no part of a reply, and what follows. */
const openings: { mark: string; place: Place }[] = [
  { mark: '{', place: 'object' },
  { mark: '```', place: 'fence' },
  { mark: '<think>', place: 'thought' },
  { mark: '<tool_call>', place: 'line start' },
  { mark: '</tool_call>', place: 'line start' },
]
const fence = /^[^\n{]*(\n|(?=\{))/
const thought = /^[\s\S]*?<\/think>/

/**
 * Reads the text of an answer while it comes. It is what is said, or an object with calls and what is said
 * (json_format.ts): whatever they were asked for, small models put one into their text, in a fence, behind their thoughts
 * or behind a sentence.
 */
export class AnswerReader {
  #place: Place = 'line start'
  #rest = ''
  #object: AnswerObject | null = null
  readonly #taker: AnswerTaker

  constructor(taker: AnswerTaker) {
    this.#taker = taker
  }

  read(piece: string) {
    this.#rest += piece
    while (this.#rest !== '' && this.#goOn());
  }

  /** After the last piece. */
  end(): TextEnding {
    if (this.#place === 'line start' && this.#rest.trim() !== '') this.#taker.say(this.#rest)
    return this.#object?.ending() ?? 'whole'
  }

  /** Whether there is more to find in what has come so far. */
  #goOn(): boolean {
    switch (this.#place) {
      case 'line start':
        return this.#openLine()
      case 'line':
        return this.#readLine()
      case 'fence':
        return this.#skip(fence)
      case 'thought':
        return this.#skip(thought)
      case 'object':
        return this.#readObject()
    }
  }

  #openLine(): boolean {
    const line = this.#rest.trimStart()
    const opening = openings.find(({ mark }) => line.startsWith(mark))
    if (!opening) {
      if (openings.some(({ mark }) => mark.startsWith(line))) return false
      this.#place = 'line'
      return true
    }
    this.#place = opening.place
    this.#rest = opening.place === 'object' ? line : line.slice(opening.mark.length)
    if (opening.place === 'object') this.#object = new AnswerObject(this.#taker)
    return true
  }

  #readLine(): boolean {
    const end = this.#rest.indexOf('\n') + 1
    this.#taker.say(end > 0 ? this.#rest.slice(0, end) : this.#rest)
    this.#rest = end > 0 ? this.#rest.slice(end) : ''
    if (end > 0) this.#place = 'line start'
    return end > 0
  }

  /** What it matches is no part of the answer. */
  #skip(part: RegExp): boolean {
    const found = part.exec(this.#rest)
    if (!found) return false
    this.#rest = this.#rest.slice(found[0].length)
    this.#place = 'line start'
    return true
  }

  #readObject(): boolean {
    const behind = this.#object?.read(this.#rest) ?? null
    this.#rest = behind ?? ''
    if (behind !== null) this.#place = 'line start'
    return behind !== null
  }
}
