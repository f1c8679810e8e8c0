import { statesAnswerType } from '../answer/answer_types/index.ts'
import { type Hits, hitsIn } from '../answer/hits.ts'
import type { QuestionAnalysis } from '../answer/question_analysis.ts'
import { languagePackFor } from '../language/index.ts'
import { isPartOf } from '../search/compounds.ts'
import { termsOf } from '../search/terms.ts'
import { opensWithLimit } from './limits.ts'
import type { Line } from './passage_lines.ts'

/** Less than a rare word, or two others. */
const leastFit = 0.62
const most = 0.6

/**
 * Of paragraphs or sentences, those that have the words of the question, where one of them has most of these: the others speak of
 * something else. A list or a table stays, with what introduces it, and a paragraph that goes on from the one before.
 */
export function askedBlocks(
  lines: readonly Line[],
  trail: readonly string[],
  language: string,
  question: QuestionAnalysis,
): readonly Line[] {
  const columns = lines.flatMap(({ isHeader, cells = [] }) => (isHeader ? cells.slice(0, 1) : []))
  const common = hitsIn([...trail, ...columns].join('. '), language, question)
  const blocks = blocksOf(lines).map((block) => {
    const text = block.map((line) => line.text).join('\n')
    return { block, text, hits: wholeHits(text, language, question) }
  })
  // A word that the whole passage is about, or that no paragraph has, does not tell paragraphs apart.
  const weights = question.words.map((word, at) =>
    common[at]! > 0 || (!word.isKnown && blocks.every(({ hits }) => hits[at] === 0)) ? 0 : word.weight,
  )
  const fitOf = (hits: Hits) => hits.reduce((sum, hit, at) => sum + hit * weights[at]!, 0)
  const all = fitOf(question.words.map(() => 1))
  const best = blocks.reduce((one, other) => (fitOf(other.hits) > fitOf(one.hits) ? other : one), blocks[0]!)
  if (best === undefined || fitOf(best.hits) < Math.max(leastFit, all * most)) return lines
  // The paragraphs beside a list are chosen later, by what is told of the list.
  if (best.block.some(({ isItem }) => isItem)) return lines
  const states = (text: string) => statesAnswerType(question.answerType, text, language, () => false)
  // The price that was asked for stands in another paragraph.
  if (!states(best.text) && blocks.some(({ text }) => states(text))) return lines
  let isTold = false
  return blocks
    .filter(({ text, hits, block }) => {
      isTold = fitOf(hits) > 0 || (isTold && goesOn(text, language))
      // A list or a table may hold the answer in a few words that do not repeat the question.
      return isTold || block[0]!.isHeading || block.some(({ isItem }) => isItem)
    })
    .flatMap(({ block }) => block)
}

/** "Hours" in a text are no more than a part of the "trial hours" that were asked for. */
function wholeHits(text: string, language: string, question: QuestionAnalysis): Hits {
  const terms = termsOf(text, language)
  return hitsIn(text, language, question).map((hit, at) => {
    const { terms: asked, synonyms } = question.words[at]!
    const isPart =
      hit < 1 &&
      asked.some((word) => terms.some((term) => isPartOf(term, word))) &&
      !terms.some((term) => synonyms.has(term) || asked.some((word) => term.startsWith(word)))
    return isPart ? 0 : hit
  })
}

/** Whether it says little, or too much, without what stands before it: "This does not apply to …", "Only with a prescription". */
function goesOn(text: string, language: string): boolean {
  const { dependent, pronoun, pointingBack } = languagePackFor(language).grammar
  const opens = [dependent, opensWithLimit].some((each) => each.test(text.toLowerCase()))
  return opens || pronoun.test(text) || pointingBack.test(text)
}

/** A heading, a paragraph, or a list or a table with what introduces it. */
function blocksOf(lines: readonly Line[]): Line[][] {
  const blocks: Line[][] = []
  for (const line of lines) {
    const block = blocks.at(-1)
    const before = block?.at(-1)
    const isOfList = line.isItem || line.isHeader
    if (block && isOfList && before && !before.isHeading) block.push(line)
    else blocks.push([line])
  }
  return blocks
}
