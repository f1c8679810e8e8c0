import type { Block } from '../document.ts'
import { sentencesOf } from '../sentences.ts'
import type { HeadingContext } from './heading_context.ts'
import { isLinkList } from './noise.ts'
import { plain } from './plain.ts'
import { type ClaimCollector, readSentence, readSentences } from './read_sentences.ts'
import { hasVerb } from './subject.ts'

type Paragraph = Extract<Block, { kind: 'paragraph' }>

const longestCommand = 120
const longestLabel = 5

/** A word or two on a line of their own head what follows, like a heading. */
export function isLabel({ text }: Paragraph, next: Block | undefined, { pack }: HeadingContext): boolean {
  if (!next || next.kind === 'heading' || (next.kind !== 'paragraph' && /:$/.test(text))) return false
  return text.split(' ').length <= longestLabel && !/[.!?…,;]$/.test(text) && !hasVerb(text, pack.grammar)
}

/** Reads the paragraph but for a last sentence that introduces the next block, which is given back. */
export function readParagraph(
  { text, links }: Paragraph,
  next: Block | undefined,
  headingContext: HeadingContext,
  collector: ClaimCollector,
): string | null {
  const sentences = sentencesOf(text, headingContext.language)
  const last = sentences.at(-1)
  const introduction = last !== undefined && introduces(last, next, headingContext) ? last : null
  if (introduction !== null) sentences.pop()
  if (isLinkList(text, links)) collector.references.push(text)
  else readSentences(sentences, headingContext, collector)
  return introduction
}

function introduces(sentence: string, next: Block | undefined, { pack }: HeadingContext): boolean {
  if (!next || next.kind === 'heading' || next.kind === 'paragraph') return false
  return /[^.!?]$/.test(sentence) || pack.phrases.pointing.test(plain(sentence))
}

/** A line of code that ends a sentence is part of it; otherwise the sentence must do without. */
export function readCommand(
  introduction: string,
  code: string,
  headingContext: HeadingContext,
  collector: ClaimCollector,
): void {
  const command = code.trim()
  if (!command.includes('\n') && command.length <= longestCommand)
    readSentence(`${introduction} ${command}`, headingContext, collector)
  else if (isHollow(introduction, headingContext)) collector.references.push(introduction)
  else readSentence(introduction.replace(/:$/, '.'), headingContext, collector)
}

/** A sentence that says nothing without the code after it. */
function isHollow(introduction: string, { pack: { phrases, grammar } }: HeadingContext): boolean {
  const said = plain(introduction).replace(/[\s:.]+$/u, '')
  return phrases.pointing.test(said) || phrases.runsOn.test(said) || !hasVerb(said, grammar)
}
