import type { Block } from '../document.ts'
import { sentencesOf } from '../sentences.ts'
import type { HeadingContext } from './heading_context.ts'
import { type Introduction, introductionOf, joinIntroduction } from './introduction.ts'
import { type ListNode, listTree } from './list_tree.ts'
import { isLinkList, isNoise, isQuestion, isReferral } from './noise.ts'
import { plain } from './plain.ts'
import { addClaim, type ClaimCollector, readSentence, readSentences } from './read_sentences.ts'
import { procedureSteps, readSteps } from './read_steps.ts'
import { hasVerb, subjectOf } from './subject.ts'

/** A list's items as statements, each with what introduces it. */
export function readList(
  list: Extract<Block, { kind: 'list' }>,
  sentence: string | null,
  headingContext: HeadingContext,
  collector: ClaimCollector,
): void {
  const nodes = listTree(list.items)
  const steps = procedureSteps(nodes, list.ordered, sentence, headingContext)
  if (steps) readSteps(steps, sentence, headingContext, collector)
  else readItems(nodes, introductionOf(sentence, headingContext, collector), headingContext, collector)
}

function readItems(
  nodes: ListNode[],
  introduction: Introduction | null,
  headingContext: HeadingContext,
  collector: ClaimCollector,
) {
  for (const { text, links, children } of nodes) {
    const above = children.length > 0
    const sentences = sentencesOf(text, headingContext.language)
    if (isLinkList(text, links) && !introduction?.isSentence) collector.references.push(text)
    else if (!above) readItem(sentences, introduction, headingContext, collector)
    else if (!isLabel(text, headingContext))
      readItem(sentences.slice(0, -1), introduction, headingContext, collector)
    if (above)
      readItems(
        children,
        under(sentences.at(-1) ?? '', introduction, headingContext),
        headingContext,
        collector,
      )
  }
}

/** What introduces the items under an item: the end of it. */
function under(
  sentence: string,
  introduction: Introduction | null,
  { prefix }: HeadingContext,
): Introduction {
  const own = sentence.replace(/[\s:.]+$/u, '')
  const outer = [introduction?.words, prefix].find((words) => words && words.length + own.length <= 150)
  return { words: outer ? `${outer}: ${own}` : own, isSentence: true }
}

function readItem(
  sentences: string[],
  introduction: Introduction | null,
  headingContext: HeadingContext,
  collector: ClaimCollector,
) {
  const { pack } = headingContext
  const [first = '', ...rest] = labelled(sentences)
  if (isNoise(first, pack) || isQuestion(first))
    return readSentences([first, ...rest], headingContext, collector)
  if (isReferral(first, pack)) collector.references.push(first)
  else if (introduction && (introduction.isSentence || !isSentence(first, headingContext)))
    stateItem(first, introduction)
  else readSentence(first, headingContext, collector)
  readSentences(rest, headingContext, collector)

  function stateItem(item: string, before: Introduction) {
    const whole = joinIntroduction(before, item, headingContext)
    addClaim(whole, before.isSentence ? whole : item, headingContext, collector)
  }
}

/** "Research. We test …": the first words are the name of what is then said. */
function labelled(sentences: string[]): string[] {
  const [first = '', second, ...rest] = sentences
  const isName = second !== undefined && first.split(' ').length <= 4 && first.endsWith('.')
  return isName ? [`${first.slice(0, -1)}: ${second}`, ...rest] : sentences
}

/** Words that name something and claim nothing. */
const isLabel = (text: string, { pack }: HeadingContext) =>
  text.split(' ').length <= 8 && !/[.!]$/.test(text) && !hasVerb(text, pack.grammar)

/** An item that says whom or what it is about can stand without the heading of its list. */
const isSentence = (text: string, { pack: { grammar } }: HeadingContext) =>
  !/^[^.]{1,40}(?::|\s[–—-])\s/u.test(text) &&
  (grammar.speaker.test(plain(text)) || subjectOf(text, grammar) !== null)
