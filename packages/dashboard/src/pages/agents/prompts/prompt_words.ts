import type { Experiment, PromptTemplate } from '@foyer/sdk'
import { joinWithAnd, joinWithOr } from '../../../conversation/join_words.ts'

/** What people read for the API's own words. */
export const metricWords: Record<Experiment['metric'], string> = {
  completion: 'Completed conversations',
  slots_captured: 'Answers collected',
  fit: 'Visitor fit',
  rating: 'Visitor rating',
}

const statusWords: Record<Experiment['status'], string> = {
  draft: 'Not started',
  running: 'Running',
  stopped: 'Stopped',
}

/** The numbers of the versions that an experiment compares. */
const numbersOf = ({ arms }: Pick<Experiment, 'arms'>, versions: readonly PromptTemplate[]) =>
  arms.map(({ prompt_template_id }) => numberOf(prompt_template_id, versions))

export const numberOf = (id: number, versions: readonly PromptTemplate[]): string =>
  String(versions.find((each) => each.id === id)?.version ?? '?')

/** How an experiment stands. */
export function experimentWords(experiment: Experiment, versions: readonly PromptTemplate[]): string {
  const { status, metric, winner_id } = experiment
  return [
    statusWords[status],
    `versions ${joinWithAnd(numbersOf(experiment, versions))}`,
    `compared by ${metricWords[metric].toLowerCase()}`,
    ...(winner_id === undefined ? [] : [`version ${numberOf(winner_id, versions)} won`]),
  ].join(' · ')
}

/** Whether new conversations use a version. While an experiment runs, they use those that it compares. */
export function versionWords(
  { active, kind }: PromptTemplate,
  experiments: readonly Experiment[],
  versions: readonly PromptTemplate[],
): string {
  const running = experiments.find((each) => each.kind === kind && each.status === 'running')
  if (!running) return active ? 'Active: new conversations use it' : 'Not active'
  const numbers = joinWithOr(numbersOf(running, versions))
  return `${active ? 'Active' : 'Not active'}. During the experiment, new conversations use version ${numbers}.`
}
