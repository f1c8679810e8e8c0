import { replySentences } from './sentence_hash.ts'

/** Whole sentences out of a text that comes in pieces. */
interface SentenceStream {
  /** Those that the piece has completed: where one ends is known when the next has begun. */
  push(piece: string): string[]
  /** What is left. */
  end(): string[]
}

export function sentenceStream(): SentenceStream {
  let pending = ''
  return {
    push(piece) {
      pending += piece
      const line = pending.lastIndexOf('\n') + 1
      const whole = replySentences(pending.slice(0, line))
      const begun = replySentences(pending.slice(line))
      const last = begun.pop() ?? ''
      pending = last + (/\s$/u.test(pending.slice(line)) ? ' ' : '')
      return [...whole, ...begun]
    },
    end() {
      const rest = replySentences(pending)
      pending = ''
      return rest
    },
  }
}
