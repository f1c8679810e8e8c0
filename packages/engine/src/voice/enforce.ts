import type { VoiceChange } from '../conversation/wording.ts'
import { sentencesOf } from '../knowledge/sentences.ts'
import { findBannedPhrases, type VoiceBans } from './banned_phrases.ts'

interface Line {
  /** Spaces, and the mark of a heading, a list or a quotation. */
  lead: string
  sentences: string[]
  wasBlank: boolean
}

/** The text without the sentences that hold a banned phrase; a text that holds none is left as it is. */
export function enforceVoice(text: string, voice: VoiceBans): { text: string; changes: VoiceChange[] } {
  if (findBannedPhrases(text, voice).length === 0) return { text, changes: [] }
  const cut = new Set<string>()
  let lines = text.split('\n').map(lineOf)
  for (;;) {
    const { text: whole, places } = joined(lines)
    const banned = findBannedPhrases(whole, voice)
    if (banned.length === 0) return { text: whole.trim(), changes: [...cut].map(asCut) }
    for (const { phrase } of banned) cut.add(phrase)
    const isHit = (place: TextRange | undefined) =>
      place !== undefined && banned.some(({ at, found }) => at < place.to && at + found.length > place.from)
    lines = lines
      .map((line, row) => ({
        ...line,
        // A line whose mark is banned has nothing before its first sentence to cut but the line itself.
        sentences: isHit(places[row]?.lead)
          ? []
          : line.sentences.filter((_, column) => !isHit(places[row]?.sentences[column])),
      }))
      .filter(({ sentences, wasBlank }) => sentences.length > 0 || wasBlank)
  }
}

interface TextRange {
  from: number
  to: number
}

const asCut = (phrase: string): VoiceChange => ({ phrase, change: 'cut' })

function lineOf(line: string): Line {
  const lead = /^\s*(?:(?:[-*+•>]|#{1,6}|\d{1,3}[.)])\s+)?/.exec(line)?.[0] ?? ''
  const sentences = sentencesOf(line.slice(lead.length), null)
  return { lead: sentences.length > 0 ? lead : '', sentences, wasBlank: sentences.length === 0 }
}

/** The lines as one text, and where each sentence stands in it: a phrase may begin in one and end in the next. */
function joined(lines: readonly Line[]) {
  let text = ''
  const places = lines.map(({ lead, sentences }, row) => {
    if (row > 0) text += '\n'
    const from = text.length
    text += lead
    const leadPlace = { from, to: text.length }
    return {
      lead: leadPlace,
      sentences: sentences.map((sentence, column) => {
        if (column > 0) text += ' '
        const place = { from: text.length, to: text.length + sentence.length }
        text += sentence
        return place
      }),
    }
  })
  return { text, places }
}
