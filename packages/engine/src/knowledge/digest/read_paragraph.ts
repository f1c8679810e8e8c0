import type { Block } from '../document.ts'
import { sentencesOf } from '../sentences.ts'
import { plain } from './plain.ts'
import { type Reading, readSentence, readSentences } from './read_sentences.ts'
import { hasVerb } from './subject.ts'
import type { Surroundings } from './surroundings.ts'
import { isLinks } from './worthless.ts'

type Paragraph = Extract<Block, { kind: 'paragraph' }>

const longestCommand = 120
const longestLabel = 5

/** A word or two on a line of their own head what follows, like a heading. */
export function isLabel({ text }: Paragraph, next: Block | undefined, { pack }: Surroundings): boolean {
  if (!next || next.kind === 'heading' || (next.kind !== 'paragraph' && /:$/.test(text))) return false
  return text.split(' ').length <= longestLabel && !/[.!?…,;]$/.test(text) && !hasVerb(text, pack.grammar)
}

/** Reads the paragraph but for a last sentence that introduces the next block, which is given back. */
export function readParagraph(
  { text, links }: Paragraph,
  next: Block | undefined,
  surroundings: Surroundings,
  reading: Reading,
): string | null {
  const sentences = sentencesOf(text, surroundings.language)
  const last = sentences.at(-1)
  const introduction = last !== undefined && introduces(last, next, surroundings) ? last : null
  if (introduction !== null) sentences.pop()
  if (isLinks(text, links)) reading.references.push(text)
  else readSentences(sentences, surroundings, reading)
  return introduction
}

function introduces(sentence: string, next: Block | undefined, { pack }: Surroundings): boolean {
  if (!next || next.kind === 'heading' || next.kind === 'paragraph') return false
  return /[^.!?]$/.test(sentence) || pack.phrases.pointing.test(plain(sentence))
}

/** A line of code that ends a sentence is part of it; otherwise the sentence must do without. */
export function readCommand(
  introduction: string,
  code: string,
  surroundings: Surroundings,
  reading: Reading,
): void {
  const command = code.trim()
  if (!command.includes('\n') && command.length <= longestCommand)
    readSentence(`${introduction} ${command}`, surroundings, reading)
  else if (isHollow(introduction, surroundings)) reading.references.push(introduction)
  else readSentence(introduction.replace(/:$/, '.'), surroundings, reading)
}

/** A sentence that says nothing without the code after it. */
function isHollow(introduction: string, { pack: { phrases, grammar } }: Surroundings): boolean {
  const said = plain(introduction).replace(/[\s:.]+$/u, '')
  return phrases.pointing.test(said) || phrases.runsOn.test(said) || !hasVerb(said, grammar)
}
