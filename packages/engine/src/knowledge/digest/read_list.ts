import type { Block } from '../document.ts'
import { sentencesOf } from '../sentences.ts'
import { type Introduction, introductionOf, joined } from './introduction.ts'
import { type ListNode, listTree } from './list_tree.ts'
import { plain } from './plain.ts'
import { type Reading, readSentence, readSentences, state } from './read_sentences.ts'
import { readSteps, stepsIn } from './read_steps.ts'
import { hasVerb, subjectOf } from './subject.ts'
import type { Surroundings } from './surroundings.ts'
import { isLinks, isNoise, isQuestion, sendsElsewhere } from './worthless.ts'

/** A list's items as statements, each with what introduces it. */
export function readList(
  list: Extract<Block, { kind: 'list' }>,
  sentence: string | null,
  surroundings: Surroundings,
  reading: Reading,
): void {
  const nodes = listTree(list.items)
  const steps = stepsIn(nodes, list.ordered, sentence, surroundings)
  if (steps) readSteps(steps, sentence, surroundings, reading)
  else readItems(nodes, introductionOf(sentence, surroundings, reading), surroundings, reading)
}

function readItems(
  nodes: ListNode[],
  introduction: Introduction | null,
  surroundings: Surroundings,
  reading: Reading,
) {
  for (const { text, links, children } of nodes) {
    const above = children.length > 0
    const sentences = sentencesOf(text, surroundings.language)
    if (isLinks(text, links) && !introduction?.stated) reading.references.push(text)
    else if (!above) readItem(sentences, introduction, surroundings, reading)
    else if (!isLabel(text, surroundings))
      readItem(sentences.slice(0, -1), introduction, surroundings, reading)
    if (above)
      readItems(children, under(sentences.at(-1) ?? '', introduction, surroundings), surroundings, reading)
  }
}

/** What introduces the items under an item: the end of it. */
function under(sentence: string, introduction: Introduction | null, { context }: Surroundings): Introduction {
  const own = sentence.replace(/[\s:.]+$/u, '')
  const outer = [introduction?.words, context].find((words) => words && words.length + own.length <= 150)
  return { words: outer ? `${outer}: ${own}` : own, stated: true }
}

function readItem(
  sentences: string[],
  introduction: Introduction | null,
  surroundings: Surroundings,
  reading: Reading,
) {
  const { pack } = surroundings
  const [first = '', ...rest] = labelled(sentences)
  if (isNoise(first, pack) || isQuestion(first)) return readSentences([first, ...rest], surroundings, reading)
  if (sendsElsewhere(first, pack)) reading.references.push(first)
  else if (introduction && (introduction.stated || !isSentence(first, surroundings)))
    stateItem(first, introduction)
  else readSentence(first, surroundings, reading)
  readSentences(rest, surroundings, reading)

  function stateItem(item: string, before: Introduction) {
    const whole = joined(before, item, surroundings)
    state(whole, before.stated ? whole : item, surroundings, reading)
  }
}

/** "Research. We test …": the first words are the name of what is then said. */
function labelled(sentences: string[]): string[] {
  const [first = '', second, ...rest] = sentences
  const isName = second !== undefined && first.split(' ').length <= 4 && first.endsWith('.')
  return isName ? [`${first.slice(0, -1)}: ${second}`, ...rest] : sentences
}

/** Words that name something and claim nothing. */
const isLabel = (text: string, { pack }: Surroundings) =>
  text.split(' ').length <= 8 && !/[.!]$/.test(text) && !hasVerb(text, pack.grammar)

/** An item that says whom or what it is about can stand without the heading of its list. */
const isSentence = (text: string, { pack: { grammar } }: Surroundings) =>
  !/^[^.]{1,40}(?::|\s[–—-])\s/u.test(text) &&
  (grammar.speaker.test(plain(text)) || subjectOf(text, grammar) !== null)
