import { referencePattern, type WordingInput } from '@foyer/engine'

/** So many words in a row are no accident. */
const longRun = 6
const shortestText = 4

/** Runs of words that were written for the agent and that nobody else is to read. */
export function confidentialRuns({ flow, phase }: WordingInput, rules: string): Set<string> {
  const { voice, services, prompts, phases } = flow
  const texts = [
    ...prompts.conversation.body.split(referencePattern),
    rules,
    phase.objective,
    phase.exit.exit_criteria,
    ...phases.flatMap(({ slots }) => slots.map(({ description }) => description ?? '')),
    ...(voice?.tone_rules ?? []),
    ...services.flatMap(({ guidelines, good_fit_signals }) => [
      guidelines ?? '',
      ...(good_fit_signals ?? []),
    ]),
  ]
  return new Set(texts.flatMap((text) => text.split('\n\n')).flatMap(runsIn))
}

/** Whether a sentence repeats such a run that its grounds do not have, too. */
export function isRecited(sentence: string, runs: ReadonlySet<string>, grounds: string): boolean {
  const open = wordsIn(grounds).join(' ')
  return candidatesIn(sentence).some((run) => runs.has(run) && !open.includes(run))
}

/** Of a text that is shorter than a run, all of it. */
function runsIn(text: string): string[] {
  const words = wordsIn(text)
  if (words.length < shortestText) return []
  if (words.length <= longRun) return [words.join(' ')]
  return words.slice(longRun - 1).map((_, at) => words.slice(at, at + longRun).join(' '))
}

function candidatesIn(sentence: string): string[] {
  const words = wordsIn(sentence)
  const lengths = Array.from({ length: longRun - shortestText + 1 }, (_, at) => shortestText + at)
  return lengths.flatMap((length) =>
    words.slice(length - 1).map((_, at) => words.slice(at, at + length).join(' ')),
  )
}

const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
