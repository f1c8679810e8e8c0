import type { ListNode } from './list_tree.ts'
import { capitalised, ended, oneLine, plain } from './plain.ts'
import { type Reading, state } from './read_sentences.ts'
import type { Surroundings } from './surroundings.ts'

export interface Step {
  number: number
  text: string
  children: string[]
}

const longestStep = 300
/** A long list that was parted has its numbers in its items. */
const ownNumber = /^(\d{1,3})\.\s+/
const fewestWords = 4

/** The list's steps, where it is a procedure and not only numbered. */
export function stepsIn(
  nodes: ListNode[],
  ordered: boolean,
  sentence: string | null,
  surroundings: Surroundings,
): Step[] | null {
  if (!ordered && !nodes.every(({ text }) => ownNumber.test(text))) return null
  const steps = nodes.map(({ text, children }, at) => ({
    number: Number(ownNumber.exec(text)?.[1] ?? at + 1),
    text: oneLine(text.replace(ownNumber, '')),
    children: textsIn(children),
  }))
  return isProcedure(steps, sentence, surroundings) ? steps : null
}

function isProcedure(steps: Step[], sentence: string | null, { headings, pack }: Surroundings): boolean {
  const { grammar, phrases } = pack
  const telling = steps.filter(({ text }) => grammar.imperative.test(plain(text))).length
  const announced = [sentence, headings.at(-1)].some((text) => text && phrases.procedure.test(plain(text)))
  return telling * 2 >= steps.length
    ? announced || telling === steps.length
    : announced && steps.every(({ text }) => text.split(' ').length >= fewestWords)
}

/** Each step with its number and what it is a step of. */
export function readSteps(
  steps: Step[],
  sentence: string | null,
  surroundings: Surroundings,
  reading: Reading,
): void {
  const of = purposeIn(sentence) ?? surroundings.context
  for (const { number, text, children } of steps) {
    const step = `${surroundings.pack.phrases.step} ${number}`
    const name =
      of === null ? capitalised(step) : of.endsWith('?') ? `${of} ${capitalised(step)}` : `${of}, ${step}`
    const whole = [text, ...children].map(ended).join(' ')
    if (whole.length <= longestStep) state(`${name}: ${whole}`, text, surroundings, reading)
    else for (const part of [text, ...children]) state(`${name}: ${ended(part)}`, part, surroundings, reading)
  }
}

/** "To add a website, follow these steps:", "Follow these steps to add a website:". */
function purposeIn(sentence: string | null): string | null {
  const found = /^(To [^,:]{3,60})[,:]|\b(to \p{Ll}[^,:]{3,60}):?$/u.exec(sentence ?? '')
  const purpose = found?.[1] ?? found?.[2]
  return purpose === undefined ? null : capitalised(purpose)
}

const textsIn = (nodes: ListNode[]): string[] =>
  nodes.flatMap(({ text, children }) => [oneLine(text), ...textsIn(children)])
