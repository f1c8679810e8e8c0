import type { OnboardingReply, OnboardingState } from '@foyer/server'
import { UsageError } from '../command.ts'
import type { Progress } from '../progress_bar.ts'

/** What `foyer start` says on its way and at its end. */

/** As people type it: without a scheme, https is meant. */
export function withScheme(address: string): string {
  const url = /^[a-z][a-z0-9+.-]*:\/\//i.test(address) ? address : `https://${address}`
  if (!/^https?:\/\//i.test(url) || !URL.canParse(url))
    throw new UsageError(`"${address}" must be an http or https address, such as https://example.com.`)
  return url
}

const words: Record<OnboardingState['step'], string> = {
  choose_parts: 'looking at the site',
  sources: 'reading pages',
  profile: 'filling in the profile',
  agent: 'creating the agent',
  appearance: 'choosing colours',
  catalog: 'proposing services',
  voice: 'finding the voice',
  questions: 'asking ten questions',
  done: 'done',
}

export function progressOf({ step, pages }: OnboardingState): Progress {
  const counted = step === 'sources' ? { done: pages.read, total: pages.found } : { done: 0, total: 0 }
  return { what: words[step], ...counted }
}

/** What went wrong and what to do, in the words of the run. */
export function endOf({ status, problems, choice }: OnboardingState): string[] {
  const told = problems.map(({ url, message }) =>
    url && !message.includes(url) ? `${url}: ${message}` : message,
  )
  if (status === 'stopped') told.push('The run was stopped: another one replaced it, or it was skipped.')
  if (!choice) return told
  const parts = choice.parts.slice(0, 20).map(({ path, pages }) => `  --part ${path}  (${pages} pages)`)
  return [
    ...told,
    `${choice.url} has ${choice.pages} pages. Choose what to read and run the command again, with --max-pages or:`,
    ...parts,
  ]
}

export function questionLines(questions: readonly OnboardingReply[]): string[] {
  return questions.flatMap(({ question, answered, check, sources }, index) => {
    const [source] = sources
    const from = source ? ` (${source.url ?? source.title})` : ''
    const reply = answered
      ? `${check?.answer?.replaceAll(/\s+/g, ' ')}${from}`
      : 'No answer yet. It is now a gap.'
    return ['', `${index + 1}. ${question}`, `   ${reply}`]
  })
}
