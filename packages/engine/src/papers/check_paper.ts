import { sentencesOf } from '../knowledge/sentences.ts'
import { refusalOf } from '../turn/claims/index.ts'
import { knownTexts } from '../turn/claims/known_texts.ts'

/** All that a paper may take figures from. */
export interface PaperGrounds {
  /** What the agent was given and said, and what the snapshot holds. */
  texts: readonly string[]
  /** What the visitor wrote. */
  said: readonly string[]
  /** An ISO date. */
  today: string
}

export interface CheckedPaper {
  /** Without the sentences that were refused, and lines that had nothing else. */
  text: string
  refused: { sentence: string; because: string }[]
}

/** A paper's figures, dates and numbers are stated in what it is made from, or follow from that. */
export function checkPaper(
  text: string,
  { texts, said, today }: PaperGrounds,
  language: string,
): CheckedPaper {
  const lines = text.split('\n').map((line) => partsOf(line, language))
  const grounds = {
    known: knownTexts(texts),
    said,
    reply: lines.flatMap(({ sentences }) => sentences.map(plain)),
    done: [],
    confidential: [],
    public: [],
    banned_phrases: [],
    today,
  }
  const refused: CheckedPaper['refused'] = []
  const isKept = (sentence: string) => {
    const refusal = refusalOf(plain(sentence), grounds)
    // What was done is the conversation's to check: a paper tells of it.
    if (refusal?.rule !== 'value') return true
    refused.push({ sentence, because: refusal.because })
    return false
  }
  const kept = lines.flatMap(({ line, marker, sentences }) => {
    const left = sentences.filter(isKept)
    if (left.length === sentences.length) return [line]
    return left.length > 0 ? [marker + left.join(' ')] : []
  })
  return { text: kept.join('\n'), refused }
}

/** A heading, an item, a row or a paragraph, sentence by sentence. */
function partsOf(line: string, language: string): { line: string; marker: string; sentences: string[] } {
  const [marker = ''] = /^\s*(?:(?:#{1,6}|[-*+>]|\d+[.)])\s+)*/.exec(line) ?? []
  const rest = line.slice(marker.length)
  const isWhole = rest.trim() === '' || rest.includes('|')
  return {
    line,
    marker,
    sentences: isWhole ? [rest].filter((each) => each.trim() !== '') : sentencesOf(rest, language),
  }
}

const plain = (markdown: string) => markdown.replaceAll(/[*_`]/g, '')
