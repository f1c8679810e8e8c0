import type { PromptKind } from '@foyer/contract'
import { archivedReference, refuse, unknownReference } from '../../platform/index.ts'

interface Arm {
  prompt_template_id: number
}
interface Version {
  id: number
  kind: string
  version: number
  archived: boolean
}

/** Arms are distinct live versions of the experiment's agent and kind; `versions` has those of the agent that it names. */
export function refuseUnfitArms(arms: readonly Arm[], kind: PromptKind, versions: readonly Version[]) {
  const byId = new Map(versions.map((version) => [version.id, version]))
  const named = new Set<number>()
  for (const [index, { prompt_template_id }] of arms.entries()) {
    const param = `arms.${index}.prompt_template_id`
    const version = byId.get(prompt_template_id)
    if (!version) throw unknownReference(param, 'a prompt version of this agent')
    if (version.kind !== kind)
      throw refuse(
        'parameter_invalid',
        `${param} names a version of kind ${version.kind}; this experiment compares versions of kind ${kind}.`,
        { param },
      )
    if (version.archived) throw archivedReference(param, 'a prompt version')
    if (named.has(prompt_template_id))
      throw refuse('parameter_invalid', `${param} names a version that is already an arm.`, { param })
    named.add(prompt_template_id)
  }
}

/** What was archived since it was drafted cannot be given to conversations. */
export function refuseArchivedArms(versions: readonly Version[]) {
  const archived = versions.find((version) => version.archived)
  if (archived)
    throw refuse(
      'resource_archived',
      `Version ${archived.version} of this experiment is archived. Restore it, or create another experiment.`,
    )
}

/** One experiment at a time decides what the conversations of an agent get of one kind. */
export function refuseSecond(running: { name: string } | undefined, kind: string) {
  if (running)
    throw refuse(
      'experiment_running',
      `The experiment "${running.name}" runs on the ${kind} prompts of this agent. Stop it first.`,
    )
}

interface StopRequest {
  status: string
  arms: readonly Arm[]
  winner_id?: number
}

/** A winner has been drawn against others, and an experiment ends once. */
export function refuseWinner({ status, arms, winner_id }: StopRequest, winner: number) {
  if (!arms.some((arm) => arm.prompt_template_id === winner))
    throw refuse('parameter_invalid', 'winner must be the prompt_template_id of one of the arms.', {
      param: 'winner',
    })
  if (status === 'draft')
    throw refuse(
      'parameter_invalid',
      'This experiment never ran, so nothing has won. Stop it without a winner and activate the version.',
      { param: 'winner' },
    )
  if (status === 'stopped' && winner !== winner_id)
    throw refuse('not_revertible', 'This experiment has already ended. Activate the version instead.')
}
