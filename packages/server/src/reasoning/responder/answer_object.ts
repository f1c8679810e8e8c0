import type { ToolCall } from '@foyer/engine'

/** How an answer ended, as far as its text tells; `nothing` where no sense can be made of it. */
export type TextEnding = 'whole' | 'cut' | 'nothing'

export interface AnswerTaker {
  say(text: string): void
  call(call: ToolCall): void
}

/**
 * An answer that is a JSON object, read while it comes: `calls` as soon as they are complete, `say` piece by piece. An
 * object with neither may be a call itself. What small models get wrong in a string is put right: line breaks, and
 * escapes that are none.
 */
export class AnswerObject {
  /** The brackets that are open. */
  #open = ''
  #isClosed = false
  #isUnderstood = false
  #isBroken = false
  #isSaid = false
  /** What was read so far, put right. */
  #text = ''
  #key = ''
  #isKey = true
  #valueStart = 0
  /** What was read of a string; null between strings. */
  #string: string | null = null
  #escape = ''
  readonly #taker: AnswerTaker

  constructor(taker: AnswerTaker) {
    this.#taker = taker
  }

  /** Gives what comes behind the object; null while it goes on. */
  read(piece: string): string | null {
    for (let at = 0; at < piece.length; at += 1) {
      this.#take(piece.charAt(at))
      if (this.#open !== '') continue
      this.#close()
      return piece.slice(at + 1)
    }
    this.#sayRead()
    return null
  }

  ending(): TextEnding {
    if (this.#isBroken || !this.#isUnderstood) return 'nothing'
    if (this.#isClosed) return 'whole'
    if (this.#isSaid) return this.#isAtTop() ? 'whole' : 'cut'
    return this.#isSaying() ? 'cut' : 'nothing'
  }

  #take(character: string) {
    if (this.#string !== null) return this.#takeInString(character)
    this.#text += character
    if (character === '"') this.#string = ''
    if (character === '{' || character === '[') this.#open += character
    if (character === '}' || character === ']') this.#leave(character)
    if (this.#isAtTop() && character === ':') this.#beginValue()
    if (this.#isAtTop() && character === ',') this.#isKey = true
  }

  #takeInString(character: string) {
    if (this.#escape !== '' || character === '\\') return this.#takeEscaped(character)
    if (character === '"') return this.#endString()
    this.#string += character
    this.#text += escaped(character)
  }

  #takeEscaped(character: string) {
    this.#escape += character
    if (this.#escape.length < (this.#escape[1] === 'u' ? 6 : 2)) return
    const meant = unescaped(this.#escape)
    this.#escape = ''
    this.#string += meant
    this.#text += escaped(meant)
  }

  #endString() {
    this.#sayRead()
    if (this.#isSaying()) this.#isSaid = true
    if (this.#isAtTop() && this.#isKey) this.#key = this.#string ?? ''
    this.#string = null
    this.#text += '"'
  }

  #beginValue() {
    this.#isKey = false
    this.#valueStart = this.#text.length
    if (this.#key === 'say' || isCalls(this.#key)) this.#isUnderstood = true
  }

  /** What closes the wrong bracket is no object; it is read to the end, and nothing of it is said. */
  #leave(character: string) {
    if (this.#open.endsWith('{') !== (character === '}')) this.#isBroken = true
    if (this.#isBroken) return
    this.#open = this.#open.slice(0, -1)
    if (this.#isAtTop() && isCalls(this.#key)) this.#callAll(this.#text.slice(this.#valueStart))
  }

  #callAll(text: string) {
    const calls = parsed(text)
    if (!Array.isArray(calls)) this.#isBroken = true
    else for (const call of calls) this.#taker.call(callOf(call))
  }

  #close() {
    this.#isClosed = true
    if (this.#isUnderstood) return
    const only = parsed(this.#text)
    if (!isObject(only) || callOf(only).name === '') return
    this.#isUnderstood = true
    this.#taker.call(callOf(only))
  }

  #isAtTop(): boolean {
    return this.#open.length === 1
  }

  #isSaying(): boolean {
    return this.#string !== null && this.#isAtTop() && !this.#isKey && this.#key === 'say'
  }

  #sayRead() {
    if (!this.#isSaying() || !this.#string || this.#isBroken) return
    this.#taker.say(this.#string)
    this.#string = ''
  }
}

const isCalls = (key: string) => key === 'calls' || key === 'tool_calls'
const escaped = (text: string) => JSON.stringify(text).slice(1, -1)

/** `\'` means what stands in it. */
function unescaped(sequence: string): string {
  const meant = parsed(`"${sequence}"`)
  return typeof meant === 'string' ? meant : sequence.slice(1)
}

/** A call in any of the forms that models give it. */
function callOf(given: unknown): ToolCall {
  const named = isObject(given) && isObject(given.function) ? given.function : given
  const { name, arguments: one, parameters, input } = isObject(named) ? named : {}
  const all = one ?? parameters ?? input ?? {}
  return {
    // The engine names what has no name of its own.
    id: '',
    name: typeof name === 'string' ? name : '',
    arguments: typeof all === 'string' ? parsed(all) : all,
  }
}

/** Undefined for what is no JSON. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
