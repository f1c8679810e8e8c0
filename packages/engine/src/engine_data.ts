import { Phrases } from './knowledge/query_expansion/phrases.ts'
import { primaryLanguage } from './knowledge/search/terms.ts'
import { GermanWords } from './knowledge/translation/german_words.ts'
import { type LabelWeights, parseWeights } from './listening/classifier/label_weights.ts'
import { cues } from './listening/cues/cue.ts'
import { intents } from './listening/intents/intent.ts'

/** What was fitted or listed. Each part is read when it is first needed: most processes need none of it. */
export interface EngineData {
  intents(): LabelWeights
  cues(): LabelWeights
  germanWords(): GermanWords
  /** Undefined for a language that has no list. */
  phrases(language: string): Phrases | undefined
}

export type DataFile =
  | 'intents.tsv.gz'
  | 'cues.tsv.gz'
  | 'german_english.tsv'
  | 'phrases_en.tsv'
  | 'phrases_de.tsv'

/** The first line of a file: what is in it, and the version of its format. */
export const dataHeader = (content: string): string => `# foyer ${content} 1`

/** `read` gives the text of a file of `packages/engine/data`. */
export function createEngineData(read: (file: DataFile) => string): EngineData {
  function linesOf(file: DataFile, content: string): string[] {
    const [header, ...lines] = read(file).trimEnd().split('\n')
    if (header !== dataHeader(content)) throw new Error(`${file} has no ${content} that this version reads.`)
    return lines
  }
  const phrases = new Map([
    ['en', once(() => new Phrases(linesOf('phrases_en.tsv', 'phrases'), 'en'))],
    ['de', once(() => new Phrases(linesOf('phrases_de.tsv', 'phrases'), 'de'))],
  ])
  return {
    intents: once(() => parseWeights(linesOf('intents.tsv.gz', 'intents'), intents)),
    cues: once(() => parseWeights(linesOf('cues.tsv.gz', 'cues'), cues)),
    germanWords: once(() => new GermanWords(linesOf('german_english.tsv', 'dictionary'))),
    phrases: (language) => phrases.get(primaryLanguage(language))?.(),
  }
}

function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
