import type { Block } from '../document.ts'

type Paragraph = Extract<Block, { kind: 'paragraph' }>

/** A question that opens a paragraph, and the rest of it. */
const opening = /^((?:[^?!.:]{2,80}[.!:] )?[^?!.:]{6,160}\?)(?:\s+(\S[\s\S]*))?$/

/** One question in a text is rhetoric; two are a list of questions with their answers. */
const fewest = 2

/** Below every heading that a document can have. */
const level = 7

/**
 * Many pages answer questions in paragraphs that begin with them. Each question becomes the heading of its answer, so
 * that it is found and said without its neighbours.
 */
export function withQuestionHeadings(blocks: readonly Block[]): Block[] {
  const runs: Block[][] = [[]]
  for (const block of blocks) {
    if (block.kind === 'heading') runs.push([])
    runs.at(-1)!.push(block)
  }
  return runs.flatMap((run) => {
    const questions = run.filter((block, at) => asks(block, run[at + 1]))
    const paragraphs = run.filter(({ kind }) => kind === 'paragraph')
    // A few questions in running text are no headings.
    if (questions.length < fewest || questions.length * 3 < paragraphs.length) return run
    return run.flatMap((block) => (questions.includes(block) ? headed(block as Paragraph) : [block]))
  })
}

/** A question asks for what follows it, in its own paragraph or in the next block. */
function asks(block: Block, next: Block | undefined): boolean {
  const [, question, answer] = (block.kind === 'paragraph' && opening.exec(block.text)) || []
  if (question === undefined || answer !== undefined) return question !== undefined
  return next !== undefined && !(next.kind === 'paragraph' && opening.test(next.text))
}

function headed(paragraph: Paragraph): Block[] {
  const [, question, answer] = opening.exec(paragraph.text)!
  const heading: Block = { kind: 'heading', level, text: question! }
  return answer === undefined ? [heading] : [heading, { ...paragraph, text: answer }]
}
