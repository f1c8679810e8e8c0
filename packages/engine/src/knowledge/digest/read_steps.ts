import type { HeadingContext } from './heading_context.ts'
import type { ListNode } from './list_tree.ts'
import { capitalize, oneLine, plain, withEndMark } from './plain.ts'
import { addClaim, type ClaimCollector } from './read_sentences.ts'

interface ProcedureStep {
  number: number
  text: string
  children: string[]
}

const longestStep = 300
/** A long list that was split has its numbers in its items. */
const ownNumber = /^(\d{1,3})\.\s+/
const fewestWords = 4

/** The list's steps, where it is a procedure and not only numbered. */
export function procedureSteps(
  nodes: ListNode[],
  ordered: boolean,
  sentence: string | null,
  headingContext: HeadingContext,
): ProcedureStep[] | null {
  if (!ordered && !nodes.every(({ text }) => ownNumber.test(text))) return null
  const steps = nodes.map(({ text, children }, at) => ({
    number: Number(ownNumber.exec(text)?.[1] ?? at + 1),
    text: oneLine(text.replace(ownNumber, '')),
    children: textsIn(children),
  }))
  return isProcedure(steps, sentence, headingContext) ? steps : null
}

function isProcedure(
  steps: ProcedureStep[],
  sentence: string | null,
  { headings, pack }: HeadingContext,
): boolean {
  const { grammar, phrases } = pack
  const telling = steps.filter(({ text }) => grammar.imperative.test(plain(text))).length
  const announced = [sentence, headings.at(-1)].some((text) => text && phrases.procedure.test(plain(text)))
  return telling * 2 >= steps.length
    ? announced || telling === steps.length
    : announced && steps.every(({ text }) => text.split(' ').length >= fewestWords)
}

/** Each step with its number and what it is a step of. */
export function readSteps(
  steps: ProcedureStep[],
  sentence: string | null,
  headingContext: HeadingContext,
  collector: ClaimCollector,
): void {
  const of = purposeIn(sentence) ?? headingContext.prefix
  for (const { number, text, children } of steps) {
    const step = `${headingContext.pack.phrases.step} ${number}`
    const name =
      of === null ? capitalize(step) : of.endsWith('?') ? `${of} ${capitalize(step)}` : `${of}, ${step}`
    const whole = [text, ...children].map(withEndMark).join(' ')
    if (whole.length <= longestStep) addClaim(`${name}: ${whole}`, text, headingContext, collector)
    else
      for (const part of [text, ...children])
        addClaim(`${name}: ${withEndMark(part)}`, part, headingContext, collector)
  }
}

/** "To add a website, follow these steps:", "Follow these steps to add a website:". */
function purposeIn(sentence: string | null): string | null {
  const found = /^(To [^,:]{3,60})[,:]|\b(to \p{Ll}[^,:]{3,60}):?$/u.exec(sentence ?? '')
  const purpose = found?.[1] ?? found?.[2]
  return purpose === undefined ? null : capitalize(purpose)
}

const textsIn = (nodes: ListNode[]): string[] =>
  nodes.flatMap(({ text, children }) => [oneLine(text), ...textsIn(children)])
