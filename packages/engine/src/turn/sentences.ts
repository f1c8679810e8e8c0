import { sentenceEnds } from '../knowledge/sentences.ts'

/** Takes a text apart as it comes. What it gives, put together again, is the text: spaces stand before a sentence. */
export interface SentenceSplitter {
  /** The sentences that the piece has completed: where one ends is known when the next has begun, or its line is over. */
  push(piece: string): string[]
  /** What is left. */
  end(): string[]
  /** What is left where the text was cut off: half a sentence is none. */
  cut(): string[]
}

export function sentenceSplitter(): SentenceSplitter {
  let pending = ''

  const take = (to: number): string => {
    const sentence = pending.slice(0, to)
    pending = pending.slice(to)
    return sentence
  }

  /** A line that is over, whole; of the one that is being written, all but its last sentence. */
  function push(piece: string): string[] {
    pending += piece
    const found: string[] = []
    for (;;) {
      const at = (/\S/.exec(pending)?.index ?? pending.length) + 1
      const lineEnd = pending.indexOf('\n', at)
      const line = lineEnd < 0 ? pending : pending.slice(0, lineEnd)
      const [end] = sentenceEnds(line.slice(at - 1), null)
      if (end !== undefined) found.push(take(at - 1 + end))
      else if (lineEnd >= 0) found.push(take(lineEnd))
      else if (pending.length > longestSentence) found.push(take(lastSpace(pending)))
      else return found
    }
  }

  function rest(): string[] {
    const last = take(pending.length)
    return last.trim() === '' ? [] : [last.trimEnd()]
  }

  return {
    push,
    end: rest,
    cut: () => rest().filter((sentence) => isWhole.test(sentence)),
  }
}

/** More than anybody writes without an end: it is checked in parts. */
const longestSentence = 1000

const lastSpace = (text: string): number => {
  const at = text.lastIndexOf(' ', longestSentence)
  return at > 0 ? at : longestSentence
}

const isWhole = /[.!?…。！？]["'”’»›)\]」』]*$/u

/** The sentences of a whole text, without the spaces around them. */
export function splitSentences(text: string): string[] {
  const splitter = sentenceSplitter()
  return [...splitter.push(text), ...splitter.end()].map((sentence) => sentence.trim())
}
