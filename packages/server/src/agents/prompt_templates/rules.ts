import { refuse } from '../../platform/index.ts'

/**
 * §4.12: what conversations are about to use cannot be archived. A running experiment is told first, because
 * activating another version would not help against it.
 */
export function refuseInUse(version: { active: boolean }, experiment: { name: string } | undefined) {
  if (experiment)
    throw refuse(
      'experiment_running',
      `The running experiment "${experiment.name}" uses this version. Stop the experiment first.`,
    )
  if (version.active)
    throw refuse('resource_in_use', 'This version is active. Activate another version first.')
}
